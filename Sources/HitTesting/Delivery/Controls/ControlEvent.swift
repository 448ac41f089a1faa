/// The events of a control that touches bring about (`UIControl.Event`,
/// https://developer.apple.com/documentation/uikit/uicontrol/event).
public enum ControlEvent: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat
  case touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel
  case valueChanged, primaryActionTriggered
  case allTouchEvents, allEvents
}

extension View {
  /// The events that a control sends its actions for when it gets the message.
  ///
  /// Inside and outside is what `pointInside` says. UIKit stretches a control for a finger that is dragged out of
  /// it, by how much is not documented; that is left out.
  func controlEvents(
    for message: TouchPhase, tapCount: Int, wasInside: Bool, isInside: Bool
  ) -> Set<ControlEvent> {
    var events: Set<ControlEvent> = [.allTouchEvents, .allEvents]
    switch message {
    case .began:
      events.insert(.touchDown)
      if tapCount > 1 { events.insert(.touchDownRepeat) }
    case .moved:
      events.insert(isInside ? .touchDragInside : .touchDragOutside)
      if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
      if isOfClass(in: ["UISlider"]) { events.insert(.valueChanged) }
    case .ended:
      events.insert(isInside ? .touchUpInside : .touchUpOutside)
      guard isInside else { break }
      if isOfClass(in: Self.changedByTap) { events.insert(.valueChanged) }
      if isOfClass(in: ["UIButton"]) { events.insert(.primaryActionTriggered) }
    case .cancelled:
      events.insert(.touchCancel)
    }
    return events
  }

  private static let changedByTap: Set<String> = ["UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"]
}
