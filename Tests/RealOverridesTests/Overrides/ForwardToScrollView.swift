import UIKit

class CarouselView: UIView {
  @IBOutlet weak var scrollView: UIScrollView!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self {
      return scrollView
    }
    return hit
  }
}
