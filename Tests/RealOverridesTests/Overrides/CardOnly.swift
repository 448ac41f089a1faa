import UIKit

class BackdropView: UIView {
  @IBOutlet private var contentView: UIView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return (contentView?.frame.contains(point))!
  }
}
