extension GestureRecognizer {
  /// How far the fingers move in a swipe's direction, in points. Our choice; Apple says "far enough"
  /// (https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
  public static let swipeDistance = 50.0
  /// How far a finger may go in any direction before it must be going in the swipe's, in points. Our choice.
  public static let swipeTolerance = 10.0

  /// A swipe: every finger has moved `swipeDistance` in one allowed direction, and twice as far as to the side. Speed,
  /// which UIKit weighs too, is left out.
  func judgeSwipe(_ fingers: [Finger.Motion], after phase: DeliveryPhase) -> Verdict {
    if fingers.count > numberOfTouchesRequired {
      return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
    }
    let moves = fingers.map { $0.point - $0.start }
    let possible = SwipeDirection.allCases.filter { direction in
      directions.contains(direction)
        && moves.allSatisfy { move in
          let (along, aside) = direction.parts(of: move)
          return move.length <= Self.swipeTolerance || (along > 0 && along >= 2 * aside)
        }
    }
    if possible.isEmpty { return .failed(.wrongDirection) }
    let isComplete = possible.contains { direction in
      moves.allSatisfy { direction.parts(of: $0).along >= Self.swipeDistance }
    }
    if phase == .moved, isComplete, fingers.count == numberOfTouchesRequired { return .recognized }
    guard phase == .ended, !fingers.contains(where: { $0.isDown }) else { return .possible }
    if fingers.count < numberOfTouchesRequired {
      return .failed(.touchesRequired(numberOfTouchesRequired, got: fingers.count))
    }
    return .failed(.movedTooLittle(moves.map { $0.length }.min() ?? 0, needed: Self.swipeDistance))
  }
}

extension SwipeDirection {
  /// How far a move goes in the direction, and how far to either side of it.
  fileprivate func parts(of move: Point) -> (along: Double, aside: Double) {
    switch self {
    case .right: (move.x, abs(move.y))
    case .left: (-move.x, abs(move.y))
    case .down: (move.y, abs(move.x))
    case .up: (-move.y, abs(move.x))
    }
  }
}
