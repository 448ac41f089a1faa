/// Why a point is not inside a rectangle, edge by edge, with the numbers.
public enum Miss: Hashable, Sendable {
  /// x is below the smallest x.
  case left(Double, of: ClosedRange<Double>)
  /// x is at or above the largest x, which does not belong to the rectangle.
  case right(Double, of: ClosedRange<Double>)
  case above(Double, of: ClosedRange<Double>)
  case below(Double, of: ClosedRange<Double>)
  /// The rectangle is empty and contains no point.
  case empty(Size)
  /// A singular transform: no point of the superview has a place in the view.
  case singularTransform
}

extension View {
  /// Why `pointInside` of `UIView` is false at the point of the view's own coordinates; nil where it is true.
  public func miss(at point: Point) -> Miss? {
    if inverseTransform == nil || !point.isDefined { return .singularTransform }
    if bounds.isEmpty { return .empty(bounds.size) }
    if point.x < bounds.minX { return .left(point.x, of: bounds.minX...bounds.maxX) }
    if point.x >= bounds.maxX { return .right(point.x, of: bounds.minX...bounds.maxX) }
    if point.y < bounds.minY { return .above(point.y, of: bounds.minY...bounds.maxY) }
    if point.y >= bounds.maxY { return .below(point.y, of: bounds.minY...bounds.maxY) }
    return nil
  }
}
