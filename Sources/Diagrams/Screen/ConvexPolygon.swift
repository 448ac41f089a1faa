import HitTesting

/// A convex polygon in the plane: a view's outline, or what clipping leaves of it.
struct ConvexPolygon: Equatable {
  let vertices: [Point]

  init(_ vertices: [Point]) { self.vertices = vertices }

  init(_ rect: Rect) { vertices = rect.corners }

  var isEmpty: Bool { vertices.count < 3 }

  var box: Rect { Rect(boundingBoxOf: vertices) }

  /// The area with a sign: positive where the vertices go clockwise on the screen.
  private var signedArea: Double {
    var sum = 0.0
    for (a, b) in edges { sum += a.x * b.y - b.x * a.y }
    return sum / 2
  }

  var area: Double { abs(signedArea) }

  private var edges: [(Point, Point)] {
    vertices.indices.map { (vertices[$0], vertices[($0 + 1) % vertices.count]) }
  }

  /// What both have in common (Sutherland and Hodgman's clipping, 1974).
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    let side = other.signedArea < 0 ? -1.0 : 1.0
    var vertices = self.vertices
    for (a, b) in other.edges {
      guard var previous = vertices.last else { break }
      let (dx, dy) = ((b.x - a.x) * side, (b.y - a.y) * side)
      let depth = { (point: Point) in dx * (point.y - a.y) - dy * (point.x - a.x) }
      var kept: [Point] = []
      for vertex in vertices {
        let (before, now) = (depth(previous), depth(vertex))
        if (before < 0) != (now < 0) {
          let share = before / (before - now)
          kept.append(
            Point(x: previous.x + (vertex.x - previous.x) * share, y: previous.y + (vertex.y - previous.y) * share))
        }
        if now >= 0 { kept.append(vertex) }
        previous = vertex
      }
      vertices = kept
    }
    return ConvexPolygon(vertices)
  }

  /// The parts inside the polygon of parallel lines at 45°, rising or falling, the distance from each other.
  func hatching(every distance: Double, isRising: Bool) -> [(Point, Point)] {
    guard !isEmpty else { return [] }
    // Along x + y (rising on the screen) or x − y a line is a constant.
    let slope = isRising ? 1.0 : -1.0
    let levels = vertices.map { $0.x + slope * $0.y }
    guard let lowest = levels.min(), let highest = levels.max(), highest - lowest < distance * 10_000 else { return [] }
    var lines: [(Point, Point)] = []
    var level = (lowest / distance).rounded(.up) * distance
    while level < highest {
      var crossings: [Point] = []
      for (a, b) in edges {
        let (levelA, levelB) = (a.x + slope * a.y, b.x + slope * b.y)
        guard (levelA < level) != (levelB < level) else { continue }
        let share = (level - levelA) / (levelB - levelA)
        crossings.append(Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
      }
      if crossings.count == 2 { lines.append((crossings[0], crossings[1])) }
      level += distance
    }
    return lines
  }

  /// The `points` of an SVG polygon.
  var svg: String { vertices.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ") }
}
