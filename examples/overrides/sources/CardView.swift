import UIKit

/// State: no touches while it moves.
final class CardView: UIView {
  private(set) var isAnimating = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isAnimating else { return nil }
    return super.hitTest(point, with: event)
  }
}
