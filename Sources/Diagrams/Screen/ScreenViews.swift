import HitTesting

/// A view as it lies on the screen.
struct ScreenView {
  let id: ViewID
  /// The whole view, in the picture's units.
  let outline: ConvexPolygon
  /// What the screen's edges and clipping superviews leave of it.
  let visible: ConvexPolygon
  let visibility: Visibility

  enum Visibility {
    case shown
    /// The view or one of its superviews is hidden.
    case hidden
    /// Its alpha, with those of its superviews, comes below 0.01.
    case transparent
  }

  var isCut: Bool { visible != outline }
}

extension ScreenView {
  /// All views that have a place on the screen, in the order in which they are painted: windows by level, superviews before
  /// subviews, siblings by `zPosition`, then as they stand. Views outside the screen, without a size or with an
  /// undefined place are left out.
  ///
  /// - Parameters:
  ///   - transform: from the screen to the picture.
  ///   - screen: in the picture's units.
  static func painted(_ hierarchy: Hierarchy, by transform: AffineTransform, on screen: Rect) -> [ScreenView] {
    struct Place {
      let id: ViewID
      let parent: AffineTransform
      let clip: ConvexPolygon
      let isHidden: Bool
      let alpha: Double
    }
    var painted: [ScreenView] = []
    // The last one is painted next.
    var waiting = hierarchy.windowsFrontToBack.map {
      Place(id: $0, parent: transform, clip: ConvexPolygon(screen), isHidden: false, alpha: 1)
    }
    while let place = waiting.popLast() {
      let view = hierarchy[place.id]
      let toScreen = view.toSuperview.concatenating(place.parent)
      let outline = ConvexPolygon(view.bounds.corners.map(toScreen.apply))
      guard outline.vertices.allSatisfy(\.isDefined) else { continue }
      let isHidden = place.isHidden || view.isHidden
      let alpha = place.alpha * view.alpha
      let visible = outline.intersection(place.clip)
      if !visible.isEmpty, visible.area > 0 {
        painted.append(
          ScreenView(
            id: place.id, outline: outline, visible: visible.isAlmost(outline) ? outline : visible,
            visibility: isHidden ? .hidden : alpha < 0.01 ? .transparent : .shown))
      }
      let clip = view.clipsToBounds ? visible : place.clip
      guard !view.subviews.isEmpty, !clip.isEmpty else { continue }
      let order = view.subviews.enumerated().sorted {
        (hierarchy[$0.element].zPosition, $0.offset) < (hierarchy[$1.element].zPosition, $1.offset)
      }
      for (_, subview) in order.reversed() {
        waiting.append(Place(id: subview, parent: toScreen, clip: clip, isHidden: isHidden, alpha: alpha))
      }
    }
    return painted
  }
}

extension ConvexPolygon {
  fileprivate func isAlmost(_ other: ConvexPolygon) -> Bool { abs(area - other.area) < 0.01 }
}

extension View {
  /// From the view's own coordinates to its superview's.
  fileprivate var toSuperview: AffineTransform {
    let origin = convertToSuperview(.zero)
    return AffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: origin.x, ty: origin.y)
  }
}
