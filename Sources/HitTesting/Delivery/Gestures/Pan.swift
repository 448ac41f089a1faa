extension GestureRecognizer {
  /// How far a finger moves before it pans, in points. Our choice: beyond it a touch is no tap and no long press.
  public static let panDistance = 10.0

  /// A pan: as many fingers as required, or more, are down, and one has moved `panDistance`.
  func judgePan(_ fingers: [Finger.Motion], after phase: DeliveryPhase) -> Verdict {
    let distance = fingers.map { $0.farthest }.max() ?? 0
    let down = fingers.count(where: { $0.isDown })
    if phase == .moved, distance >= Self.panDistance, down >= numberOfTouchesRequired { return .recognized }
    guard phase == .ended, down == 0 else { return .possible }
    if fingers.count < numberOfTouchesRequired {
      return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
    }
    return .failed(.movedTooLittle(distance, needed: Self.panDistance))
  }
}
