import HitTesting

// Calls with a receiver.

extension OverrideInterpreter {
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
  func call(
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

  /// Whether the receiver's closure of that name is nil; of an object that the scene describes, also whether it has none
  /// and so does not implement the method.
  func hasNoClosure(_ name: MemberName, _ receiver: Value) -> Bool {
    switch receiver {
    case .view(let id): instance(id)?.values[name]?.isNull ?? false
    case .object(let object): object.values[name]?.isNull ?? object.values.hasAnswers
    default: false
    }
  }

  /// A closure that a property of the receiver holds. To call one that is nil is a crash in both languages.
  func closureProperty(
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
}
