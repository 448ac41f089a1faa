import HitTesting

/// A local variable or parameter.
final class LocalNode: Node {
  let slot: Int
  let coercion: Coercion

  init(_ slot: Int, _ coercion: Coercion, _ range: SourceRange) {
    self.slot = slot
    self.coercion = coercion
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = frame.slots[slot]
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }

  override func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value { frame.slots[slot] }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    frame.slots[slot] = try coercion.apply(to: value, replacing: frame.slots[slot])
  }
}

/// A variable of the code around a closure.
final class CapturedNode: Node {
  let hops: Int
  let slot: Int
  let coercion: Coercion

  init(hops: Int, _ slot: Int, _ coercion: Coercion, _ range: SourceRange) {
    self.hops = hops
    self.slot = slot
    self.coercion = coercion
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = frame.enclosing(hops).slots[slot]
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    let frame = frame.enclosing(hops)
    frame.slots[slot] = try coercion.apply(to: value, replacing: frame.slots[slot])
  }
}

/// `self`
final class SelfNode: Node {
  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { frame.subject }

  /// `self = .idle` in a method of an enum, `self = [super init]`.
  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) { frame.subject = value }
  override var path: String? { "" }
  override var isTelling: Bool { false }
  override var isSubject: Bool { true }
}

/// A name without receiver that is no local variable, or behind `self.`: of `self`, a global, a type, or a constant.
final class NameNode: Node {
  let name: MemberName
  /// Whether it stands behind `self.`: then it is no global.
  let isMember: Bool
  /// What the name means for all objects of one class: found once, used as long as the class stays the same.
  private var cachedClass: ResolvedClass?
  private var cachedMember: ResolvedClass.Member?

  init(_ name: MemberName, isMember: Bool = false, _ range: SourceRange) {
    self.name = name
    self.isMember = isMember
    super.init(range)
  }

  override var path: String? { name.text }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try read(frame, asReceiver: false)
    if frame.interpreter.isRecording { frame.interpreter.observe(range, value) }
    return value
  }

  override func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value { try read(frame, asReceiver: true) }

  private func read(_ frame: Frame, asReceiver: Bool) throws(OverrideCrash) -> Value {
    let interpreter = frame.interpreter
    if case .view(let id) = frame.subject {
      if let value = interpreter.instance(id)?.values[name] { return value }
      let type = interpreter.resolvedClass(of: id)
      if type !== cachedClass {
        cachedClass = type
        cachedMember = type.member(name)
      }
      if let cachedMember {
        if let value = try interpreter.value(of: cachedMember, name, of: frame.subject) { return value }
      } else if let property = name.view.property {
        return try property.get(id, interpreter)
      }
    } else if let value = try interpreter.ownMember(name, of: frame.subject) {
      return value
    }
    if isMember {
      if let value = try interpreter.member(name, of: frame.subject) { return value }
    } else if let value = try interpreter.global(name, frame) {
      return value
    }
    // A scene may give the result of a message without arguments.
    if let answer = interpreter.answer(to: name.text, frame) { return answer }
    if asReceiver { return .unknown(UnknownValue(path: name.text)) }
    return try interpreter.ask(
      .value(path: name.text, type: interpreter.declaredType(name, of: frame.subject)), at: range, frame)
  }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    try frame.interpreter.assignOwn(name, value, range, frame)
  }
}

/// `_ = value`
final class DiscardNode: Node {
  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {}
}

/// A leading dot: `.zero`, `.touches`. What it is a member of depends on what it meets: see `Value.equals` and
/// `Coercion`.
final class ImplicitMemberNode: Node {
  let value: Value

  init(_ name: String, _ range: SourceRange) {
    value = .enumCase(EnumValue(name: name))
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { value }
  override var isTelling: Bool { false }
}
