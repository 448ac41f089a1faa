extension GestureRecognizer {
  /// A long press: the fingers rest for `minimumPressDuration` and do not move more than `allowableMovement` before that
  /// (https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
  func judgeLongPress(_ fingers: [Finger.Motion], after phase: DeliveryPhase) -> Verdict {
    if fingers.count > numberOfTouchesRequired {
      return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
    }
    switch phase {
    case .stationary:
      let isComplete =
        fingers.count == numberOfTouchesRequired && fingers.allSatisfy { $0.pressDuration >= minimumPressDuration }
      return isComplete ? .recognized : .possible
    case .moved:
      let distance = fingers.map { $0.farthest }.max() ?? 0
      return distance > allowableMovement ? .failed(.movedTooFar(distance, allowed: allowableMovement)) : .possible
    case .ended, .cancelled:
      if fingers.count < numberOfTouchesRequired {
        return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
      }
      let shortest = fingers.map { $0.pressDuration }.min() ?? 0
      return .failed(.pressedTooShort(shortest, needed: minimumPressDuration))
    case .began:
      return .possible
    }
  }
}
