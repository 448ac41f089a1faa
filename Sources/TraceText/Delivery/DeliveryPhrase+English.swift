import HitTesting

extension DeliveryPhrase {
  var english: String {
    switch self {
    case .delivery: "Delivery"
    case .gestureRecognizer: "gesture recognizer"
    case .target: "target"
    case .phase(let phase): phase.rawValue
    case .action(let action): Self.english(action)
    case .rule(let rule, let party): Self.english(rule, party)
    case .message(let message): message.text
    case .onView(let view): "on \(view)"
    case .respondersFolded(let count): "… \(count) responders pass it on"
    case .taken: "handled or recognized"
    case .onItsWay: "on its way"
    case .waitingOrFailed: "waiting or failed"
    case .stopped: "taken away or lost"
    case .crashed(let crash):
      Phrase.crashed(crash).text(in: .english) + (crash.source.map { " (\($0.text))" } ?? "")
    case .handledBy(let name): "\(name) handles the touch."
    case .takenBy(let recognizer, let view): "\(recognizer) of \(view) takes the touch."
    case .handledByNobody: "Nobody handles the touch: it is discarded."
    }
  }

  private static func english(_ action: DeliveryAction) -> String {
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

  private static func english(_ rule: DeliveryRule, _ party: String) -> String {
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
    case .movedTooFar(let distance, let allowed):
      "moved \(points(distance, beside: allowed)), at most \(NumberText.text(allowed)) pt allowed"
    case .movedTooLittle(let distance, let needed):
      "moved \(points(distance, beside: needed)), at least \(NumberText.text(needed)) pt needed"
    case .wrongDirection: "moved in another direction"
    case .touchesRequired(let needed, let got): "\(count(got, "finger")), \(needed) needed"
    case .tapsRequired(let needed, let got): "\(count(got, "tap")), \(needed) needed"
    case .pressedTooShort(let seconds, let needed):
      "pressed for \(NumberText.text(seconds, besides: [needed])) s, at least \(NumberText.text(needed)) s needed"
    case .preventedBy: "\(party) was recognized first"
    case .controlActsFirst: "the action of the control \(party) comes first"
    case .cancelsTouchesInView: "\(party) has cancelsTouchesInView"
    case .delaysTouchesBegan: "\(party) has delaysTouchesBegan"
    case .delaysTouchesEnded: "\(party) has delaysTouchesEnded"
    case .multipleTouchDisabled: "has a finger already, and isMultipleTouchEnabled = false"
    case .exclusiveTouchOfView: "isExclusiveTouch, and \(party) has a finger"
    case .exclusiveTouchElsewhere: "\(party) has a finger and isExclusiveTouch"
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
    case .delaysContentTouches: "\(party) would first wait whether the finger scrolls (delaysContentTouches)"
    case .cancelsContentTouches: "\(party) would cancel the touch of its content once the finger scrolls"
    case .keepsTouchesOfControls: "\(party) leaves the touch to the control (touchesShouldCancel)"
    }
  }

  private static func points(_ distance: Double, beside limit: Double) -> String {
    NumberText.text(distance, besides: [limit]) + " pt"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
