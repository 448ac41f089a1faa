/// The gestures that the model knows.
///
/// Each is a plain model with its thresholds written down, since Apple documents only some. A scene has no clock: a
/// finger's `pressDuration` is the only time, speeds are not modelled. Distances are in points on the screen.
public enum GestureKind: Sendable {
  case tap, longPress, pan, swipe, pinch

  /// The gesture of a recognizer's class; nil for one that the model does not know.
  public init?(className: String) {
    switch className {
    case "UITapGestureRecognizer": self = .tap
    case "UILongPressGestureRecognizer": self = .longPress
    case "UIPanGestureRecognizer", "UIScrollViewPanGestureRecognizer": self = .pan
    case "UISwipeGestureRecognizer": self = .swipe
    case "UIPinchGestureRecognizer", "UIScrollViewPinchGestureRecognizer": self = .pinch
    default: return nil
    }
  }

  /// Whether the gesture goes on after it has been recognized.
  var isContinuous: Bool {
    switch self {
    case .tap, .swipe: false
    case .longPress, .pan, .pinch: true
    }
  }
}

extension GestureRecognizer {
  /// The gesture that the recognizer waits for; nil where the model does not know its class.
  public var kind: GestureKind? { GestureKind(className: className) }

  /// What the recognizer makes of its fingers' motions after one of them was in the phase.
  func judge(_ fingers: [Finger.Motion], after phase: DeliveryPhase) -> Verdict {
    switch kind {
    case .tap: judgeTap(fingers, after: phase)
    case .longPress: judgeLongPress(fingers, after: phase)
    case .pan: judgePan(fingers, after: phase)
    case .swipe: judgeSwipe(fingers, after: phase)
    case .pinch: judgePinch(fingers, after: phase)
    case nil: .failed(.unknownRecognizer)
    }
  }
}

/// What a recognizer makes of the touches so far.
enum Verdict: Hashable {
  case possible
  case recognized
  case failed(DeliveryRule)
}
