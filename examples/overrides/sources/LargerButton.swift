import UIKit

/// Enlarge: a small button that a thumb can hit.
final class LargerButton: UIButton {
  /// How far the touch area reaches beyond the edges.
  private let margin: CGFloat = 12

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}
