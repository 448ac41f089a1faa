import UIKit

class ButtonPair: UIView {
  private func distance(_ point: CGPoint, _ view: UIView) -> CGFloat {
    hypot(point.x - view.center.x, point.y - view.center.y)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit === self else {
      return super.hitTest(point, with: event)
    }
    let buttons = subviews.compactMap { $0 as? UIButton }.filter { $0.isEnabled }
    return buttons.min(by: { distance(point, $0) < distance(point, $1) }) ?? hit
  }
}
