import HitTesting

/// An edge along which a view's name can be written, with the view on its right.
struct LabelEdge {
  let corner: Point
  /// Of length 1.
  let direction: Point
  let length: Double
  /// How far the view reaches beside it.
  let depth: Double
  /// How far along the edge the view's side moves for each unit inwards; 0 where it stands straight.
  var lean = 0.0

  /// A point so far along the edge and so far inside.
  func point(_ along: Double, _ inside: Double) -> Point {
    Point(
      x: corner.x + direction.x * along - direction.y * inside, y: corner.y + direction.y * along + direction.x * inside
    )
  }

  /// Upright boxes that cover a strip along the edge: one, or many small ones where the edge is askew.
  func boxes(from start: Double, to end: Double, above: Double, below: Double) -> [Rect] {
    let isUpright = direction.x == 0 || direction.y == 0
    let step = isUpright ? end - start : 8
    return stride(from: start, to: end, by: step).map { along in
      let next = min(along + step, end)
      return Rect(
        boundingBoxOf: [point(along, above), point(next, above), point(along, below), point(next, below)])
    }
  }
}

extension ScreenView {
  /// The edges for the name, the best one first.
  ///
  /// Those of an upright view are the edges of its visible part; of a turned one it is the edge that is nearest to the
  /// top.
  var labelEdges: [LabelEdge] {
    let box = visible.box
    let corners = outline.vertices
    guard corners.count == 4 else { return [] }
    let (dx, dy) = (corners[1].x - corners[0].x, corners[1].y - corners[0].y)
    let (sideX, sideY) = (corners[2].x - corners[1].x, corners[2].y - corners[1].y)
    if abs(dy) + abs(sideX) < 0.01 || abs(dx) + abs(sideY) < 0.01 {
      let (width, height) = (box.size.width, box.size.height)
      return [
        LabelEdge(corner: box.origin, direction: Point(x: 1, y: 0), length: width, depth: height),
        LabelEdge(corner: Point(x: box.maxX, y: box.minY), direction: Point(x: 0, y: 1), length: height, depth: width),
      ]
    }
    // Of the four edges, each with the view on its right, the one that leads most to the right is on top.
    let isClockwise = dx * sideY - dy * sideX > 0
    let turned = isClockwise ? corners : corners.reversed()
    let edges = turned.indices.map { (turned[$0], turned[($0 + 1) % 4], turned[($0 + 2) % 4]) }
    guard let top = edges.max(by: { $0.1.x - $0.0.x < $1.1.x - $1.0.x }) else { return [] }
    let length = Self.distance(top.0, top.1)
    guard length > 0 else { return [] }
    let direction = Point(x: (top.1.x - top.0.x) / length, y: (top.1.y - top.0.y) / length)
    let side = top.2 - top.1
    let depth = direction.x * side.y - direction.y * side.x
    guard depth > 0 else { return [] }
    let lean = (direction.x * side.x + direction.y * side.y) / depth
    return [LabelEdge(corner: top.0, direction: direction, length: length, depth: depth, lean: lean)]
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
