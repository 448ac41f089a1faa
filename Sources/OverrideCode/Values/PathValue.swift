import HitTesting

/// A `UIBezierPath` or `CGPath`, as far as `contains` needs it: closed shapes with their turning direction. Curves are
/// polygons of short edges; whole rectangles and ellipses stay exact.
final class PathValue {
  enum Shape {
    case rect(Rect)
    case ellipse(Rect)
    case polygon([Point])

    func contains(_ point: Point) -> Bool {
      switch self {
      case .rect(let rect): rect.contains(point)
      case .ellipse(let rect): Ellipse(in: rect).contains(point)
      case .polygon(let vertices): Polygon(vertices).contains(point)
      }
    }

    /// The corners of a polygon as near as the eye can tell.
    var vertices: [Point] {
      switch self {
      case .rect(let rect): rect.corners
      case .ellipse(let rect):
        arcPoints(
          center: rect.center, radii: Size(width: rect.size.width / 2, height: rect.size.height / 2), from: 0,
          through: 360)
      case .polygon(let vertices): vertices
      }
    }
  }

  /// A shape is wound backwards by `reversing()`, to cut a hole.
  private(set) var shapes: [(shape: Shape, isReversed: Bool)] = []
  var usesEvenOddFillRule = false
  /// The points of the subpath that is being drawn.
  private var open: [Point] = []

  init(_ shapes: [Shape] = []) {
    self.shapes = shapes.map { ($0, false) }
  }

  init(_ path: SuppliedPath) {
    switch path {
    case .rect(let rect): shapes = [(.rect(rect), false)]
    case .ellipse(let rect): shapes = [(.ellipse(rect), false)]
    case .polygon(let vertices): shapes = [(.polygon(vertices), false)]
    }
    // A polygon of a scene is filled by this rule.
    usesEvenOddFillRule = true
  }

  // MARK: Drawing

  var currentPoint: Point { open.last ?? .zero }

  func move(to point: Point) {
    close()
    open = [point]
  }

  func addLine(to point: Point) { open.append(point) }

  func addLines(_ points: [Point]) { open += points }

  func close() {
    if open.count > 2 { shapes.append((.polygon(open), false)) }
    open = []
  }

  func append(_ shape: Shape) { shapes.append((shape, false)) }

  func append(_ path: PathValue) {
    shapes += path.closedShapes
  }

  func removeAll() {
    shapes = []
    open = []
  }

  /// The path wound the other way round.
  var reversed: PathValue {
    let path = PathValue()
    path.shapes = closedShapes.map { ($0.shape, !$0.isReversed) }
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  var copy: PathValue {
    let path = PathValue()
    path.shapes = shapes
    path.open = open
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  func apply(_ transform: AffineTransform) {
    guard !transform.isIdentity else { return }
    shapes = shapes.map { (.polygon($0.shape.vertices.map { transform.apply(to: $0) }), $0.isReversed) }
    open = open.map { transform.apply(to: $0) }
  }

  // MARK: Questions

  /// Filling closes an open subpath.
  private var closedShapes: [(shape: Shape, isReversed: Bool)] {
    open.count > 2 ? shapes + [(.polygon(open), false)] : shapes
  }

  var isEmpty: Bool { closedShapes.isEmpty }

  var bounds: Rect { Rect(boundingBoxOf: closedShapes.flatMap { $0.shape.vertices } + open) }

  func contains(_ point: Point, usesEvenOddFillRule: Bool? = nil) -> Bool {
    var windings = 0
    var crossings = 0
    for (shape, isReversed) in closedShapes where shape.contains(point) {
      crossings += 1
      windings += isReversed ? -1 : 1
    }
    return usesEvenOddFillRule ?? self.usesEvenOddFillRule ? crossings % 2 == 1 : windings != 0
  }
}

/// Points along an elliptic arc, one for every 3° at least; the angles are in degrees.
func arcPoints(center: Point, radii: Size, from start: Double, through end: Double) -> [Point] {
  let count = max(1, Int(((end - start).magnitude / 3).rounded(.up)))
  guard count < 1 << 12 else { return [] }
  return (0...count).map { index in
    let (sine, cosine) = sineAndCosine(degrees: start + (end - start) * Double(index) / Double(count))
    return Point(x: center.x + radii.width * cosine, y: center.y + radii.height * sine)
  }
}

/// Points along a cubic Bézier curve, without its start.
func curvePoints(from start: Point, _ control1: Point, _ control2: Point, to end: Point) -> [Point] {
  (1...48).map { index in
    let t = Double(index) / 48
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
