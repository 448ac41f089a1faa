import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    return sqrt(pow(dx, 2) + dy * dy) <= radius
  }
}
