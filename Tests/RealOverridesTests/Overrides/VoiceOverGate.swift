import UIKit

class CanvasView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let event, event.type == .touches else { return nil }
    if UIAccessibility.isVoiceOverRunning { return nil }
    return super.hitTest(point, with: event)
  }
}
