// Target and action.
extension DeliverySession {
  /// Lets a control that tracks the finger send its actions for the message.
  func track(_ index: Int, by control: ViewID, _ message: TouchPhase, at point: Point) {
    let wasInside = fingers[index].isInsideControl
    let isInside = message == .began || contains(point, control)
    fingers[index].control = message == .ended || message == .cancelled ? nil : control
    fingers[index].isInsideControl = isInside
    let events = tester.hierarchy[control].controlEvents(
      for: message, tapCount: fingers[index].touch.tapCount, wasInside: wasInside, isInside: isInside)
    for action in tester.hierarchy[control].actions {
      guard let event = ControlEvent(rawValue: action.event), events.contains(event) else { continue }
      send(action, of: control, for: index, after: message, at: point)
    }
  }

  /// An override of `pointInside` that crashes here has told so in the hit test before.
  private func contains(_ point: Point, _ control: ViewID) -> Bool {
    let local = tester.hierarchy.convert(point, from: nil, to: control)
    do throws(OverrideCrash) {
      return try tester.pointInside(control, at: local, with: .touches)
    } catch {
      tester.reset()
      return false
    }
  }

  /// Sends an action to its target, or, where that is nil, up the responder chain: from the first responder, else from
  /// the sender (https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:); that it
  /// is the sender where there is no first responder is observed).
  private func send(
    _ action: ControlAction, of control: ViewID, for index: Int, after message: TouchPhase, at point: Point
  ) {
    let hierarchy = tester.hierarchy
    let sent = ActionMessage(event: action.event, selector: action.selector)
    func note(_ receiver: DeliveryReceiver, _ step: DeliveryAction, _ rule: DeliveryRule) {
      self.note(index, about: (message, point), receiver, step, rule, action: sent)
    }
    let sender = DeliveryReceiver.responder(hierarchy.responder(control))
    if let target = action.target {
      note(sender, .sentAction, .namedTarget)
      let receiver = hierarchy.responder(named: target).map(DeliveryReceiver.responder) ?? .object(name: target)
      note(receiver, .performed, .namedTarget)
      return
    }
    let start = hierarchy.firstResponder
    let rule = start == nil ? DeliveryRule.fromSender : .fromFirstResponder
    note(sender, .sentAction, rule)
    let chain = hierarchy.responderChain(from: hierarchy.responder(start ?? control))
    for (place, responder) in chain.enumerated() {
      if hierarchy.traits(of: responder).implements.contains(action.selector) {
        note(.responder(responder), .performed, rule)
        return
      }
      let isLast = place == chain.count - 1
      note(.responder(responder), isLast ? .actionDiscarded : .notImplemented, isLast ? .endOfChain : rule)
    }
  }
}

extension Hierarchy {
  /// The view that is the first responder.
  public var firstResponder: ViewID? { views.firstIndex(where: { $0.isFirstResponder }).map { ViewID($0) } }
}
