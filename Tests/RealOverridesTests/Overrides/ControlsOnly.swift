import UIKit

final class ThinToolbar: UIToolbar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let control = super.hitTest(point, with: event) as? UIControl else { return nil }
    return control
  }
}
