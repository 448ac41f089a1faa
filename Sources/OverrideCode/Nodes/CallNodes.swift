import HitTesting

/// What a call says about itself, whatever it turns out to call.
final class CallSite {
  let name: MemberName
  let base: MemberName
  let labels: [String?]
  let arguments: [Node]
  let range: SourceRange
  /// Whether nobody looks at the result: then an unknown call is an effect.
  let isStatement: Bool
  /// `handler?(point)`: nil where the closure is nil or the method is not implemented.
  let isOptional: Bool

  init(
    name: MemberName, base: MemberName, labels: [String?], arguments: [Node], isStatement: Bool,
    isOptional: Bool = false, _ range: SourceRange
  ) {
    self.name = name
    self.base = base
    self.labels = labels
    self.arguments = arguments
    self.isStatement = isStatement
    self.isOptional = isOptional
    self.range = range
  }

  private var cachedClass: ResolvedClass?
  private var cachedMethod: MethodInfo?
  /// Whether the class has a property of the method's name, which may hold a closure.
  private(set) var mayBeClosure = true

  /// The program's method that the call means for the objects of the class: found once, used as long as the class stays
  /// the same.
  func method(of type: ResolvedClass?) -> MethodInfo? {
    guard let type else { return nil }
    if type !== cachedClass {
      cachedClass = type
      cachedMethod = type.method(name, baseName: base.text, labels: labels)
      mayBeClosure = type.member(base) != nil
    }
    return cachedMethod
  }
}

/// `view.hitTest(point, with: event)`, `[view hitTest:point withEvent:event]`, and a call of `self`'s method.
final class MethodCallNode: Node {
  let receiver: Node
  let site: CallSite
  let passesNil: Bool
  override var path: String? { storedPath }
  private let storedPath: String?

  init(_ receiver: Node, _ site: CallSite, passesNil: Bool) {
    self.receiver = receiver
    self.site = site
    self.passesNil = passesNil
    storedPath = receiver.path.map { $0.isEmpty ? site.name.text : $0 + "." + site.name.text }
    super.init(site.range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try call(frame)
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }

  private func call(_ frame: Frame) throws(OverrideCrash) -> Value {
    let interpreter = frame.interpreter
    if interpreter.hasSuppliedPaths, let storedPath, let answer = interpreter.answer(to: storedPath, frame) {
      return answer
    }
    var value = try receiver.evaluateReceiver(frame)
    switch value {
    case .null:
      if passesNil { return .null }
      if frame.code.language == .objectiveC {
        // The arguments of a message to nil are evaluated all the same.
        _ = try Arguments(site.arguments, in: frame)
        return site.name.nilAnswer
      }
      if site.base.text == "map" || site.base.text == "flatMap" { return .null }
      throw interpreter.crash(
        OverrideCrash.unexpectedNil.message + ": \(interpreter.excerpt(receiver.range))", at: range)
    case .unknown(let unknown): return try interpreter.callUnknown(unknown, site, receiver.range, frame)
    default: break
    }
    return try interpreter.call(site, on: &value, receiver, frame)
  }
}

/// `super.hitTest(point, with: event)`
final class SuperCallNode: Node {
  let site: CallSite

  init(_ site: CallSite) {
    self.site = site
    super.init(site.range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try frame.interpreter.callSuper(site, frame)
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }
}

/// A call without receiver that no local variable answers: a function, an initializer, in Swift a method of `self`.
final class FunctionCallNode: Node {
  let site: CallSite
  /// The program's function of that name.
  let function: MethodInfo?
  /// What is built in under that name; a program's own function of the same name comes first.
  let builtin: BuiltinFunction?

  init(_ site: CallSite, function: MethodInfo?) {
    self.site = site
    self.function = function
    builtin = site.name.function ?? site.base.function
    super.init(site.range)
  }

  override var path: String? { site.name.text }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try frame.interpreter.callFunction(site, function, builtin, frame)
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }
}

/// A call of a closure in a variable, or of whatever an expression gives.
final class ClosureCallNode: Node {
  let closure: Node
  let arguments: [Node]
  let passesNil: Bool

  init(_ closure: Node, _ arguments: [Node], passesNil: Bool, _ range: SourceRange) {
    self.closure = closure
    self.arguments = arguments
    self.passesNil = passesNil
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let interpreter = frame.interpreter
    let value = try closure.evaluate(frame)
    switch value {
    case .closure(let closure):
      let result = try interpreter.call(closure, Arguments(arguments, in: frame))
      if interpreter.isRecording { interpreter.observe(range, result) }
      return result
    case .null where passesNil: return .null
    case .null:
      throw interpreter.crash("a closure that is nil is called: \(interpreter.excerpt(closure.range))", at: range)
    case .unknown: return value
    case .type(let name):
      return .object(ObjectValue(className: name, isMadeByCode: true))
    default: throw interpreter.crash("\(interpreter.text(value)) is no closure", at: range)
    }
  }
}

/// `.init(x: 1, y: 2)`, `.associated(value)`: a call behind a leading dot.
final class ImplicitCallNode: Node {
  let name: String
  let arguments: [Node]
  let builtin: BuiltinFunction?

  /// The types with initializers that `.init` can mean are told apart by their labels.
  private static let initializers = [
    "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGAffineTransform", "CGVector", "UIBezierPath",
  ]

  init(_ call: Call, _ arguments: [Node], _ range: SourceRange) {
    name = call.baseName
    self.arguments = arguments
    var builtin: BuiltinFunction?
    if call.baseName == "init" {
      let labels = call.name.utf8.drop { $0 != 0x28 }
      for type in Self.initializers where builtin == nil {
        builtin = builtinFunctions[type + String(Substring(labels))]
      }
    }
    self.builtin = builtin
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(arguments, in: frame)
    if let builtin { return try builtin.call(arguments, frame.interpreter) }
    return .enumCase(EnumValue(name: name, associated: arguments.all))
  }
}
