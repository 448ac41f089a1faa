import UIKit

class TrackView: UIView {
  let slop: CGFloat = 20

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard bounds.insetBy(dx: -slop, dy: -slop).contains(point) else { return nil }
    var point = point
    point.x = min(max(point.x, bounds.minX), bounds.maxX - 1)
    point.y = min(max(point.y, bounds.minY), bounds.maxY - 1)
    return super.hitTest(point, with: event)
  }
}
