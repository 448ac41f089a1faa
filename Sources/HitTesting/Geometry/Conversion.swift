// Points and rectangles between any two views: up to the nearest common ancestor, and down from it. Views of
// different windows meet on the screen. `nil` stands for the screen.
extension Hierarchy {
  /// The place of a point of one view in the coordinates of another; undefined where a view on the way down has
  /// a singular transform.
  public func convert(_ point: Point, from source: ViewID?, to target: ViewID?) -> Point {
    let ancestor = commonAncestor(source, target)
    return convertDown(convertUp(point, from: source, to: ancestor), from: ancestor, to: target)
  }

  /// The bounding box of a rectangle of one view in the coordinates of another: the box at the nearest common
  /// ancestor first, then the box of that in the target.
  ///
  /// Observed, not documented: this fits the values measured on a device by others, where one box from end to
  /// end, or one at every view on the way, does not.
  public func convert(_ rect: Rect, from source: ViewID?, to target: ViewID?) -> Rect {
    let ancestor = commonAncestor(source, target)
    let met = Rect(boundingBoxOf: rect.corners.map { convertUp($0, from: source, to: ancestor) })
    guard met.origin.isDefined else { return met }
    return Rect(boundingBoxOf: met.corners.map { convertDown($0, from: ancestor, to: target) })
  }

  /// The nearest view that both are in, or nil for the screen.
  public func commonAncestor(_ a: ViewID?, _ b: ViewID?) -> ViewID? {
    guard var a, var b else { return nil }
    var (depthA, depthB) = (depth(of: a), depth(of: b))
    while a != b {
      if depthA >= depthB {
        guard let up = self[a].superview else { return nil }
        a = up
        depthA -= 1
      } else {
        guard let up = self[b].superview else { return nil }
        b = up
        depthB -= 1
      }
    }
    return a
  }

  /// How many superviews are above the view: 0 for a window.
  public func depth(of id: ViewID) -> Int {
    var depth = 0
    var current = id
    while let superview = self[current].superview {
      current = superview
      depth += 1
    }
    return depth
  }

  private func convertUp(_ point: Point, from source: ViewID?, to ancestor: ViewID?) -> Point {
    var point = point
    var current = source
    while let view = current, view != ancestor {
      point = self[view].convertToSuperview(point)
      current = self[view].superview
    }
    return point
  }

  private func convertDown(_ point: Point, from ancestor: ViewID?, to target: ViewID?) -> Point {
    var way: [ViewID] = []
    var current = target
    while let view = current, view != ancestor {
      way.append(view)
      current = self[view].superview
    }
    return way.reversed().reduce(point) { self[$1].convertFromSuperview($0) }
  }
}
