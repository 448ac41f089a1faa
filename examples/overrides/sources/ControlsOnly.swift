import UIKit

/// Class filter: controls alone are touchable.
final class ControlsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit is UIControl else { return nil }
    return hit
  }
}
