import UIKit

class OptionCell: UITableViewCell {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    switch hit {
    case contentView, self:
      return self
    default:
      return hit
    }
  }
}
