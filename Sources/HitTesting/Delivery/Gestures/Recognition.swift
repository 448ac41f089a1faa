/// A recognizer at work on the touches of one sequence.
final class Recognition {
  let id: RecognizerID
  let recognizer: GestureRecognizer
  var state = State.possible
  /// The fingers that it follows, as indices of the session's fingers.
  var fingers: [Int] = []
  /// The fingers of the taps before, where it waits for further ones.
  var earlierFingers: [Int] = []

  init(_ id: RecognizerID, _ recognizer: GestureRecognizer) {
    self.id = id
    self.recognizer = recognizer
  }

  enum State {
    case possible, recognized, failed
  }

  var isGoingOn: Bool { state == .recognized && recognizer.kind?.isContinuous == true }

  /// Whether this gesture, once recognized, ends the other one, as it does by default
  /// (https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another). A tap does not end one of
  /// more taps: both actions are sent in a double tap.
  func prevents(_ other: Recognition) -> Bool {
    guard recognizer.kind == .tap, other.recognizer.kind == .tap else { return true }
    return other.recognizer.numberOfTapsRequired <= recognizer.numberOfTapsRequired
  }
}
