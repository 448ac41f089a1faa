import UIKit

class SkyView: UIView {
  @IBOutlet var balloon: UIButton!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let presentation = balloon.layer.presentation(), presentation.frame.contains(point) {
      return balloon
    }
    return super.hitTest(point, with: event)
  }
}
