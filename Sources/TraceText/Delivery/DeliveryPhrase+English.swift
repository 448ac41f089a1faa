import HitTesting

extension DeliveryPhrase {
  public var english: StaticString {
    switch self {
    case .delivery: "Delivery"
    case .gestureRecognizer: "gesture recognizer"
    case .target: "target"
    case .phase(let phase):
      switch phase {
      case .began: "began"
      case .stationary: "stationary"
      case .moved: "moved"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    case .action(let action): Self.english(action)
    case .rule(let rule, _): Self.english(rule)
    case .message: "{1}"
    case .onView: "on {1}"
    case .respondersFolded: "… {1} responders pass it on"
    case .taken: "handled or recognized"
    case .onItsWay: "on its way"
    case .waitingOrFailed: "waiting or failed"
    case .stopped: "taken away or lost"
    case .crashed: "{1}"
    case .handledBy: "{1} handles the touch."
    case .takenBy: "{1} of {2} takes the touch."
    case .handledByNobody: "Nobody handles the touch: it is discarded."
    }
  }

  private static func english(_ action: DeliveryAction) -> StaticString {
    switch action {
    case .queued: "queued"
    case .sent: "sendEvent"
    case .hitTested: "hit-test view"
    case .received: "received"
    case .recognized: "recognized"
    case .failed: "failed"
    case .handled: "handled"
    case .passedOn: "passed on"
    case .discarded: "discarded"
    case .withheld: "withheld"
    case .cancelled: "cancelled"
    case .ignored: "not delivered"
    case .sentAction: "sends an action"
    case .notImplemented: "does not implement it"
    case .performed: "performs it"
    case .actionDiscarded: "action lost"
    case .notSimulated: "not simulated"
    case .crashed: "crashed"
    }
  }

  private static func english(_ rule: DeliveryRule) -> StaticString {
    switch rule {
    case .eventQueue: "the event waits in the application's queue"
    case .sendEvent: "hands the event on"
    case .boundToHitView: "the touch stays with its hit-test view, wherever the finger goes"
    case .noHitView: "no window answered the hit test"
    case .crash: "the override ends the program"
    case .recognizersFirst: "recognizers get a touch before its view"
    case .recognizerDisabled: "isEnabled = false"
    case .unknownRecognizer: "the model does not know this gesture"
    case .gestureComplete: "the gesture is complete"
    case .gestureContinues: "the gesture goes on"
    case .movedTooFar: "moved {1} pt, at most {2} pt allowed"
    case .movedTooLittle: "moved {1} pt, at least {2} pt needed"
    case .wrongDirection: "moved in another direction"
    case .touchesRequired(_, got: 1): "{1} finger, {2} needed"
    case .touchesRequired: "{1} fingers, {2} needed"
    case .tapsRequired(_, got: 1): "{1} tap, {2} needed"
    case .tapsRequired: "{1} taps, {2} needed"
    case .pressedTooShort: "pressed for {1} s, at least {2} s needed"
    case .preventedBy: "{1} was recognized first"
    case .controlActsFirst: "the action of the control {1} comes first"
    case .cancelsTouchesInView: "{1} has cancelsTouchesInView"
    case .delaysTouchesBegan: "{1} has delaysTouchesBegan"
    case .delaysTouchesEnded: "{1} has delaysTouchesEnded"
    case .multipleTouchDisabled: "has a finger already, and isMultipleTouchEnabled = false"
    case .exclusiveTouchOfView: "isExclusiveTouch, and {1} has a finger"
    case .exclusiveTouchElsewhere: "{1} has a finger and isExclusiveTouch"
    case .implementsMessage: "implements it without super"
    case .codeHandles: "its code does not call super"
    case .controlTracks: "a control tracks the touch"
    case .defaultImplementation: "UIResponder hands the message to the next responder"
    case .codeCallsSuper: "its code calls super"
    case .controlDisabled: "a disabled control ignores touches"
    case .endOfChain: "no responder is left"
    case .namedTarget: "the target is named"
    case .fromFirstResponder: "no target: from the first responder up the chain"
    case .fromSender: "no target and no first responder: from the sender up the chain"
    case .delaysContentTouches: "{1} would first wait whether the finger scrolls (delaysContentTouches)"
    case .cancelsContentTouches: "{1} would cancel the touch of its content once the finger scrolls"
    case .keepsTouchesOfControls: "{1} leaves the touch to the control (touchesShouldCancel)"
    }
  }
}
