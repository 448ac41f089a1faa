import HitTesting
import SceneFiles

// A view is dragged on the screen; what that means for it depends on the transforms around it.
extension Session {
  /// Moves the view so that what was at one point of the screen comes to lie at another.
  func move(_ view: ViewID, from start: Point, to end: Point) {
    changeHierarchy { hierarchy in
      let superview = hierarchy[view].superview
      let (first, last) = (
        hierarchy.convert(start, from: nil, to: superview), hierarchy.convert(end, from: nil, to: superview)
      )
      guard first.isDefined, last.isDefined else { return }
      hierarchy[view].center = hierarchy[view].center + (last - first)
    }
  }

  /// Moves the corner at the end of the view's bounds by the distance between two points of the screen; the opposite corner
  /// stays where it is.
  func resize(_ view: ViewID, from start: Point, to end: Point) {
    changeHierarchy { hierarchy in
      let (first, last) = (hierarchy.convert(start, from: nil, to: view), hierarchy.convert(end, from: nil, to: view))
      guard first.isDefined, last.isDefined else { return }
      let corner = hierarchy[view].bounds.origin
      let place = hierarchy[view].convertToSuperview(corner)
      let size = hierarchy[view].bounds.size
      hierarchy[view].bounds.size = Size(
        width: max(0, size.width + last.x - first.x), height: max(0, size.height + last.y - first.y))
      hierarchy[view].center = hierarchy[view].center + (place - hierarchy[view].convertToSuperview(corner))
    }
  }
}
