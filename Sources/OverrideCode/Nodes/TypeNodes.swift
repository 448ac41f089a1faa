import HitTesting

/// `view is UIButton`
final class TypeTestNode: Node {
  let value: Node
  let type: TypeName

  init(_ value: Node, _ type: TypeName, _ range: SourceRange) {
    self.value = value
    self.type = type
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { .bool(try test(frame)) }

  override func test(_ frame: Frame) throws(OverrideCrash) -> Bool {
    frame.interpreter.isOfType(try value.evaluate(frame), type)
  }
}

/// `as?`, `as!`, `as`, `(T)x`.
final class CastNode: Node {
  let value: Node
  let type: TypeName
  let kind: CastKind
  let coercion: Coercion

  init(_ value: Node, _ kind: CastKind, _ type: TypeName, language: SourceLanguage, _ range: SourceRange) {
    self.value = value
    self.kind = kind
    self.type = type
    coercion = Coercion(type, language: language)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { try cast(value.evaluate(frame), frame) }

  override func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value {
    try cast(value.evaluateReceiver(frame), frame)
  }

  private func cast(_ value: Value, _ frame: Frame) throws(OverrideCrash) -> Value {
    switch kind {
    case .bridging, .unchecked: return try coercion.apply(to: value)
    case .conditional: return frame.interpreter.isOfType(value, type) ? value : .null
    case .forced:
      guard frame.interpreter.isOfType(value, type) else {
        if value.isNull {
          throw frame.interpreter.crash("Unexpectedly found nil while casting to \(type.name)", at: range)
        }
        throw frame.interpreter.crash(
          "Could not cast \(frame.interpreter.text(value)) to \(type.name)", at: range)
      }
      return value
    }
  }

  override var path: String? { value.path }
}
