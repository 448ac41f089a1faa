import UIKit

class HeaderTable: UITableView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let header = tableHeaderView, header.frame.contains(point) {
      return false
    }
    return super.point(inside: point, with: event)
  }
}
