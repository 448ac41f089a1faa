/// A rectangle in points, as `CGRect`.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  // The edges read as if the size were not negative, as `CGRectGetMinX` and its neighbours do.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var center: Point { Point(x: midX, y: midY) }

  public var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  /// The area in square points; zero for an empty rectangle.
  public var area: Double { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }

  /// The four corners, clockwise from the one with the smallest coordinates.
  public var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  /// Whether the point is inside. The edges at `minX` and `minY` belong to the rectangle, those at `maxX`
  /// and `maxY` do not, and an empty rectangle contains nothing.
  ///
  /// Documented for `CGRectContainsPoint`:
  /// https://developer.apple.com/documentation/coregraphics/cgrectcontainspoint(_:_:)
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with its edges moved inwards (`UIEdgeInsetsInsetRect`); negative insets enlarge it.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: maxX - minX - insets.left - insets.right, height: maxY - minY - insets.top - insets.bottom)
  }

  /// The largest rectangle inside both, or an empty one where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both. An empty one does not count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(boundingBoxOf: corners + other.corners)
  }

  /// The smallest rectangle around the points; undefined coordinates where one of them is undefined.
  public init(boundingBoxOf points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    guard points.allSatisfy({ $0.isDefined }) else {
      self.init(origin: .undefined, size: Size(width: .nan, height: .nan))
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
