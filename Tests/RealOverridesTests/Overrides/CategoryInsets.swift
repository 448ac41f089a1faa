import UIKit
import ObjectiveC

private var touchInsetsKey: UInt8 = 0

extension UIButton {
  @objc var touchInsets: UIEdgeInsets {
    get { (objc_getAssociatedObject(self, &touchInsetsKey) as? NSValue)?.uiEdgeInsetsValue ?? .zero }
    set { objc_setAssociatedObject(self, &touchInsetsKey, NSValue(uiEdgeInsets: newValue), .OBJC_ASSOCIATION_RETAIN) }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if touchInsets == .zero || !isEnabled || isHidden {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: touchInsets).contains(point)
  }
}
