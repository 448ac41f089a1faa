import HitTesting

// What a call means.
extension OverrideInterpreter {
  // MARK: Answers of the scene

  /// The scene's value for a whole key path from `self` or from a global.
  func suppliedValue(at path: String, _ frame: Frame) -> Value? {
    guard hasSuppliedPaths else { return nil }
    if case .view(let id) = frame.subject, let values = instance(id)?.values {
      if !values.keyPaths.isEmpty, let value = values.keyPaths[path] { return value }
      if values.hasAnswers, let value = values.answer(path) { return value }
    }
    if globals.hasAnswers { return globals.answer(path) }
    return nil
  }

  /// The scene's result of a call that leaves the file, by its path from `self` or from a global.
  func answer(to path: String, _ frame: Frame) -> Value? {
    guard hasSuppliedPaths else { return nil }
    if case .view(let id) = frame.subject, let values = instance(id)?.values, values.hasAnswers,
      let value = values.answer(FieldValues.withoutParentheses(path))
    {
      return value
    }
    return globals.hasAnswers ? globals.answer(FieldValues.withoutParentheses(path)) : nil
  }

  // MARK: Calls with a receiver

  /// A call of a method of a value. `node` is where a changed copy goes back to.
  func call(
    _ site: CallSite, on receiver: inout Value, _ node: Node, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if case .object(let object) = receiver,
      let answer = object.values.answer(FieldValues.withoutParentheses(site.name.text))
    {
      return answer
    }
    if case .type(let type) = receiver, let result = try callStatic(site, type, frame) { return result }
    if site.name.isTouchMessage, isNextResponder(receiver, of: frame.subject) {
      // `[self.nextResponder touchesBegan:…]` is what `super` does.
      hasCalledSuper = true
      return effect("call \(excerpt(site.range))")
    }
    if let method = site.method(of: classOf(receiver)) {
      return try call(method, site, on: receiver, node, frame)
    }
    if let closure = try closureProperty(site, of: receiver, frame) {
      return try call(closure, Arguments(site.arguments, in: frame))
    }
    if site.isOptional, hasNoClosure(site.base, receiver) { return .null }
    let arguments = try Arguments(site.arguments, in: frame)
    var copy = receiver
    if frame.code.language == .swift, isMutating(site.name, receiver) { copy = receiver.copied }
    if let result = try callBuiltin(site.name, on: &copy, arguments) {
      if isMutating(site.name, receiver), frame.code.language == .swift { try node.assign(copy, frame) }
      return result
    }
    if let assigned = try setterMessage(site, receiver, arguments, frame) { return assigned }
    return try unknownCall(site, on: receiver, node.path, frame)
  }

  /// A call of one of the program's methods.
  private func call(
    _ method: MethodInfo, _ site: CallSite, on receiver: Value, _ node: Node, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    // The two methods of hit testing are messages: the engine records them.
    if case .view(let id) = receiver {
      if method === resolvedClass(of: id).hitTest {
        let arguments = try Arguments(site.arguments, in: frame)
        return try hitTest(id, arguments)
      }
      if method === resolvedClass(of: id).pointInside {
        let arguments = try Arguments(site.arguments, in: frame)
        return try pointInside(id, arguments)
      }
    }
    let arguments = try Arguments(site.arguments, in: frame)
    let order =
      site.labels.count == method.function.parameters.count ? nil : method.function.argumentIndices(site.labels)
    guard site.isStatement, method.returnsNothing else {
      return try run(method.code(library), subject: receiver, arguments, order: order)
    }
    return try callForEffect(method, site, on: receiver, arguments, order)
  }

  /// A call that nobody takes a result from. Where something in it is not known, the scene need not say it: the call is
  /// an effect as a whole.
  private func callForEffect(
    _ method: MethodInfo, _ site: CallSite, on receiver: Value, _ arguments: borrowing Arguments, _ order: [Int?]?
  ) throws(OverrideCrash) -> Value {
    effectOnlyCalls += 1
    let (openDepth, open) = (depth, innermost)
    do throws(OverrideCrash) {
      let result = try run(method.code(library), subject: receiver, arguments, order: order)
      effectOnlyCalls -= 1
      return result
    } catch {
      effectOnlyCalls -= 1
      guard isGivenUp else { throw error }
      isGivenUp = false
      (depth, innermost) = (openDepth, open)
      return effect("call \(excerpt(site.range))")
    }
  }

  private func isNextResponder(_ receiver: Value, of subject: Value) -> Bool {
    guard case .view(let id) = subject else { return false }
    return receiver.equals(value(of: tester.hierarchy.next(after: tester.hierarchy.responder(id))))
  }

  /// A view's `hitTest` as a message.
  func hitTest(_ view: ViewID, _ arguments: borrowing Arguments) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    let answer = try tester.hitTest(view, at: point, with: event)
    return answer.map { .view($0) } ?? .null
  }

  func pointInside(_ view: ViewID, _ arguments: borrowing Arguments) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    return .bool(try tester.pointInside(view, at: point, with: event))
  }

  /// Whether the receiver's closure of that name is nil; of an object that the scene describes, also whether it has none
  /// and so does not implement the method.
  private func hasNoClosure(_ name: MemberName, _ receiver: Value) -> Bool {
    switch receiver {
    case .view(let id): instance(id)?.values[name]?.isNull ?? false
    case .object(let object): object.values[name]?.isNull ?? object.values.hasAnswers
    default: false
    }
  }

  /// A closure that a property of the receiver holds. To call one that is nil is a crash in both languages.
  private func closureProperty(
    _ site: CallSite, of receiver: Value, _ frame: Frame
  ) throws(OverrideCrash) -> ClosureValue? {
    let name = site.base
    switch receiver {
    case .view(let id):
      if !site.mayBeClosure, instance(id) == nil { return nil }
      if case .closure(let closure)? = instance(id)?.values[name] { return closure }
      if case .null? = instance(id)?.values[name], !site.isOptional {
        throw crash("a closure that is nil is called: \(excerpt(site.range))", at: site.range)
      }
      guard case .property(let info)? = resolvedClass(of: id).member(name), info.property.initialValue != nil else {
        return nil
      }
    case .object(let object):
      if case .closure(let closure)? = object.values[name] { return closure }
      guard case .property(let info)? = library.resolvedClass(of: receiver)?.member(name),
        info.property.initialValue != nil
      else { return nil }
    default: return nil
    }
    if case .closure(let closure)? = try member(name, of: receiver) { return closure }
    return nil
  }

  /// What the receiver's kind understands under that name; nil where it does not.
  func callBuiltin(
    _ name: MemberName, on receiver: inout Value, _ arguments: borrowing Arguments
  ) throws(OverrideCrash) -> Value? {
    switch receiver {
    case .view(var id):
      if let method = name.view.method { return try method.call(&id, arguments, self) }
    case .layer(var id):
      if let method = name.layer.method { return try method.call(&id, arguments, self) }
    case .responder(var responder):
      if let method = name.responder.method { return try method.call(&responder, arguments, self) }
    case .touch(var touch):
      if let method = name.touch.method { return try method.call(&touch, arguments, self) }
    case .point(var point):
      if let method = name.point.method { return try method.call(&point, arguments, self) }
    case .size(var size):
      if let method = name.size.method { return try method.call(&size, arguments, self) }
    case .rect(var rect):
      if let method = name.rect.method {
        let result = try method.call(&rect, arguments, self)
        receiver = .rect(rect)
        return result
      }
    case .insets(var insets):
      if let method = name.insets.method { return try method.call(&insets, arguments, self) }
    case .transform(var transform):
      if let method = name.transform.method { return try method.call(&transform, arguments, self) }
    case .path(var path):
      if let method = name.path.method { return try method.call(&path, arguments, self) }
    case .number(var number):
      if let method = name.number.method {
        let result = try method.call(&number, arguments, self)
        receiver = .number(number)
        return result
      }
    case .integer(let integer):
      if let method = name.number.method {
        var number = Double(integer)
        return try method.call(&number, arguments, self)
      }
    case .range(var range):
      if let method = name.range.method { return try method.call(&range, arguments, self) }
      if let method = name.array.method {
        var array = try receiver.array()
        return try method.call(&array, arguments, self)
      }
    case .string(var string):
      if let method = name.string.method { return try method.call(&string, arguments, self) }
    case .array(var array):
      if let method = name.array.method { return try method.call(&array, arguments, self) }
    case .dictionary(var dictionary):
      if let method = name.dictionary.method { return try method.call(&dictionary, arguments, self) }
      if let method = name.array.method {
        var array = try receiver.array()
        return try method.call(&array, arguments, self)
      }
    default: break
    }
    guard let method = name.any.method else { return nil }
    return try method.call(&receiver, arguments, self)
  }

  private func isMutating(_ name: MemberName, _ receiver: Value) -> Bool {
    switch receiver {
    case .array: name.array.method?.isMutating ?? false
    case .dictionary: name.dictionary.method?.isMutating ?? false
    case .rect: name.rect.method?.isMutating ?? false
    case .number: name.number.method?.isMutating ?? false
    default: false
    }
  }

  /// Objective-C: `[view setHidden:YES]` is `view.hidden = YES`.
  private func setterMessage(
    _ site: CallSite, _ receiver: Value, _ arguments: borrowing Arguments, _ frame: Frame
  ) throws(OverrideCrash) -> Value? {
    guard frame.code.language == .objectiveC, arguments.count == 1, site.base.text.hasPrefix("set"),
      let property = propertyName(ofSetter: site.base.text)
    else { return nil }
    let name = library.names(property)
    if case .view(let id) = receiver, case .view(id) = frame.subject {
      try assignOwn(name, arguments[0], site.range, frame)
      return .null
    }
    var receiver = receiver
    switch try setField(name, of: &receiver, to: arguments[0]) {
    case .shared: return .null
    case .changed, .foreign: return effect("call \(excerpt(site.range))")
    }
  }

  /// `hidden` for `setHidden`.
  private func propertyName(ofSetter name: String) -> String? {
    var bytes = Array(name.utf8.dropFirst(3))
    guard let first = bytes.first, first >= 0x41, first <= 0x5A else { return nil }
    bytes[0] = first | 0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Calls that the program does not define

  /// A call of a name that neither the receiver's class nor its kind knows: an effect where nobody looks at the result,
  /// else a question.
  private func unknownCall(
    _ site: CallSite, on receiver: Value, _ path: String?, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if let reason = refusals[site.name.text] ?? refusals[site.base.text] {
      throw crash("\(excerpt(site.range)) cannot run: \(reason)", at: site.range)
    }
    if case .object(let object) = receiver, isViewClass(object.className), object.isMadeByCode, !site.isStatement {
      if object.path == nil, site.name.view.method == nil { return .null }
      return try ask(.view(path: path ?? object.className), at: site.range, frame)
    }
    if site.isStatement || site.name.text.hasPrefix("perform") { return effect("call \(excerpt(site.range))") }
    let place = path.map { $0.isEmpty ? site.name.text : $0 + "." + site.name.text }
    return try ask(.call(path: place ?? text(receiver) + "." + site.name.text), at: site.range, frame)
  }

  /// A call on something that the scene does not give.
  func callUnknown(
    _ unknown: UnknownValue, _ site: CallSite, _ range: SourceRange, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if let reason = refusals[site.name.text] ?? refusals[site.base.text] {
      throw crash("\(excerpt(site.range)) cannot run: \(reason)", at: site.range)
    }
    if site.isStatement { return effect("call \(excerpt(site.range))") }
    let arguments = try Arguments(site.arguments, in: frame)
    if site.name.text == "respondsToSelector:" || site.name.text == "responds(to:)" {
      if collectsQuestions { return .bool(true) }
      let selector = (try? arguments.text(0)) ?? ""
      return try ask(.object(path: unknown.path, selector: selector), at: range, frame)
    }
    if site.name.view.method != nil || site.name.view.property != nil {
      return try ask(.view(path: unknown.path), at: range, frame)
    }
    if site.name.any.method != nil { return try ask(.value(path: unknown.path, type: nil), at: range, frame) }
    return try ask(.call(path: unknown.path + "." + site.name.text), at: site.range, frame)
  }

  // MARK: super

  /// `super.method(…)`: the program's method above the code's own type, else UIKit's.
  func callSuper(_ site: CallSite, _ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(site.arguments, in: frame)
    let inherited = frame.code.owner.flatMap {
      classOf(frame.subject)?.method(above: $0, site.name.text, baseName: site.base.text, labels: site.labels)
    }
    if case .view(let id) = frame.subject {
      switch site.name.text {
      case "hitTest:withEvent:": return try superHitTest(id, inherited, arguments, frame)
      case "pointInside:withEvent:": return try superPointInside(id, inherited, arguments, frame)
      default: break
      }
    }
    if let inherited {
      return try run(
        inherited.code(library), subject: frame.subject, arguments,
        order: inherited.function.argumentIndices(site.labels))
    }
    if site.name.isTouchMessage {
      hasCalledSuper = true
      return effect("call \(excerpt(site.range))")
    }
    var subject = frame.subject
    if let result = try callBuiltin(site.name, on: &subject, arguments) { return result }
    if site.base.text.hasPrefix("init") { return frame.subject }
    return try unknownCall(site, on: frame.subject, "super", frame)
  }

  private func superHitTest(
    _ view: ViewID, _ inherited: MethodInfo?, _ arguments: borrowing Arguments, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    let answer: ViewID?
    if let inherited {
      answer = try tester.superHitTest(view, at: point, source: inherited.source) { () throws(OverrideCrash) in
        try runHitTest(inherited, view, at: point, with: event)
      }
    } else {
      try checkSuperclass(frame)
      answer = try tester.superHitTest(view, at: point, with: event)
    }
    return answer.map { .view($0) } ?? .null
  }

  private func superPointInside(
    _ view: ViewID, _ inherited: MethodInfo?, _ arguments: borrowing Arguments, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    if let inherited {
      return .bool(
        try tester.superPointInside(view, at: point, source: inherited.source) { () throws(OverrideCrash) in
          try runPointInside(inherited, view, at: point, with: event)
        })
    }
    try checkSuperclass(frame)
    return .bool(tester.superPointInside(view, at: point))
  }

  /// An extension of `UIView` takes the place of UIKit's own method; its `super` is `UIResponder`, which has none.
  private func checkSuperclass(_ frame: Frame) throws(OverrideCrash) {
    guard let owner = frame.code.owner, owner.kind == nil, owner.name == "UIView" || owner.name == "UIResponder" else {
      return
    }
    throw OverrideCrash(
      message: "unrecognized selector: super of \(owner.name) is its superclass, which has no \(frame.code.name)")
  }

  // MARK: Calls without a receiver

  /// A call of a function, an initializer, or in Swift a method of `self`.
  func callFunction(
    _ site: CallSite, _ function: MethodInfo?, _ builtin: BuiltinFunction?, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if hasSuppliedPaths, let answer = answer(to: site.name.text, frame) { return answer }
    if frame.code.language == .swift {
      if case .type = frame.subject {
      } else if let method = site.method(of: classOf(frame.subject)) {
        return try call(method, site, on: frame.subject, SelfNode(site.range), frame)
      }
      if let closure = try closureProperty(site, of: frame.subject, frame) {
        return try call(closure, Arguments(site.arguments, in: frame))
      }
      if site.isOptional, hasNoClosure(site.base, frame.subject) { return .null }
      if case .type(let type) = frame.subject, let result = try callStatic(site, type, frame) { return result }
    }
    if let function {
      return try run(
        function.code(library), subject: .null, Arguments(site.arguments, in: frame),
        order: function.function.argumentIndices(site.labels))
    }
    if let builtin { return try builtin.call(Arguments(site.arguments, in: frame), self) }
    if library.types[site.base.text] != nil || superclassesInUIKit[site.base.text] != nil {
      return try make(site.base.text, site, frame)
    }
    if frame.code.language == .swift, !frame.subject.isNull {
      var subject = frame.subject
      if let result = try callBuiltin(site.name, on: &subject, Arguments(site.arguments, in: frame)) { return result }
    }
    if logFunctions.contains(site.base.text) { return try log(site, frame) }
    if let reason = refusals[site.base.text] {
      throw crash("\(excerpt(site.range)) cannot run: \(reason)", at: site.range)
    }
    if site.isStatement {
      _ = try Arguments(site.arguments, in: frame)
      return effect("call \(excerpt(site.range))")
    }
    // The getter of a property that a category adds: the property is what a scene knows.
    if site.base.text == "objc_getAssociatedObject" {
      return try ask(.value(path: frame.code.name, type: nil), at: site.range, frame)
    }
    // A macro of the file, or one of another file, without a value is asked for like any other call.
    return try ask(.call(path: site.name.text), at: site.range, frame)
  }

  /// `print`, `NSLog`, assertions and their like.
  private func log(_ site: CallSite, _ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(site.arguments, in: frame).all
    return effect(site.base.text + "(" + arguments.map { text($0) }.joined(separator: ", ") + ")")
  }

  /// A static method of a type: the program's, a case with associated values, UIKit's.
  private func callStatic(_ site: CallSite, _ typeName: String, _ frame: Frame) throws(OverrideCrash) -> Value? {
    if let type = library.types[simpleName(typeName)] {
      for type in library.resolvedClass(type.name).chain {
        let method =
          type.staticMethods[site.name.text]
          ?? type.staticMethods.values.first {
            $0.function.baseName == site.base.text && $0.function.accepts(site.labels)
          }
        if let method {
          return try run(
            method.code(library), subject: .type(type.name), Arguments(site.arguments, in: frame),
            order: method.function.argumentIndices(site.labels))
        }
      }
      if type.cases.contains(where: { $0.name == site.base.text }) {
        return .enumCase(
          EnumValue(
            type: type.name, name: site.base.text, associated: try Arguments(site.arguments, in: frame).all))
      }
      if site.base.text == "init", site.name.text == "init(rawValue:)" {
        let raw = try Arguments(site.arguments, in: frame)[0]
        for enumCase in type.cases {
          if let value = self.enumCase(enumCase.name, of: type), value.rawValue.equals(raw) { return .enumCase(value) }
        }
        return .null
      }
    }
    if let builtin = staticMembers[typeName + "." + site.name.text] ?? builtinFunctions[typeName + "." + site.name.text]
    {
      return try builtin.call(Arguments(site.arguments, in: frame), self)
    }
    if site.base.text == "init" {
      let labels = String(decoding: site.name.text.utf8.drop { $0 != 0x28 }, as: UTF8.self)
      if let builtin = builtinFunctions[typeName + labels] {
        return try builtin.call(Arguments(site.arguments, in: frame), self)
      }
      return try make(typeName, site, frame)
    }
    return nil
  }

  /// A new object or structure of the program, or an object of UIKit that is in no hierarchy.
  private func make(_ typeName: String, _ site: CallSite, _ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(site.arguments, in: frame)
    let type = library.types[simpleName(typeName)]
    if type?.kind == .enumeration, site.labels == ["rawValue"], let type {
      for enumCase in type.cases {
        if let value = self.enumCase(enumCase.name, of: type), value.rawValue.equals(arguments[0]) {
          return .enumCase(value)
        }
      }
      return .null
    }
    let object = ObjectValue(
      className: typeName, path: nil, isStructure: type?.kind == .structure, isMadeByCode: true)
    guard let type else { return .object(object) }
    if let initializer = type.initializers.first(where: {
      $0.function.name == site.name.text || $0.function.accepts(site.labels)
    }) {
      // Structures are copied on assignment; while one is being made there is only one of it.
      let whole = ObjectValue(className: typeName, isMadeByCode: true)
      _ = try run(
        initializer.code(library), subject: .object(whole), arguments,
        order: initializer.function.argumentIndices(site.labels))
      object.values = whole.values
      return .object(object)
    }
    // The memberwise initializer.
    for (index, label) in site.labels.enumerated() {
      guard let label, let info = type.properties[label] else { continue }
      object.values.set(label, try info.coercion.apply(to: arguments[index]), library.names)
    }
    return .object(object)
  }
}

extension Value {
  /// A copy that shares no collection with this value.
  fileprivate var copied: Value {
    switch self {
    case .array(let array): .array(ArrayValue(array.elements, kind: array.kind))
    case .dictionary(let dictionary): .dictionary(DictionaryValue(dictionary.entries))
    default: self
    }
  }
}
