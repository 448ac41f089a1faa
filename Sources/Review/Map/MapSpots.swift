import HitTesting

/// A place in each region of a map where a mark has room.
struct MapSpots {
  struct Spot {
    let columns: Range<Int>
    let rows: Range<Int>
    /// The side of the largest square in it.
    var room: Int { min(columns.count, rows.count) }
  }

  private(set) var spots: [ViewID: Spot] = [:]

  init(_ map: TouchMap, _ regions: MapRegions) {
    for block in regions.blocks {
      guard let owner = block.owner else { continue }
      let spot = Spot(columns: block.columns, rows: block.rows)
      if spot.columns.count * spot.rows.count > area(of: owner) { spots[owner] = spot }
    }
    // A slanted region has no large block: it is widened from the middle of its longest run.
    var longest: [ViewID: (run: Range<Int>, row: Int)] = [:]
    for row in 0..<map.grid.rows {
      for run in map.row(row) {
        guard let owner = run.owner, run.columns.count > longest[owner]?.run.count ?? 0 else { continue }
        longest[owner] = (run.columns, row)
      }
    }
    for (owner, place) in longest {
      let spot = Self.square(around: (place.run.lowerBound + place.run.upperBound) / 2, place.row, owner, map)
      if spot.room > spots[owner]?.room ?? 0 { spots[owner] = spot }
    }
  }

  private func area(of owner: ViewID) -> Int { spots[owner].map { $0.columns.count * $0.rows.count } ?? 0 }

  /// The largest square around a sample in which everything has its answer, up to what a mark needs.
  private static func square(around column: Int, _ row: Int, _ owner: ViewID, _ map: TouchMap) -> Spot {
    var half = 0
    while half < 32 {
      let next = half + 1
      let (columns, rows) = (column - next..<column + next + 1, row - next..<row + next + 1)
      guard rows.lowerBound >= 0, rows.upperBound <= map.grid.rows,
        [rows.lowerBound, rows.upperBound - 1].allSatisfy({ row in
          map.row(row).contains {
            $0.owner == owner && $0.columns.lowerBound <= columns.lowerBound
              && $0.columns.upperBound >= columns.upperBound
          }
        })
      else { break }
      half = next
    }
    return Spot(columns: column - half..<column + half + 1, rows: row - half..<row + half + 1)
  }
}
