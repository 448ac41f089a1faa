import HitTesting

/// Places the boxes of a tree, level by level from top to bottom, or from left to right where that makes a much handier
/// picture: many small boxes in a row are wide.
struct TreeLayout {
  private let parents: [Int?]
  private let levels: [Int]
  /// The distance from one level to the next, and of neighbours within a level.
  private static let levelGap = (down: 42.0, across: 56.0)
  private static let gaps = (
    down: TidyTree.Gaps(siblings: 22, strangers: 34), across: TidyTree.Gaps(siblings: 14, strangers: 22)
  )
  /// Up to this width a tree grows downwards in any case.
  private static let comfortableWidth = 1800.0

  /// - Parameters:
  ///   - parents: the parent of each box, which stands before it; nil for roots.
  init(parents: [Int?]) {
    self.parents = parents
    var levels: [Int] = []
    levels.reserveCapacity(parents.count)
    for parent in parents { levels.append(parent.map { levels[$0] + 1 } ?? 0) }
    self.levels = levels
  }

  /// Sets the boxes' origins and the connectors' curves; a connector leads from a parent to a child.
  func place(_ chart: inout Chart) {
    let down = centers(chart.boxes, across: false)
    let width = zip(chart.boxes, down).reduce(0) { max($0, $1.1 + $1.0.size.width / 2) }
    var isAcross = false
    var centers = down
    if width > Self.comfortableWidth {
      let across = self.centers(chart.boxes, across: true)
      let height = zip(chart.boxes, across).reduce(0) { max($0, $1.1 + $1.0.size.height / 2) }
      if height < width / 1.5 { (isAcross, centers) = (true, across) }
    }

    let starts = levelStarts(chart.boxes, across: isAcross)
    for index in chart.boxes.indices {
      let size = chart.boxes[index].size
      let start = starts[levels[index]]
      chart.boxes[index].origin =
        isAcross
        ? Point(x: start, y: centers[index] - size.height / 2) : Point(x: centers[index] - size.width / 2, y: start)
    }
    for index in chart.connectors.indices {
      let (from, to) = (chart.connectors[index].from, chart.connectors[index].to)
      let (parent, child) = (chart.boxes[from].frame, chart.boxes[to].frame)
      chart.connectors[index].curve = isAcross ? Self.across(parent, child) : Self.down(parent, child)
    }
  }

  private func centers(_ boxes: [Box], across: Bool) -> [Double] {
    // One root above all the roots holds the windows together.
    let parents = [nil] + self.parents.map { $0.map { $0 + 1 } ?? 0 }
    let widths = [0] + boxes.map { across ? $0.size.height : $0.size.width }
    let centers = TidyTree.centers(
      parents: parents, widths: widths, gaps: across ? Self.gaps.across : Self.gaps.down
    ).dropFirst()
    let edge = zip(boxes, centers).reduce(Double.infinity) {
      min($0, $1.1 - (across ? $1.0.size.height : $1.0.size.width) / 2)
    }
    return centers.map { $0 - edge }
  }

  private func levelStarts(_ boxes: [Box], across: Bool) -> [Double] {
    var extents: [Double] = []
    for (box, level) in zip(boxes, levels) {
      while extents.count <= level { extents.append(0) }
      extents[level] = max(extents[level], across ? box.size.width : box.size.height)
    }
    var starts: [Double] = []
    var start = 0.0
    for extent in extents {
      starts.append(start)
      start += extent + (across ? Self.levelGap.across : Self.levelGap.down)
    }
    return starts
  }

  private static func down(_ parent: Rect, _ child: Rect) -> [Point] {
    let (start, end) = (Point(x: parent.midX, y: parent.maxY), Point(x: child.midX, y: child.minY))
    let middle = end.y - levelGap.down / 2
    return [start, Point(x: start.x, y: middle), Point(x: end.x, y: middle), end]
  }

  private static func across(_ parent: Rect, _ child: Rect) -> [Point] {
    let (start, end) = (Point(x: parent.maxX, y: parent.midY), Point(x: child.minX, y: child.midY))
    let middle = end.x - levelGap.across / 2
    return [start, Point(x: middle, y: start.y), Point(x: middle, y: end.y), end]
  }
}
