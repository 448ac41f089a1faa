// The relation between a view's own coordinates and its superview's (its window's screen's): the point
// `bounds.origin + anchorPoint ∘ bounds.size` lies on `center`, and the transform turns everything around it.
extension View {
  /// The point that the transform turns around, in the view's own coordinates.
  private var anchor: Point {
    Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The place of a point of the view in the superview's coordinates.
  public func convertToSuperview(_ point: Point) -> Point {
    let anchor = self.anchor
    if transform.isIdentity {
      return Point(x: point.x - anchor.x + center.x, y: point.y - anchor.y + center.y)
    }
    let turned = transform.apply(to: point - anchor)
    return center + turned
  }

  /// The place of a point of the superview in the view's own coordinates; undefined where the transform is
  /// singular.
  public func convertFromSuperview(_ point: Point) -> Point {
    let anchor = self.anchor
    if transform.isIdentity {
      return Point(x: point.x - center.x + anchor.x, y: point.y - center.y + anchor.y)
    }
    guard let inverseTransform else { return .undefined }
    return anchor + inverseTransform.apply(to: point - center)
  }

  /// The smallest upright rectangle around the view in the superview's coordinates. Setting it divides the size
  /// by the transform's scale and moves `center`, as UIKit does; of a rotated view it is undefined
  /// (https://developer.apple.com/documentation/uikit/uiview/frame).
  public var frame: Rect {
    get { Rect(boundingBoxOf: bounds.corners.map(convertToSuperview)) }
    set {
      let frame = Rect(
        x: newValue.minX, y: newValue.minY, width: newValue.maxX - newValue.minX, height: newValue.maxY - newValue.minY)
      if let inverseTransform {
        let size = inverseTransform.apply(to: Point(x: frame.size.width, y: frame.size.height))
        let nothing = inverseTransform.apply(to: .zero)
        bounds.size = Size(width: abs(size.x - nothing.x), height: abs(size.y - nothing.y))
      }
      center = Point(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
    }
  }
}
