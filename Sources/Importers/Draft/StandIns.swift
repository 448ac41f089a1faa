import HitTesting
import SceneFiles

// A stand-in takes the place of a view that must have been there but of which the file says nothing. It lets every touch
// through to the views in it, and is itself never the answer.
extension DraftView {
  static func standIn(named name: String, at position: TextPosition) -> DraftView {
    var view = View(name: "", frame: .zero)
    view.behavior = Behavior(hitTest: .passThrough, pointInside: .always)
    view.isUserInteractionEnabled = true
    var standIn = DraftView(view, at: position)
    standIn.names = [name]
    standIn.isStandIn = true
    return standIn
  }
}

extension Draft {
  /// Gives every stand-in the size that reaches from its corner to the far edges of its subviews.
  mutating func sizeStandIns() {
    // Subviews were added behind their superviews, so that going backwards meets the inner ones first.
    for index in views.indices.reversed() where views[index].isStandIn {
      var size = Size.zero
      for subview in views[index].subviews {
        let frame = views[subview].view.frame
        guard frame.maxX.isFinite, frame.maxY.isFinite else { continue }
        size.width = max(size.width, frame.maxX)
        size.height = max(size.height, frame.maxY)
      }
      self[index].view.bounds.size = size
      self[index].view.center = Point(x: size.width / 2, y: size.height / 2)
    }
  }
}
