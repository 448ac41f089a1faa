/// Positions down an outline, as files stand in folders: every parent on the line of its first child, every subtree below
/// the one before it. A tree with many leaves stays readable from its upper left corner on. Takes linear time and no
/// recursion.
enum OutlineLayout {
  /// The upper edges of the nodes.
  ///
  /// - Parameters:
  ///   - parents: the parent of each node; nodes stand in preorder.
  static func tops(parents: [Int?], heights: [Double], gap: Double) -> [Double] {
    var tops: [Double] = []
    tops.reserveCapacity(parents.count)
    var open: [Int] = []
    // Where the next node may begin.
    var free = 0.0
    for (node, parent) in parents.enumerated() {
      while let last = open.last, last != parent {
        free = max(free, tops[last] + heights[last] + gap)
        open.removeLast()
      }
      tops.append(free)
      open.append(node)
    }
    return tops
  }
}
