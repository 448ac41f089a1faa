import UIKit

class SlidingPanel: UIView {
  private(set) var isAnimating = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isAnimating { return nil }
    return super.hitTest(point, with: event)
  }

  func slide(to offset: CGFloat) {
    isAnimating = true
    UIView.animate(withDuration: 0.3, animations: { self.frame.origin.y = offset }) { [weak self] _ in
      self?.isAnimating = false
    }
  }
}
