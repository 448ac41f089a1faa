import UIKit

final class VeilView: UIView {
  private var isAsking = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isAsking, bounds.contains(point), let superview = superview else { return nil }
    isAsking = true
    defer { isAsking = false }
    let behind = superview.hitTest(convert(point, to: superview), with: event)
    return behind is UIControl ? behind : self
  }
}
