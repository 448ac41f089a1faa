/// A declared override: what a view's class would do in `hitTest` and `pointInside`, without its source.
public struct Behavior: Sendable {
  public var hitTest: HitTestBehavior?
  public var pointInside: PointInsideBehavior?

  public init(hitTest: HitTestBehavior? = nil, pointInside: PointInsideBehavior? = nil) {
    self.hitTest = hitTest
    self.pointInside = pointInside
  }
}

/// A declared `hitTest`.
public enum HitTestBehavior: Hashable, Sendable {
  /// `super`'s answer, but nil instead of the view itself.
  case passThrough
  /// Always nil.
  case never
  /// `super`'s answer, but the subviews are asked wherever the point is, unless the view clips to its bounds; the view
  /// itself is the answer only where its `pointInside` is true.
  ///
  /// React Native's views hit-test so: with `ignoringAlpha` those of its first architecture, which look at
  /// `isHidden` and `isUserInteractionEnabled` alone
  /// (https://github.com/facebook/react-native, `RCTView.m` and `RCTViewComponentView.mm`).
  case unbounded(ignoringAlpha: Bool)
  /// The named view wherever this view's own `pointInside` is true, otherwise nil. As in the overrides that it
  /// stands for, nobody's flags are looked at.
  case forward(to: ViewID)
}

/// A declared `pointInside`; all in the view's own coordinates.
public enum PointInsideBehavior: Hashable, Sendable {
  case always
  case never
  /// The bounds, enlarged by the distances.
  case outset(EdgeInsets)
  /// The ellipse in the bounds.
  case ellipse
  /// A polygon, filled by the even-odd rule.
  case path([Point])

  /// Whether the point is inside for a view with the bounds.
  public func contains(_ point: Point, bounds: Rect) -> Bool {
    switch self {
    case .always:
      return point.isDefined
    case .never:
      return false
    case .outset(let distances):
      let insets = EdgeInsets(
        top: -distances.top, left: -distances.left, bottom: -distances.bottom, right: -distances.right)
      return bounds.inset(by: insets).contains(point)
    case .ellipse:
      return Ellipse(in: bounds).contains(point)
    case .path(let vertices):
      return Polygon(vertices).contains(point)
    }
  }
}
