import UIKit

/// Side effect: a tap beside the menu closes it.
final class MenuBackdrop: UIView {
  @IBOutlet var menu: UIView!
  weak var delegate: MenuBackdropDelegate?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !menu.frame.contains(point) {
      delegate?.backdropWasTouched(self)
      return nil
    }
    return super.hitTest(point, with: event)
  }
}
