import HitTesting

/// Boxes in rows and columns, each in the middle of its cell; the first column's begin at its left.
struct Grid {
  private var places: [(row: Int, column: Int)] = []
  private let rows: Int

  init(rows: Int) { self.rows = rows }

  /// The place of the chart's next box.
  mutating func add(row: Int, column: Int) { places.append((row, column)) }

  func place(_ chart: inout Chart, gap: Size) {
    let columns = (places.map(\.column).max() ?? -1) + 1
    var widths = [Double](repeating: 0, count: columns)
    var heights = [Double](repeating: 0, count: rows)
    for (place, box) in zip(places, chart.boxes) {
      widths[place.column] = max(widths[place.column], box.size.width)
      heights[place.row] = max(heights[place.row], box.size.height)
    }
    let lefts = Self.starts(of: widths, gap: gap.width)
    let tops = Self.starts(of: heights, gap: gap.height)
    for (index, place) in places.enumerated() {
      let size = chart.boxes[index].size
      chart.boxes[index].origin = Point(
        x: lefts[place.column] + (place.column == 0 ? 0 : (widths[place.column] - size.width) / 2),
        y: tops[place.row] + (heights[place.row] - size.height) / 2)
    }
    chart.guides = tops.dropFirst().map { $0 - gap.height / 2 }
    for index in chart.connectors.indices {
      let (start, end) = (
        chart.boxes[chart.connectors[index].from].frame, chart.boxes[chart.connectors[index].to].frame
      )
      let neck = Point(x: end.midX, y: end.minY - Connector.head)
      chart.connectors[index].curve = [
        Point(x: start.midX, y: start.maxY), Point(x: start.midX, y: start.maxY), neck, neck,
      ]
      chart.connectors[index].tip = Point(x: end.midX, y: end.minY)
    }
  }

  private static func starts(of lengths: [Double], gap: Double) -> [Double] {
    var start = 0.0
    return lengths.map { length in
      defer { start += length + gap }
      return start
    }
  }
}
