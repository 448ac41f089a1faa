import UIKit

/// Hole: a guide that lets touches through to what it explains.
final class GuideView: UIView {
  var hole = CGRect.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) && !hole.contains(point)
  }
}
