import HitTesting

/// `view.frame`, `self->_view`, and an Objective-C message without arguments.
final class MemberNode: Node {
  let base: Node
  let name: MemberName
  /// Whether nil in front of it is the nil of an optional chain, and not a crash.
  let passesNil: Bool
  override var path: String? { storedPath }
  private let storedPath: String?

  init(_ base: Node, _ name: MemberName, passesNil: Bool, _ range: SourceRange) {
    self.base = base
    self.name = name
    self.passesNil = passesNil
    storedPath = base.path.map { $0.isEmpty ? name.text : $0 + "." + name.text }
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try read(frame, asReceiver: false)
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }

  override func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value { try read(frame, asReceiver: true) }

  private func read(_ frame: Frame, asReceiver: Bool) throws(OverrideCrash) -> Value {
    let interpreter = frame.interpreter
    if interpreter.hasSuppliedPaths, let storedPath, let value = interpreter.suppliedValue(at: storedPath, frame) {
      return value
    }
    let receiver = try base.evaluateReceiver(frame)
    switch receiver {
    case .null:
      if passesNil { return .null }
      if frame.code.language == .objectiveC { return name.nilAnswer }
      throw interpreter.crash(
        OverrideCrash.unexpectedNil.message + ": \(interpreter.excerpt(base.range)).\(name.text)", at: range)
    case .unknown(let unknown):
      let path = unknown.path + "." + name.text
      if asReceiver { return .unknown(UnknownValue(path: path)) }
      if name.view.kind != nil { return try interpreter.ask(.view(path: unknown.path), at: base.range, frame) }
      return try interpreter.ask(.value(path: path, type: nil), at: range, frame)
    default: break
    }
    if let value = try interpreter.member(name, of: receiver) { return value }
    let place = path ?? interpreter.text(receiver) + "." + name.text
    if asReceiver { return .unknown(UnknownValue(path: place)) }
    return try interpreter.ask(
      .value(path: place, type: interpreter.declaredType(name, of: receiver)), at: range, frame)
  }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    let interpreter = frame.interpreter
    if base.isSubject {
      try interpreter.assignOwn(name, value, range, frame)
      return
    }
    var receiver = try base.evaluateReceiver(frame)
    switch receiver {
    case .null:
      if passesNil || frame.code.language == .objectiveC { return }
      throw interpreter.crash(
        OverrideCrash.unexpectedNil.message + ": \(interpreter.excerpt(base.range)).\(name.text)", at: range)
    case .view(let id):
      if case .view(id) = frame.subject {
        try interpreter.assignOwn(name, value, range, frame)
      } else {
        _ = interpreter.effect("set \(interpreter.text(receiver)).\(name.text) = \(interpreter.text(value))")
      }
    default:
      var info: PropertyInfo?
      if case .object = receiver, case .property(let found)? = interpreter.classOf(receiver)?.member(name) {
        info = found
      }
      try interpreter.observing(info, name, value, of: receiver, in: frame.code) { () throws(OverrideCrash) in
        switch try interpreter.setField(name, of: &receiver, to: value) {
        case .changed: try base.assign(receiver, frame)
        case .shared: break
        case .foreign:
          _ = interpreter.effect("set \(interpreter.excerpt(range)) = \(interpreter.text(value))")
        }
        return receiver
      }
    }
  }
}

/// `super.bounds`
final class SuperMemberNode: Node {
  let name: MemberName

  init(_ name: MemberName, _ range: SourceRange) {
    self.name = name
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let interpreter = frame.interpreter
    let value = try interpreter.superMember(name, frame)
    guard let value else {
      return try interpreter.ask(.value(path: "super." + name.text, type: nil), at: range, frame)
    }
    if interpreter.isRecording { interpreter.observe(range, value) }
    return value
  }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    try frame.interpreter.assignOwn(name, value, range, frame, isSuper: true)
  }
}

/// `views[0]`, `map[@"key"]`, `path[...]`.
final class SubscriptNode: Node {
  let base: Node
  let index: Node
  let fallback: Node?
  let passesNil: Bool

  init(_ base: Node, _ index: Node, fallback: Node?, passesNil: Bool, _ range: SourceRange) {
    self.base = base
    self.index = index
    self.fallback = fallback
    self.passesNil = passesNil
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let interpreter = frame.interpreter
    let receiver = try base.evaluateReceiver(frame)
    switch receiver {
    case .null:
      if passesNil || frame.code.language == .objectiveC { return .null }
      throw interpreter.crash(
        OverrideCrash.unexpectedNil.message + ": \(interpreter.excerpt(base.range))", at: range)
    case .unknown(let unknown): return try interpreter.ask(.value(path: unknown.path, type: nil), at: base.range, frame)
    default: break
    }
    let key = try index.evaluate(frame)
    switch receiver {
    case .dictionary(let dictionary):
      let value = dictionary[key]
      if value.isNull, let fallback { return try fallback.evaluate(frame) }
      return value
    case .tuple(let tuple):
      return try element(try key.integer(), of: tuple.elements)
    default:
      let elements = try receiver.array().elements
      if case .range(let range) = key {
        return .array(ArrayValue(Array(elements[try interval(range, elements.count)])))
      }
      return try element(try key.integer(), of: elements)
    }
  }

  private func element(_ index: Int, of elements: [Value]) throws(OverrideCrash) -> Value {
    guard elements.indices.contains(index) else {
      throw OverrideCrash(message: "Index out of range: \(index) of \(elements.count) elements")
    }
    return elements[index]
  }

  private func interval(_ range: RangeValue, _ count: Int) throws(OverrideCrash) -> Range<Int> {
    let lower = range.lower.isFinite ? try Value.integer(range.lower) : 0
    let upper = range.upper.isFinite ? try Value.integer(range.upper) + (range.isClosed ? 1 : 0) : count
    guard lower >= 0, upper <= count, lower <= upper else {
      throw OverrideCrash(message: "Index out of range: \(lower)..<\(upper) of \(count) elements")
    }
    return lower..<upper
  }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    let receiver = try base.evaluate(frame)
    let key = try index.evaluate(frame)
    switch receiver {
    case .null: return
    case .dictionary(let dictionary):
      let changed = frame.code.language == .swift ? DictionaryValue(dictionary.entries) : dictionary
      changed[key] = value
      if changed !== dictionary { try base.assign(.dictionary(changed), frame) }
    default:
      let array = try receiver.array()
      let index = try key.integer()
      guard array.elements.indices.contains(index) else {
        throw OverrideCrash(message: "Index out of range: \(index) of \(array.elements.count) elements")
      }
      let changed = frame.code.language == .swift ? ArrayValue(array.elements, kind: array.kind) : array
      changed.elements[index] = value
      if changed !== array { try base.assign(.array(changed), frame) }
    }
  }
}

/// `a = b`, `a += b`, `i++`. The value of the whole is the new one, or for `i++` the old one.
final class AssignmentNode: Node {
  let target: Node
  let op: BinaryOperator?
  let value: Node
  let givesOldValue: Bool

  init(_ target: Node, _ op: BinaryOperator?, _ value: Node, givesOldValue: Bool = false, _ range: SourceRange) {
    self.target = target
    self.op = op
    self.value = value
    self.givesOldValue = givesOldValue
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    guard let op else {
      let new = try value.evaluate(frame)
      try target.assign(new, frame)
      return new
    }
    let old = try target.evaluate(frame)
    let new = try arithmetic(old, op, value.evaluate(frame), frame.code.language)
    try target.assign(new, frame)
    return givesOldValue ? old : new
  }

  override var assignedRange: SourceRange? { target.range }
}
