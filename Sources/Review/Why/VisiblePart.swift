import HitTesting

/// The part of a view on the screen: cut by the screen's edges and by ancestors that clip, whatever covers it.
struct VisiblePart {
  let hierarchy: Hierarchy
  let view: ViewID
  /// The rectangle on the screen outside which nothing of the view is visible; empty where no part is.
  let boundingBox: Rect
  private let clipping: [ViewID]

  init(of view: ViewID, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.view = view
    var clipping: [ViewID] = []
    var ancestor = hierarchy[view].superview
    while let id = ancestor {
      if hierarchy[id].clipsToBounds { clipping.append(id) }
      ancestor = hierarchy[id].superview
    }
    self.clipping = clipping
    let screen = hierarchy.windows.map { hierarchy[$0].frame }.reduce(Rect.zero) { $0.union($1) }
    boundingBox = ([view] + clipping).reduce(screen) { box, id in
      let onScreen = hierarchy.convert(hierarchy[id].bounds, from: id, to: nil)
      return onScreen.origin.isDefined ? box.intersection(onScreen) : .zero
    }
  }

  /// Whether the point of the screen shows the view.
  func contains(_ point: Point) -> Bool {
    ([view] + clipping).allSatisfy { id in
      hierarchy[id].bounds.contains(hierarchy.convert(point, from: nil, to: id))
    }
  }
}
