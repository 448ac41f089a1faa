/// Why a touch went the way it went at one step, with the numbers that decided.
public enum DeliveryRule: Hashable, Sendable {
  // Events (https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)).
  case eventQueue
  case sendEvent
  /// The hit test is made once, when the finger goes down; the touch stays with its view wherever the finger goes.
  case boundToHitView
  /// No window answered the hit test.
  case noHitView
  /// The code of an override ended the program.
  case crash

  // Recognizers.
  /// Recognizers get a touch before the view does.
  case recognizersFirst
  case recognizerDisabled
  /// A class whose gesture the model does not know.
  case unknownRecognizer
  /// The gesture is complete.
  case gestureComplete
  /// A recognized gesture goes on.
  case gestureContinues
  /// A tap or press may not move that far: points moved, points allowed.
  case movedTooFar(Double, allowed: Double)
  /// The finger was lifted before it had moved far enough: points moved, points needed.
  case movedTooLittle(Double, needed: Double)
  /// The finger moved in a direction that the swipe does not allow.
  case wrongDirection
  case touchesRequired(Int, got: Int)
  case tapsRequired(Int, got: Int)
  /// Seconds pressed, seconds needed.
  case pressedTooShort(Double, needed: Double)
  /// Another recognizer recognized its gesture in the same touch.
  case preventedBy(RecognizerID)
  /// The default action of a control comes before a gesture of its superviews.
  case controlActsFirst(ViewID)

  // Recognizers and views.
  case cancelsTouchesInView(RecognizerID)
  case delaysTouchesBegan(RecognizerID)
  case delaysTouchesEnded(RecognizerID)

  // Several fingers.
  /// The view has a finger already, and `isMultipleTouchEnabled` is false.
  case multipleTouchDisabled
  /// The view is exclusive, and another view of its window has a finger.
  case exclusiveTouchOfView(while: ViewID)
  /// An exclusive view of the same window has a finger.
  case exclusiveTouchElsewhere(ViewID)

  // Responders.
  /// The responder implements the message and does not call `super`.
  case implementsMessage
  /// The override's code did not call `super`.
  case codeHandles
  /// A control tracks the touch.
  case controlTracks
  /// `UIResponder`'s own implementation hands the message to the next responder.
  case defaultImplementation
  /// The override's code called `super`.
  case codeCallsSuper
  /// A disabled control ignores touch events.
  case controlDisabled
  /// No responder is left.
  case endOfChain

  // Actions.
  /// The action has a target.
  case namedTarget
  /// A nil target: the first responder is asked first, then the responders after it.
  case fromFirstResponder
  /// A nil target, and no first responder: the control is asked first.
  case fromSender

  // Left out.
  /// A scroll view keeps `touchesBegan` from its content for a moment, to see whether the finger scrolls.
  case delaysContentTouches(ViewID)
  /// A scroll view takes the touch away from its content when the finger scrolls.
  case cancelsContentTouches(ViewID)
  /// A scroll view leaves the touch to a control in its content (`touchesShouldCancel(in:)`).
  case keepsTouchesOfControls(ViewID)
}

extension DeliveryRule {
  /// A stable name for programs.
  public var name: String {
    switch self {
    case .eventQueue: "eventQueue"
    case .sendEvent: "sendEvent"
    case .boundToHitView: "boundToHitView"
    case .noHitView: "noHitView"
    case .crash: "crash"
    case .recognizersFirst: "recognizersFirst"
    case .recognizerDisabled: "recognizerDisabled"
    case .unknownRecognizer: "unknownRecognizer"
    case .gestureComplete: "gestureComplete"
    case .gestureContinues: "gestureContinues"
    case .movedTooFar: "movedTooFar"
    case .movedTooLittle: "movedTooLittle"
    case .wrongDirection: "wrongDirection"
    case .touchesRequired: "touchesRequired"
    case .tapsRequired: "tapsRequired"
    case .pressedTooShort: "pressedTooShort"
    case .preventedBy: "preventedBy"
    case .controlActsFirst: "controlActsFirst"
    case .cancelsTouchesInView: "cancelsTouchesInView"
    case .delaysTouchesBegan: "delaysTouchesBegan"
    case .delaysTouchesEnded: "delaysTouchesEnded"
    case .multipleTouchDisabled: "multipleTouchDisabled"
    case .exclusiveTouchOfView: "exclusiveTouchOfView"
    case .exclusiveTouchElsewhere: "exclusiveTouchElsewhere"
    case .implementsMessage: "implementsMessage"
    case .codeHandles: "codeHandles"
    case .controlTracks: "controlTracks"
    case .defaultImplementation: "defaultImplementation"
    case .codeCallsSuper: "codeCallsSuper"
    case .controlDisabled: "controlDisabled"
    case .endOfChain: "endOfChain"
    case .namedTarget: "namedTarget"
    case .fromFirstResponder: "fromFirstResponder"
    case .fromSender: "fromSender"
    case .delaysContentTouches: "delaysContentTouches"
    case .cancelsContentTouches: "cancelsContentTouches"
    case .keepsTouchesOfControls: "keepsTouchesOfControls"
    }
  }
}

extension DeliveryRule {
  /// Whom the rule names beside the step's receiver: the recognizer that delays a message, the view that has a finger.
  public var party: DeliveryReceiver? {
    switch self {
    case .preventedBy(let id), .cancelsTouchesInView(let id), .delaysTouchesBegan(let id), .delaysTouchesEnded(let id):
      .recognizer(id)
    case .controlActsFirst(let id), .exclusiveTouchOfView(let id), .exclusiveTouchElsewhere(let id),
      .delaysContentTouches(let id), .cancelsContentTouches(let id), .keepsTouchesOfControls(let id):
      .responder(.view(id))
    default: nil
    }
  }

  /// What was measured, and what the rule allows or needs: points, seconds, fingers or taps.
  public var measure: (value: Double, limit: Double)? {
    switch self {
    case .movedTooFar(let value, let limit), .movedTooLittle(let value, let limit),
      .pressedTooShort(let value, let limit):
      (value, limit)
    case .touchesRequired(let limit, let value), .tapsRequired(let limit, let value): (Double(value), Double(limit))
    default: nil
    }
  }
}
