import UIKit

class OvalView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let path = UIBezierPath(ovalIn: bounds)
    return path.contains(point)
  }
}
