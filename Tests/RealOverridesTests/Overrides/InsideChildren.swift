import UIKit

class ButtonColumn: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return subviews.contains {
      !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled
        && $0.point(inside: self.convert(point, to: $0), with: event)
    }
  }
}
