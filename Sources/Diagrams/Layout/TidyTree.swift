/// Positions across a tree whose levels stand one below the other: every parent over the middle of its children, equal
/// subtrees drawn equally, and everything as narrow as that allows.
///
/// The algorithm is Buchheim, Jünger and Leipert's ("Improving Walker's Algorithm to Run in Linear Time", Graph
/// Drawing 2002), with nodes of different widths. It takes linear time, and arrays instead of recursion, so that neither
/// many nodes nor deep trees hurt it.
struct TidyTree {
  /// The distance between neighbours with the same parent, and between others.
  struct Gaps {
    var siblings: Double
    var strangers: Double
  }

  private let parents: [Int]
  private let widths: [Double]
  private let gaps: Gaps

  private var firstChild: [Int]
  private var lastChild: [Int]
  private var previous: [Int]
  private var next: [Int]
  /// The place among the parent's children, from 0.
  private var rank: [Int]

  // The paper's names.
  private var prelim: [Double]
  private var mod: [Double]
  private var change: [Double]
  private var shift: [Double]
  private var thread: [Int]
  private var ancestor: [Int]
  private var defaultAncestor: [Int]

  private static let none = -1

  /// The centres of the nodes; the leftmost node begins at 0.
  ///
  /// - Parameters:
  ///   - parents: the parent of each node, which stands before it, or nil for the root, which is the first node.
  static func centers(parents: [Int?], widths: [Double], gaps: Gaps) -> [Double] {
    guard !parents.isEmpty else { return [] }
    var tree = TidyTree(parents: parents.map { $0 ?? none }, widths: widths, gaps: gaps)
    tree.walkUp()
    return tree.walkDown()
  }

  private init(parents: [Int], widths: [Double], gaps: Gaps) {
    self.parents = parents
    self.widths = widths
    self.gaps = gaps
    let count = parents.count
    let nobody = [Int](repeating: Self.none, count: count)
    (firstChild, lastChild, previous, next, thread, defaultAncestor) = (nobody, nobody, nobody, nobody, nobody, nobody)
    rank = [Int](repeating: 0, count: count)
    ancestor = Array(0..<count)
    let zeros = [Double](repeating: 0, count: count)
    (prelim, mod, change, shift) = (zeros, zeros, zeros, zeros)
    for node in parents.indices.dropFirst() {
      let parent = parents[node]
      let sibling = lastChild[parent]
      if sibling == Self.none {
        firstChild[parent] = node
      } else {
        next[sibling] = node
        previous[node] = sibling
        rank[node] = rank[sibling] + 1
      }
      lastChild[parent] = node
    }
  }

  /// Every node relative to its parent, children before parents, from left to right.
  private mutating func walkUp() {
    var node = leftmostLeaf(under: 0)
    while true {
      place(node)
      guard node != 0 else { return }
      apportion(node)
      node = next[node] == Self.none ? parents[node] : leftmostLeaf(under: next[node])
    }
  }

  private func leftmostLeaf(under node: Int) -> Int {
    var node = node
    while firstChild[node] != Self.none { node = firstChild[node] }
    return node
  }

  private mutating func place(_ node: Int) {
    let sibling = previous[node]
    let beside = sibling == Self.none ? nil : prelim[sibling] + distance(sibling, node)
    guard firstChild[node] != Self.none else {
      prelim[node] = beside ?? 0
      return
    }
    executeShifts(node)
    let middle = (prelim[firstChild[node]] + prelim[lastChild[node]]) / 2
    prelim[node] = beside ?? middle
    mod[node] = beside.map { $0 - middle } ?? 0
  }

  /// Moves the node's subtree away from those on its left, level by level along their contours.
  private mutating func apportion(_ node: Int) {
    let parent = parents[node]
    if previous[node] == Self.none { defaultAncestor[parent] = node }
    guard previous[node] != Self.none else { return }

    var (innerRight, outerRight) = (node, node)
    var (innerLeft, outerLeft) = (previous[node], firstChild[parent])
    var (innerRightSum, outerRightSum) = (mod[innerRight], mod[outerRight])
    var (innerLeftSum, outerLeftSum) = (mod[innerLeft], mod[outerLeft])
    while true {
      let (left, right) = (nextOnRightContour(innerLeft), nextOnLeftContour(innerRight))
      guard left != Self.none, right != Self.none else { break }
      (innerLeft, innerRight) = (left, right)
      outerLeft = nextOnLeftContour(outerLeft)
      outerRight = nextOnRightContour(outerRight)
      ancestor[outerRight] = node
      let overlap =
        (prelim[innerLeft] + innerLeftSum) - (prelim[innerRight] + innerRightSum) + distance(innerLeft, innerRight)
      if overlap > 0 {
        let candidate = ancestor[innerLeft]
        let neighbour = parents[candidate] == parent ? candidate : defaultAncestor[parent]
        move(node, awayFrom: neighbour, by: overlap)
        innerRightSum += overlap
        outerRightSum += overlap
      }
      innerLeftSum += mod[innerLeft]
      innerRightSum += mod[innerRight]
      outerLeftSum += mod[outerLeft]
      outerRightSum += mod[outerRight]
    }
    if nextOnRightContour(innerLeft) != Self.none, nextOnRightContour(outerRight) == Self.none {
      thread[outerRight] = nextOnRightContour(innerLeft)
      mod[outerRight] += innerLeftSum - outerRightSum
    }
    if nextOnLeftContour(innerRight) != Self.none, nextOnLeftContour(outerLeft) == Self.none {
      thread[outerLeft] = nextOnLeftContour(innerRight)
      mod[outerLeft] += innerRightSum - outerLeftSum
      defaultAncestor[parent] = node
    }
  }

  private func nextOnLeftContour(_ node: Int) -> Int {
    firstChild[node] == Self.none ? thread[node] : firstChild[node]
  }

  private func nextOnRightContour(_ node: Int) -> Int {
    lastChild[node] == Self.none ? thread[node] : lastChild[node]
  }

  private mutating func move(_ node: Int, awayFrom neighbour: Int, by distance: Double) {
    let subtrees = Double(rank[node] - rank[neighbour])
    change[node] -= distance / subtrees
    shift[node] += distance
    change[neighbour] += distance / subtrees
    prelim[node] += distance
    mod[node] += distance
  }

  /// Shares out what subtrees were moved by among the smaller ones between them.
  private mutating func executeShifts(_ parent: Int) {
    var (moved, growth) = (0.0, 0.0)
    var child = lastChild[parent]
    while child != Self.none {
      prelim[child] += moved
      mod[child] += moved
      growth += change[child]
      moved += shift[child] + growth
      child = previous[child]
    }
  }

  private func distance(_ left: Int, _ right: Int) -> Double {
    (widths[left] + widths[right]) / 2 + (parents[left] == parents[right] ? gaps.siblings : gaps.strangers)
  }

  /// The sums of everything above each node, moved so that nothing lies left of 0.
  private func walkDown() -> [Double] {
    var sums = [Double](repeating: 0, count: parents.count)
    var centers = sums
    var leftEdge = Double.infinity
    for node in parents.indices {
      if parents[node] != Self.none { sums[node] = sums[parents[node]] + mod[parents[node]] }
      centers[node] = prelim[node] + sums[node]
      leftEdge = min(leftEdge, centers[node] - widths[node] / 2)
    }
    return centers.map { $0 - leftEdge }
  }
}
