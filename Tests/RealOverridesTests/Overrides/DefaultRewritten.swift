import UIKit

class HandmadeView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    var index = subviews.count - 1
    while index >= 0 {
      let child = subviews[index]
      let childPoint = convert(point, to: child)
      if let fit = child.hitTest(childPoint, with: event) {
        return fit
      }
      index -= 1
    }
    return self
  }
}

class HandmadeWindow: UIWindow {}
