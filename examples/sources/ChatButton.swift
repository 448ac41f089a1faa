import UIKit

/// A button that can be dragged, with a menu above it that its bounds do not reach.
final class ChatButton: UIButton {
  let menu = UIButton(type: .custom)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inMenu = menu.convert(point, from: self)
    if menu.point(inside: inMenu, with: event) {
      return menu
    }
    return super.hitTest(point, with: event)
  }
}
