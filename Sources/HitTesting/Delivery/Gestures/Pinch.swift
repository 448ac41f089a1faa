extension GestureRecognizer {
  /// How much the distance between two fingers changes before they pinch, in points. Our choice.
  public static let pinchDistance = 10.0

  /// A pinch: the distance between two fingers has changed by `pinchDistance`
  /// (https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer: two touches).
  func judgePinch(_ fingers: [Finger.Motion], after phase: DeliveryPhase) -> Verdict {
    if fingers.count > 2 { return .failed(.touchesRequired(2, got: fingers.count)) }
    let isOver = phase == .ended && !fingers.contains(where: { $0.isDown })
    guard fingers.count == 2 else { return isOver ? .failed(.touchesRequired(2, got: fingers.count)) : .possible }
    let before = (fingers[0].start - fingers[1].start).length
    let now = (fingers[0].point - fingers[1].point).length
    if phase == .moved, fingers.allSatisfy({ $0.isDown }), abs(now - before) >= Self.pinchDistance {
      return .recognized
    }
    return isOver ? .failed(.movedTooLittle(abs(now - before), needed: Self.pinchDistance)) : .possible
  }
}
