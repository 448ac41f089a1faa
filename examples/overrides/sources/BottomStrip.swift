import UIKit

/// Region: only the lower strip is touchable.
final class BottomStrip: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    CGRect(x: 0, y: bounds.height - 50, width: bounds.width, height: 50).contains(point)
  }
}
