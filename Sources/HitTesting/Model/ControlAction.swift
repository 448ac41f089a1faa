/// One target-action pair of a control.
public struct ControlAction: Sendable {
  /// As `UIControl.Event` spells it: `touchUpInside`.
  public var event: String
  public var selector: String
  /// The name of the target; nil sends the action up the responder chain.
  public var target: String?

  public init(event: String, selector: String, target: String? = nil) {
    self.event = event
    self.selector = selector
    self.target = target
  }
}
