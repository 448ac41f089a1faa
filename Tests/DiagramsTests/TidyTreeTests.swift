import Testing

@testable import Diagrams

@Suite struct TidyTreeTests {
  private static let gaps = TidyTree.Gaps(siblings: 2, strangers: 5)

  @Test(
    arguments: [
      ([nil], [8], [4]),
      // Two children, 10 wide, 2 apart: centres 5 and 17, the parent between them.
      ([nil, 0, 0], [6, 10, 10], [11, 5, 17]),
      // A parent wider than its only child.
      ([nil, 0], [30, 10], [15, 15]),
      // Cousins keep the larger distance: 5 and 5 + 5 + 10; their parents stand straight above them.
      ([nil, 0, 1, 0, 3], [1, 1, 10, 1, 10], [12.5, 5, 5, 20, 20]),
    ] as [([Int?], [Double], [Double])])
  func smallTrees(parents: [Int?], widths: [Double], centers: [Double]) {
    #expect(TidyTree.centers(parents: parents, widths: widths, gaps: Self.gaps) == centers)
  }

  /// What the trees of every shape have in common.
  @Test(arguments: 0..<60)
  func everyTreeIsTidy(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    var parents: [Int?] = [nil]
    // Preorder: a node is a child of the one before it or of one of that one's ancestors.
    for node in 1..<Int.random(in: 2...120, using: &random) {
      var parent = node - 1
      while let up = parents[parent], Int.random(in: 0...2, using: &random) > 0 { parent = up }
      parents.append(parent)
    }
    let widths = parents.map { _ in Double(Int.random(in: 1...60, using: &random)) }
    let centers = TidyTree.centers(parents: parents, widths: widths, gaps: Self.gaps)

    var levels: [Int] = []
    var children = [[Int]](repeating: [], count: parents.count)
    var rows: [Int: [Int]] = [:]
    for (node, parent) in parents.enumerated() {
      levels.append(parent.map { levels[$0] + 1 } ?? 0)
      if let parent { children[parent].append(node) }
      rows[levels[node], default: []].append(node)
    }
    for row in rows.values {
      for (left, right) in zip(row, row.dropFirst()) {
        let gap = parents[left] == parents[right] ? 2.0 : 5.0
        let distance = (centers[right] - widths[right] / 2) - (centers[left] + widths[left] / 2)
        #expect(distance >= gap - 1e-6)
      }
    }
    for (parent, children) in children.enumerated() where !children.isEmpty {
      let middle = (centers[children.first!] + centers[children.last!]) / 2
      #expect(abs(centers[parent] - middle) < 1e-6)
    }
    let left = zip(centers, widths).map { $0 - $1 / 2 }.min()!
    #expect(abs(left) < 1e-9)
  }

  @Test func equalSubtreesAreDrawnEqually() {
    // Two copies of one subtree with a narrow one between them.
    let parents: [Int?] = [nil, 0, 1, 1, 1, 0, 0, 6, 6, 6]
    let widths: [Double] = [10, 10, 20, 5, 9, 10, 10, 20, 5, 9]
    let centers = TidyTree.centers(parents: parents, widths: widths, gaps: Self.gaps)
    for (a, b) in zip(2...4, 7...9) { #expect(abs((centers[a] - centers[1]) - (centers[b] - centers[6])) < 1e-9) }
    // The one between stands in the middle.
    #expect(abs(centers[5] - (centers[1] + centers[6]) / 2) < 1e-9)
  }

  @Test func deepAndWideTreesAreNoProblem() {
    let count = 100_000
    let chain = [nil] + (0..<count - 1).map { Optional($0) }
    let straight = TidyTree.centers(
      parents: chain, widths: [Double](repeating: 10, count: count), gaps: Self.gaps)
    #expect(straight.allSatisfy { $0 == 5 })
    let star = [nil] + [Int?](repeating: 0, count: count - 1)
    let wide = TidyTree.centers(parents: star, widths: [Double](repeating: 10, count: count), gaps: Self.gaps)
    #expect(wide.last! == 12 * Double(count - 2) + 5)
  }
}

/// xorshift64, so that every run sees the same trees.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
