import HitTesting

/// The regions of a map as rectangles: neighbouring rows with the same run are one.
struct MapRegions {
  /// A rectangle of samples with one answer.
  struct Block {
    let owner: ViewID?
    let columns: Range<Int>
    var rows: Range<Int>
    var samples: Int { columns.count * rows.count }
  }

  private(set) var blocks: [Block] = []
  /// Where the answer changes from one row to the next: the row below, and its columns.
  private(set) var steps: [(row: Int, columns: Range<Int>)] = []

  init(_ map: TouchMap) {
    // The blocks that the row before has reached, by index, from left to right.
    var open: [Int] = []
    for row in 0..<map.grid.rows {
      var next: [Int] = []
      var candidates = open[...]
      for run in map.row(row) {
        while let first = candidates.first, blocks[first].columns.lowerBound < run.columns.lowerBound {
          candidates.removeFirst()
        }
        if let first = candidates.first, blocks[first].columns == run.columns, blocks[first].owner == run.owner {
          blocks[first].rows = blocks[first].rows.lowerBound..<row + 1
          next.append(first)
        } else {
          next.append(blocks.count)
          blocks.append(Block(owner: run.owner, columns: run.columns, rows: row..<row + 1))
        }
      }
      open = next
      if row > 0 { addSteps(between: map.row(row - 1), and: map.row(row), row) }
    }
  }

  private mutating func addSteps(
    between above: ArraySlice<TouchMap.Run>, and below: ArraySlice<TouchMap.Run>, _ row: Int
  ) {
    if above.elementsEqual(below) { return }
    var (a, b) = (above.startIndex, below.startIndex)
    while a < above.endIndex, b < below.endIndex {
      if above[a].owner != below[b].owner {
        let columns = above[a].columns.clamped(to: below[b].columns)
        if let last = steps.last, last.row == row, last.columns.upperBound == columns.lowerBound {
          steps[steps.count - 1].columns = last.columns.lowerBound..<columns.upperBound
        } else {
          steps.append((row, columns))
        }
      }
      let end = min(above[a].columns.upperBound, below[b].columns.upperBound)
      if above[a].columns.upperBound == end { a += 1 }
      if below[b].columns.upperBound == end { b += 1 }
    }
  }

  /// The cells of the samples, measured in points from the screen's upper left corner.
  static func rect(columns: Range<Int>, rows: Range<Int>, in grid: ScreenGrid) -> Rect {
    let (width, height) = (
      grid.screen.size.width / Double(grid.columns), grid.screen.size.height / Double(grid.rows)
    )
    return Rect(
      x: Double(columns.lowerBound) * width, y: Double(rows.lowerBound) * height,
      width: Double(columns.count) * width, height: Double(rows.count) * height)
  }
}
