import HitTesting

/// Finds room for the views' names on the screen, so that none lies on another.
struct LabelPlacement {
  struct Label {
    let text: String
    let classes: String
    /// Where the first letter stands on the baseline.
    let start: Point
    /// The direction of the baseline, of length 1.
    let direction: Point
  }

  private var taken: [Rect] = []
  static let size = 11.0
  private static let rowHeight = 14.0
  private static let margin = Point(x: 6, y: 14)
  private static let mostRows = 12
  /// The least part of a name that is worth its place, and the room that it takes.
  private static let shortest = 0.45
  private static let leastRoom = 36.0
  /// More names than fill these nobody reads on one screen.
  private static let mostBoxes = 1500

  /// A place for the text along the view's upper edge, or along its right one where it is too long for that, in the
  /// first row that is free; nil where there is none.
  mutating func place(_ text: String, classes: String, on view: ScreenView) -> Label? {
    guard taken.count < Self.mostBoxes else { return nil }
    let edges = view.edges
    // Better a turned name than a cut one, and better a cut one than none.
    for limit in [1, Self.shortest] {
      for edge in edges {
        if let label = place(text, classes: classes, along: edge, atLeast: limit) { return label }
      }
    }
    return nil
  }

  private mutating func place(
    _ text: String, classes: String, along edge: LabelEdge, atLeast share: Double
  ) -> Label? {
    let room = edge.length - 2 * Self.margin.x
    guard room > 0 else { return nil }
    let full = TextWidth.of(text, size: Self.size, isBold: true)
    guard room >= full || (share < 1 && room >= max(Self.leastRoom, min(full, 120) * share)) else { return nil }
    let short = text.shortened(to: room, size: Self.size, isBold: true)
    let width = TextWidth.of(short, size: Self.size, isBold: true)
    let rows = min(Self.mostRows, Int((edge.depth - Self.margin.y + Self.rowHeight - 4) / Self.rowHeight))
    for row in 0..<max(0, rows) {
      let y = Self.margin.y + Double(row) * Self.rowHeight
      let boxes = edge.boxes(from: Self.margin.x - 2, to: Self.margin.x + width + 2, above: y + 2, below: y - 10)
      if boxes.contains(where: { box in taken.contains { !$0.intersection(box).isEmpty } }) { continue }
      taken += boxes
      return Label(text: short, classes: classes, start: edge.point(Self.margin.x, y), direction: edge.direction)
    }
    return nil
  }

  /// Keeps a place free.
  mutating func reserve(_ box: Rect) { taken.append(box) }
}

/// An edge along which a view's name can be written, with the view on its right.
private struct LabelEdge {
  let corner: Point
  /// Of length 1.
  let direction: Point
  let length: Double
  /// How far the view reaches beside it.
  let depth: Double

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
  fileprivate var edges: [LabelEdge] {
    let box = visible.box
    let corners = outline.vertices
    guard corners.count == 4 else { return [] }
    let (dx, dy) = (corners[1].x - corners[0].x, corners[1].y - corners[0].y)
    if abs(dy) < 0.01 || abs(dx) < 0.01 {
      let (width, height) = (box.size.width, box.size.height)
      return [
        LabelEdge(corner: box.origin, direction: Point(x: 1, y: 0), length: width, depth: height),
        LabelEdge(corner: Point(x: box.maxX, y: box.minY), direction: Point(x: 0, y: 1), length: height, depth: width),
      ]
    }
    // Of the four edges, each with the view on its right, the one that leads most to the right is on top.
    let isClockwise = dx * (corners[2].y - corners[1].y) - dy * (corners[2].x - corners[1].x) > 0
    let turned = isClockwise ? corners : corners.reversed()
    let edges = turned.indices.map { (turned[$0], turned[($0 + 1) % 4], turned[($0 + 2) % 4]) }
    guard let top = edges.max(by: { $0.1.x - $0.0.x < $1.1.x - $1.0.x }) else { return [] }
    let length = Self.distance(top.0, top.1)
    guard length > 0 else { return [] }
    return [
      LabelEdge(
        corner: top.0, direction: Point(x: (top.1.x - top.0.x) / length, y: (top.1.y - top.0.y) / length),
        length: length, depth: Self.distance(top.1, top.2))
    ]
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
