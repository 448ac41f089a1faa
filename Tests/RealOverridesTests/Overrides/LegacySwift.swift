import UIKit

class OldButton: UIButton {
  override func pointInside(point: CGPoint, withEvent event: UIEvent?) -> Bool {
    let area = CGRectInset(self.bounds, -20, -20);
    return CGRectContainsPoint(area, point)
  }
}
