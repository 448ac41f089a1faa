extension GestureRecognizer {
  /// A tap: the fingers go down, hardly move (`allowableMovement`, our choice for the tap), and are lifted, as often as
  /// required. The touches' `tapCount` says how often it was.
  func judgeTap(_ fingers: [Finger.Motion], after phase: DeliveryPhase) -> Verdict {
    if fingers.count > numberOfTouchesRequired {
      return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
    }
    if let distance = fingers.map({ $0.farthest }).max(), distance > allowableMovement {
      return .failed(.movedTooFar(distance, allowed: allowableMovement))
    }
    guard phase == .ended, !fingers.contains(where: { $0.isDown }) else { return .possible }
    if fingers.count < numberOfTouchesRequired {
      return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
    }
    // The next tap may come yet.
    let taps = fingers.map { $0.tapCount }.max() ?? 1
    return taps < numberOfTapsRequired ? .possible : .recognized
  }
}
