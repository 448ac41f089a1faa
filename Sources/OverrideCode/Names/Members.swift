import HitTesting

/// A property that UIKit, Core Graphics or a language defines for one kind of receiver.
struct BuiltinProperty<Receiver>: Sendable {
  typealias Getter = @Sendable (Receiver, OverrideInterpreter) throws(OverrideCrash) -> Value
  typealias Setter = @Sendable (inout Receiver, Value, OverrideInterpreter) throws(OverrideCrash) -> Void

  let kind: ValueKind
  let get: Getter
  /// Nil where it can only be read.
  let set: Setter?

  init(_ kind: ValueKind, _ get: @escaping Getter, set: Setter? = nil) {
    self.kind = kind
    self.get = get
    self.set = set
  }
}

/// A method that UIKit, Core Graphics or a language defines for one kind of receiver.
struct BuiltinMethod<Receiver>: Sendable {
  typealias Body = @Sendable (inout Receiver, borrowing Arguments, OverrideInterpreter) throws(OverrideCrash) -> Value

  let kind: ValueKind
  /// Whether it changes its receiver, which Swift's collections have of their own after an assignment.
  let isMutating: Bool
  let call: Body

  init(_ kind: ValueKind, isMutating: Bool = false, _ call: @escaping Body) {
    self.kind = kind
    self.isMutating = isMutating
    self.call = call
  }
}

/// A function or initializer that is no method: `CGRectMake`, `min`, `UIBezierPath(ovalIn:)`.
struct BuiltinFunction: Sendable {
  typealias Body = @Sendable (borrowing Arguments, OverrideInterpreter) throws(OverrideCrash) -> Value

  let call: Body

  init(_ call: @escaping Body) { self.call = call }
}

/// What one name means to one kind of receiver.
struct Meaning<Receiver> {
  let property: BuiltinProperty<Receiver>?
  let method: BuiltinMethod<Receiver>?

  init(of name: String, _ properties: PropertyTable<Receiver>, _ methods: MethodTable<Receiver>) {
    property = properties[name]
    method = methods[name]
  }

  var kind: ValueKind? { property?.kind ?? method?.kind }
}
