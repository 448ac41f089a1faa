import UIKit

@objc protocol ControlsOverlayDelegate: AnyObject {
  @objc optional func overlay(_ overlay: ControlsOverlay, shouldReceiveTouchAt point: CGPoint) -> Bool
}

class ControlsOverlay: UIView {
  weak var delegate: ControlsOverlayDelegate?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard delegate?.overlay?(self, shouldReceiveTouchAt: point) ?? true else { return nil }
    return super.hitTest(point, with: event)
  }
}
