/// One target-action pair of a control.
public struct ControlAction: Sendable {
  /// One of `events`.
  public var event: String
  public var selector: String
  /// The name of the target; nil sends the action up the responder chain.
  public var target: String?

  /// The control events, as `UIControl.Event` spells them
  /// (https://developer.apple.com/documentation/uikit/uicontrol/event).
  public static let events = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered", "primaryActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents",
    "allEvents",
  ]

  public init(event: String, selector: String, target: String? = nil) {
    self.event = event
    self.selector = selector
    self.target = target
  }
}
