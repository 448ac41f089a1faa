import UIKit

/// Delegate: somebody else decides.
final class AskingView: UIView {
  weak var delegate: AskingViewDelegate?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    delegate?.askingView(self, shouldReceiveTouchAt: point) ?? super.point(inside: point, with: event)
  }
}
