import UIKit

class IconButton: UIButton {
  private static let minimumSide: CGFloat = 44

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missingWidth = max(Self.minimumSide - bounds.width, 0)
    let missingHeight = max(Self.minimumSide - bounds.height, 0)
    let area = bounds.insetBy(dx: -missingWidth / 2, dy: -missingHeight / 2)
    return area.contains(point)
  }
}
