import HitTesting

/// Finds room for the views' names on the screen, so that none lies on another and each is where its view is: in it, or
/// beside it where it is too small.
struct LabelPlacement {
  struct Label {
    let text: String
    /// Where the first letter stands on the baseline.
    let start: Point
    /// The direction of the baseline, of length 1.
    let direction: Point
  }

  private let screen: Rect
  /// The upright boxes around all views.
  private let boxes: [Rect]
  private var taken: [Rect] = []
  /// How many names in a row found no place: the screen is full.
  private var misses = 0

  static let size = 11.0
  private static let rowHeight = 14.0
  private static let margin = Point(x: 6, y: 14)
  private static let mostRows = 40
  /// The least part of a name that is worth its place, and the room that it takes.
  private static let shortest = 0.45
  private static let leastRoom = 36.0
  /// More names than fill these nobody reads on one screen; nor is it worth looking for room among more views.
  private static let mostTaken = 1500
  private static let mostViews = 600
  private static let mostMisses = 300

  init(_ views: [ScreenView], on screen: Rect) {
    self.screen = screen
    boxes = views.count > Self.mostViews ? [] : views.map(\.visible.box)
  }

  /// Keeps a place free.
  mutating func reserve(_ box: Rect) { taken.append(box) }

  /// A place for the view's name; nil where there is none.
  mutating func place(_ name: String, of view: ScreenView) -> Label? {
    guard taken.count < Self.mostTaken, misses < Self.mostMisses else { return nil }
    let label = bestPlace(for: name, of: view)
    misses = label == nil ? misses + 1 : 0
    return label
  }

  /// Whole names are better than shortened ones, and clear ground is better than a place across another view's edge.
  private mutating func bestPlace(for name: String, of view: ScreenView) -> Label? {
    let edges = view.labelEdges
    let own = view.visible.box
    if !boxes.isEmpty {
      if let label = place(name, along: edges, atLeast: 1, clearFor: own) { return label }
      if own.isSmall, let label = place(name, beside: own) { return label }
      if let label = place(name, along: edges, atLeast: Self.shortest, clearFor: own) { return label }
    }
    return place(name, along: edges, atLeast: 1, clearFor: nil)
      ?? place(name, along: edges, atLeast: Self.shortest, clearFor: nil)
      ?? (boxes.isEmpty ? nil : place(name, beside: own))
  }

  // MARK: Inside

  private mutating func place(
    _ name: String, along edges: [LabelEdge], atLeast share: Double, clearFor own: Rect?
  ) -> Label? {
    let full = TextWidth.of(name, size: Self.size, isBold: true)
    for edge in edges {
      let room = edge.length - 2 * Self.margin.x
      guard room >= full || (share < 1 && room >= max(Self.leastRoom, min(full, 120) * share)) else { continue }
      let text = name.shortened(to: room, size: Self.size, isBold: true)
      let width = TextWidth.of(text, size: Self.size, isBold: true)
      let rows = min(Self.mostRows, Int((min(edge.depth, 1e6) - Self.margin.y + Self.rowHeight - 4) / Self.rowHeight))
      for row in 0..<max(0, rows) {
        let y = Self.margin.y + Double(row) * Self.rowHeight
        let strip = edge.boxes(from: Self.margin.x - 2, to: Self.margin.x + width + 2, above: y + 2, below: y - 10)
        guard take(strip, clearFor: own) else { continue }
        return Label(text: text, start: edge.point(Self.margin.x, y), direction: edge.direction)
      }
    }
    return nil
  }

  // MARK: Beside

  private mutating func place(_ name: String, beside own: Rect) -> Label? {
    let width = TextWidth.of(name, size: Self.size, isBold: true)
    guard width <= 140 else { return nil }
    let (left, middle) = (max(screen.minX + 3, own.midX - width / 2), own.midY + 4)
    let starts = [
      Point(x: own.maxX + 5, y: middle), Point(x: own.minX - 5 - width, y: middle),
      Point(x: left, y: own.maxY + 13), Point(x: left, y: own.minY - 5),
    ]
    for start in starts {
      let box = Rect(x: start.x - 2, y: start.y - 10, width: width + 4, height: 12.5)
      guard screen.union(box) == screen, take([box], clearFor: own) else { continue }
      return Label(text: name, start: start, direction: Point(x: 1, y: 0))
    }
    return nil
  }

  // MARK: Room

  /// Takes the place if it is free: of other names, and of every view's edge but those around the whole of `own`.
  private mutating func take(_ places: [Rect], clearFor own: Rect?) -> Bool {
    for place in places {
      if taken.contains(where: { $0.meets(place) }) { return false }
      if let own, boxes.contains(where: { $0.meets(place) && !($0.covers(own) && $0.covers(place)) && $0 != own }) {
        return false
      }
    }
    taken += places
    return true
  }
}

extension Rect {
  /// Whether a name looks better beside it than shortened in it.
  fileprivate var isSmall: Bool { size.width < 80 || size.height < 18 }

  fileprivate func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
