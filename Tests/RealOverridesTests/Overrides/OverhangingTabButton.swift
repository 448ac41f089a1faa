import UIKit

final class PlusTabBar: UITabBar {
  lazy var plusButton = UIButton(type: .custom)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !clipsToBounds && !isHidden && alpha > 0 else { return nil }
    let inButton = plusButton.convert(point, from: self)
    if plusButton.bounds.contains(inButton) {
      return plusButton
    }
    return super.hitTest(point, with: event)
  }
}
