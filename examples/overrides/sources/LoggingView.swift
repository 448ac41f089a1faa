import UIKit

/// Log: the window's answer, printed.
final class LoggingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    print("hit", hit as Any)
    return hit
  }
}
