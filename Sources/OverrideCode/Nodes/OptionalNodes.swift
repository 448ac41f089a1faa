import HitTesting

/// `a ?? b`
final class CoalesceNode: Node {
  let value: Node
  let fallback: Node

  init(_ value: Node, _ fallback: Node, _ range: SourceRange) {
    self.value = value
    self.fallback = fallback
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try self.value.evaluate(frame)
    return value.isNull ? try fallback.evaluate(frame) : value
  }
}

/// `a!`
final class ForceUnwrapNode: Node {
  let value: Node

  init(_ value: Node, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { try checked(value.evaluate(frame), frame) }

  override func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value {
    try checked(value.evaluateReceiver(frame), frame)
  }

  private func checked(_ value: Value, _ frame: Frame) throws(OverrideCrash) -> Value {
    guard value.isNull else { return value }
    throw frame.interpreter.crash(
      "Unexpectedly found nil while unwrapping an Optional value: \(frame.interpreter.excerpt(self.value.range))!",
      at: range)
  }

  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) { try self.value.assign(value, frame) }
  override var path: String? { value.path }
}

/// `a?` inside a chain; the members and calls behind it see nil and pass it on.
final class OptionalReceiverNode: Node {
  let value: Node

  init(_ value: Node, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { try value.evaluate(frame) }
  override func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value { try value.evaluateReceiver(frame) }
  override func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) { try self.value.assign(value, frame) }
  override var path: String? { value.path }
}

extension OverrideCrash {
  static var unexpectedNil: OverrideCrash {
    OverrideCrash(message: "Unexpectedly found nil while implicitly unwrapping an Optional value")
  }
}
