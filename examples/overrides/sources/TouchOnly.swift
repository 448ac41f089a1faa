import UIKit

/// Event: a pointer that hovers is not a touch.
final class TouchOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event?.type == .hover { return nil }
    return super.hitTest(point, with: event)
  }
}
