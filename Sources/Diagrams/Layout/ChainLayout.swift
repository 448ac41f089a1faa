import HitTesting

/// Places boxes in a line, step by step, with some of them beside it in a second line; every box is connected with the one
/// after it.
struct ChainLayout {
  /// For each box its step, and whether it stands beside the line.
  let places: [(step: Int, isBeside: Bool)]
  /// Whether the line runs from left to right, with the second line above it; else it runs downwards, with the second
  /// line on its right.
  let runsAcross: Bool

  /// Between steps, and between the two lines.
  private var gaps: (along: Double, beside: Double) { runsAcross ? (36, 40) : (34, 40) }

  func place(_ chart: inout Chart) {
    var lengths = [Double](repeating: 0, count: (places.last?.step ?? -1) + 1)
    var widths = (line: 0.0, beside: 0.0)
    for (place, box) in zip(places, chart.boxes) {
      let (length, width) = runsAcross ? (box.size.width, box.size.height) : (box.size.height, box.size.width)
      lengths[place.step] = max(lengths[place.step], length)
      if place.isBeside { widths.beside = max(widths.beside, width) } else { widths.line = max(widths.line, width) }
    }
    var centers: [Double] = []
    var start = 0.0
    for length in lengths {
      centers.append(start + length / 2)
      start += length + gaps.along
    }
    // Above the line, or on its right.
    let line = runsAcross && widths.beside > 0 ? widths.beside + gaps.beside + widths.line / 2 : widths.line / 2
    let beside = runsAcross ? widths.beside / 2 : widths.line + gaps.beside + widths.beside / 2
    for (index, place) in places.enumerated() {
      let (along, across) = (centers[place.step], place.isBeside ? beside : line)
      let center = runsAcross ? Point(x: along, y: across) : Point(x: across, y: along)
      let size = chart.boxes[index].size
      chart.boxes[index].origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
    }
    for index in chart.connectors.indices { connect(&chart.connectors[index], chart.boxes) }
  }

  private func connect(_ connector: inout Connector, _ boxes: [Box]) {
    let (from, to) = (places[connector.from], places[connector.to])
    let (a, b) = (boxes[connector.from].frame, boxes[connector.to].frame)
    let (top, left) = (Point(x: b.midX, y: b.minY), Point(x: b.minX, y: b.midY))
    let (bottom, right) = (Point(x: a.midX, y: a.maxY), Point(x: a.maxX, y: a.midY))
    if from.step == to.step {
      if runsAcross {
        straight(&connector, Point(x: a.midX, y: a.minY), Point(x: b.midX, y: b.maxY))
      } else {
        straight(&connector, right, left)
      }
    } else if from.isBeside == to.isBeside {
      straight(&connector, runsAcross ? right : bottom, runsAcross ? left : top)
    } else {
      sway(&connector, runsAcross ? right : bottom, runsAcross ? left : top)
    }
  }

  private func straight(_ connector: inout Connector, _ start: Point, _ end: Point) {
    let neck = neck(before: end, comingFrom: start)
    connector.curve = [start, start, neck, neck]
    connector.tip = end
  }

  /// From one line to the other, in the gap between two steps.
  private func sway(_ connector: inout Connector, _ start: Point, _ end: Point) {
    let neck =
      runsAcross ? Point(x: end.x - Connector.head, y: end.y) : Point(x: end.x, y: end.y - Connector.head)
    let middle = Point(x: (start.x + neck.x) / 2, y: (start.y + neck.y) / 2)
    let controls =
      runsAcross
      ? [Point(x: middle.x, y: start.y), Point(x: middle.x, y: neck.y)]
      : [Point(x: start.x, y: middle.y), Point(x: neck.x, y: middle.y)]
    connector.curve = [start] + controls + [neck]
    connector.tip = end
  }

  /// Where the curve ends and the arrowhead begins.
  private func neck(before end: Point, comingFrom start: Point) -> Point {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    return Point(x: end.x - dx / length * Connector.head, y: end.y - dy / length * Connector.head)
  }
}
