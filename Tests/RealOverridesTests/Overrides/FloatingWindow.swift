import UIKit

final class FloatingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let result = super.hitTest(point, with: event) else { return nil }
    guard result != self, result !== rootViewController?.view else { return nil }
    return result
  }
}
