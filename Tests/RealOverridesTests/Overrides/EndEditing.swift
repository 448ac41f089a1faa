import UIKit

class FormView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let target = super.hitTest(point, with: event)
    if !(target is UITextField) && !(target is UITextView) {
      endEditing(true)
    }
    return target
  }
}
