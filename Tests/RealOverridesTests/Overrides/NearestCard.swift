import UIKit

class CardView: UIView {}

class DeckView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    var candidate = hit
    while let view = candidate, view !== self {
      if view is CardView { return view }
      candidate = view.superview
    }
    return hit
  }
}
