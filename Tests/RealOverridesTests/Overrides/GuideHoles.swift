import UIKit

final class GuideView: UIView {
  var holes: [CGRect] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for hole in holes where hole.contains(point) {
      return false
    }
    return super.point(inside: point, with: event)
  }
}
