import UIKit

/// Retarget: a cell takes the touches of its label.
final class CellView: UIView {
  @IBOutlet var content: UIView!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === content ? self : hit
  }
}
