import HitTesting

/// Places the boxes of a tree: a tidy tree from top to bottom, or, where that would be very wide, an outline that grows to
/// the right.
struct TreeLayout {
  private let parents: [Int?]
  private let levels: [Int]
  private static let levelGap = (down: 42.0, across: 56.0)
  private static let gaps = TidyTree.Gaps(siblings: 22, strangers: 34)
  private static let outlineGap = 14.0
  /// Up to this width a tree grows downwards in any case.
  private static let comfortableWidth = 1800.0
  /// Where an outline's edges meet its boxes, below the upper edge.
  private static let nameLine = 17.0

  /// - Parameters:
  ///   - parents: the parent of each box; boxes stand in preorder, roots have none.
  init(parents: [Int?]) {
    self.parents = parents
    var levels: [Int] = []
    levels.reserveCapacity(parents.count)
    for parent in parents { levels.append(parent.map { levels[$0] + 1 } ?? 0) }
    self.levels = levels
  }

  /// Sets the boxes' origins and the connectors' curves; a connector leads from a parent to a child.
  func place(_ chart: inout Chart) {
    let centers = self.centers(of: chart.boxes)
    let width = zip(chart.boxes, centers).reduce(0) { max($0, $1.1 + $1.0.size.width / 2) }
    if width > Self.comfortableWidth {
      let tops = OutlineLayout.tops(
        parents: parents, heights: chart.boxes.map(\.size.height), gap: Self.outlineGap)
      if (tops.last ?? 0) < width / 1.5 { return placeAcross(&chart, tops) }
    }
    placeDown(&chart, centers)
  }

  // MARK: Down

  private func centers(of boxes: [Box]) -> [Double] {
    // One root above all the roots holds the windows together.
    let centers = TidyTree.centers(
      parents: [nil] + parents.map { $0.map { $0 + 1 } ?? 0 }, widths: [0] + boxes.map(\.size.width), gaps: Self.gaps
    ).dropFirst()
    let edge = zip(boxes, centers).reduce(Double.infinity) { min($0, $1.1 - $1.0.size.width / 2) }
    return centers.map { $0 - edge }
  }

  private func placeDown(_ chart: inout Chart, _ centers: [Double]) {
    let tops = levelStarts(chart.boxes.map(\.size.height), gap: Self.levelGap.down)
    for index in chart.boxes.indices {
      let x = centers[index] - chart.boxes[index].size.width / 2
      chart.boxes[index].origin = Point(x: x, y: tops[levels[index]])
    }
    for index in chart.connectors.indices {
      let parent = chart.boxes[chart.connectors[index].from].frame
      let child = chart.boxes[chart.connectors[index].to].frame
      let (start, end) = (Point(x: parent.midX, y: parent.maxY), Point(x: child.midX, y: child.minY))
      let middle = end.y - Self.levelGap.down / 2
      chart.connectors[index].curve = [start, Point(x: start.x, y: middle), Point(x: end.x, y: middle), end]
    }
  }

  // MARK: Across

  private func placeAcross(_ chart: inout Chart, _ tops: [Double]) {
    let lefts = levelStarts(chart.boxes.map(\.size.width), gap: Self.levelGap.across)
    for index in chart.boxes.indices {
      chart.boxes[index].origin = Point(x: lefts[levels[index]], y: tops[index])
    }
    for index in chart.connectors.indices {
      let parent = chart.boxes[chart.connectors[index].from].frame
      let child = chart.boxes[chart.connectors[index].to].frame
      chart.connectors[index].curve = Self.bracket(
        from: Point(x: parent.maxX, y: parent.minY + Self.nameLine),
        to: Point(x: child.minX, y: child.minY + Self.nameLine))
    }
  }

  /// A line that turns down half-way before the child, where its siblings' lines run too, and into it.
  private static func bracket(from start: Point, to end: Point) -> [Point] {
    let trunk = end.x - levelGap.across / 2
    let radius = min(10, abs(end.y - start.y) / 2)
    guard radius > 0 else { return [start, start, end, end] }
    let turns = [
      Point(x: trunk - radius, y: start.y), Point(x: trunk, y: start.y), Point(x: trunk, y: start.y + radius),
      Point(x: trunk, y: end.y - radius), Point(x: trunk, y: end.y), Point(x: trunk + radius, y: end.y),
    ]
    return [start, start, turns[0], turns[0]] + [turns[1], turns[1], turns[2]] + [turns[2], turns[3], turns[3]]
      + [turns[4], turns[4], turns[5]] + [turns[5], end, end]
  }

  /// Where each level begins, by the largest extent of the boxes on the levels before it.
  private func levelStarts(_ sizes: [Double], gap: Double) -> [Double] {
    var extents: [Double] = []
    for (size, level) in zip(sizes, levels) {
      while extents.count <= level { extents.append(0) }
      extents[level] = max(extents[level], size)
    }
    var starts: [Double] = []
    var start = 0.0
    for extent in extents {
      starts.append(start)
      start += extent + gap
    }
    return starts
  }
}
