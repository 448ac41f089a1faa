/// A set of columns of one row, as ascending ranges that do not touch.
struct ColumnSet: Hashable {
  private(set) var ranges: [Range<Int>]

  init() { ranges = [] }

  init(_ range: Range<Int>) { ranges = range.isEmpty ? [] : [range] }

  var isEmpty: Bool { ranges.isEmpty }

  /// Adds columns behind all that are in the set.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }

  func intersection(_ other: Range<Int>) -> ColumnSet {
    var result = ColumnSet()
    for range in ranges where range.overlaps(other) { result.append(range.clamped(to: other)) }
    return result
  }

  func intersection(_ other: ColumnSet) -> ColumnSet {
    var result = ColumnSet()
    for range in other.ranges { for part in intersection(range).ranges { result.append(part) } }
    return result
  }

  func subtracting(_ other: ColumnSet) -> ColumnSet {
    var result = ColumnSet()
    var index = 0
    for range in ranges {
      var start = range.lowerBound
      while index < other.ranges.count, other.ranges[index].upperBound <= start { index += 1 }
      var next = index
      while next < other.ranges.count, other.ranges[next].lowerBound < range.upperBound {
        result.append(start..<max(start, other.ranges[next].lowerBound))
        start = max(start, other.ranges[next].upperBound)
        next += 1
      }
      if start < range.upperBound { result.append(start..<range.upperBound) }
    }
    return result
  }

  func union(_ other: ColumnSet) -> ColumnSet {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var result = ColumnSet()
    var (i, j) = (0, 0)
    while i < ranges.count || j < other.ranges.count {
      let takesOwn =
        j == other.ranges.count || (i < ranges.count && ranges[i].lowerBound <= other.ranges[j].lowerBound)
      let next = takesOwn ? ranges[i] : other.ranges[j]
      if takesOwn { i += 1 } else { j += 1 }
      if let last = result.ranges.last, next.lowerBound <= last.upperBound {
        result.ranges[result.ranges.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        result.ranges.append(next)
      }
    }
    return result
  }
}
