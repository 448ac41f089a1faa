import UIKit

class DockView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if clipsToBounds || isHidden || alpha < 0.01 { return nil }

    for subview in subviews.reversed() {
      let subPoint = subview.convert(point, from: self)
      if let result = subview.hitTest(subPoint, with: event) {
        return result
      }
    }
    return super.hitTest(point, with: event)
  }
}
