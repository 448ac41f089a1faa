import HitTesting

/// A part of the screen that answers differently than before, as a pair of names; nil stands for nobody.
public struct OwnerChange: Hashable, Sendable {
  public let before: String?
  public let after: String?
  /// In square points.
  public let area: Double
  /// One of the points, in screen coordinates: well inside, where the part is widest.
  public let example: Point
}

extension OwnerChange {
  /// What differs between two maps over the same grid, the largest area first. The maps may be of different hierarchies;
  /// views are the same where their names are.
  static func changes(
    from before: TouchMap, of old: Hierarchy, to after: TouchMap, of new: Hierarchy
  ) -> [OwnerChange] {
    struct Pair: Hashable {
      let before: ViewID?
      let after: ViewID?
    }
    var found: [Pair: (samples: Int, longest: Int, middles: [Point])] = [:]
    for row in 0..<before.grid.rows {
      let (left, right) = (before.row(row), after.row(row))
      var (a, b) = (left.startIndex, right.startIndex)
      while a < left.endIndex, b < right.endIndex {
        let columns = left[a].columns.clamped(to: right[b].columns)
        let names = (left[a].owner.map { old[$0].name }, right[b].owner.map { new[$0].name })
        if names.0 != names.1 {
          let pair = Pair(before: left[a].owner, after: right[b].owner)
          var entry = found[pair] ?? (0, 0, [])
          entry.samples += columns.count
          if columns.count > entry.longest { (entry.longest, entry.middles) = (columns.count, []) }
          if columns.count == entry.longest {
            let middle = (columns.lowerBound + columns.upperBound) / 2
            entry.middles.append(before.grid.point(column: middle, row: row))
          }
          found[pair] = entry
        }
        let end = min(left[a].columns.upperBound, right[b].columns.upperBound)
        if left[a].columns.upperBound == end { a += 1 }
        if right[b].columns.upperBound == end { b += 1 }
      }
    }
    return found.map { pair, entry in
      OwnerChange(
        before: pair.before.map { old[$0].name }, after: pair.after.map { new[$0].name },
        area: Double(entry.samples) * before.grid.areaOfSample, example: entry.middles[entry.middles.count / 2])
    }
    .sorted { ($1.area, $0.before ?? "", $0.after ?? "") < ($0.area, $1.before ?? "", $1.after ?? "") }
  }
}
