import Testing

@testable import Diagrams

@Suite struct OutlineLayoutTests {
  @Test(
    arguments: [
      ([nil], [10], [0]),
      // Two children below each other, 3 apart; the parent on the first one's line.
      ([nil, 0, 0], [10, 10, 10], [0, 0, 13]),
      // A parent that is taller than its child keeps the next one away.
      ([nil, 0, 1, 0], [10, 50, 10, 10], [0, 0, 0, 53]),
      // Two roots.
      ([nil, 0, nil], [10, 20, 10], [0, 0, 23]),
      ([nil, 0, 1, 1, 0], [5, 5, 5, 5, 5], [0, 0, 0, 8, 16]),
    ] as [([Int?], [Double], [Double])])
  func tops(parents: [Int?], heights: [Double], tops: [Double]) {
    #expect(OutlineLayout.tops(parents: parents, heights: heights, gap: 3) == tops)
  }
}
