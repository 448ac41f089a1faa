import UIKit

/// Never: a decoration.
final class Decoration: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    nil
  }
}
