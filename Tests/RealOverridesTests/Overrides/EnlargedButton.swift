import UIKit

final class CloseButton: UIButton {
  /// Negative values make the touch area larger.
  var hitInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden else { return false }
    return bounds.inset(by: hitInsets).contains(point)
  }
}
