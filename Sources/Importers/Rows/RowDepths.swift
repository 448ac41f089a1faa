/// How deep each row of a dump stands, in superviews; nil for rows that are not in the tree.
enum RowDepths {
  /// By the pipes, or by the indentation where no row has a pipe, as in iPhone OS 3.
  static func depths(of rows: [Row], ignoring ignored: Set<Int> = []) -> [Int?] {
    let isInTree = rows.indices.map { !ignored.contains($0) && belongs(rows[$0]) }
    let hasPipes = rows.indices.contains { isInTree[$0] && rows[$0].pipes > 0 }
    guard hasPipes else { return byIndentation(rows, isInTree) }
    // A log may put a pipe before every line: a window is the root wherever it stands.
    var first = 0
    for index in rows.indices where isInTree[index] {
      if case .node(let node) = rows[index].content, KnownClasses.isWindow(node.className) { first = rows[index].pipes }
      break
    }
    return rows.indices.map { isInTree[$0] ? max(rows[$0].pipes - first, 0) : nil }
  }

  private static func belongs(_ row: Row) -> Bool {
    switch row.content {
    case .node(let node): node["frame"] != nil || row.pipes > 0
    case .freeText: true
    case .elision, .unread: false
    }
  }

  private static func byIndentation(_ rows: [Row], _ isInTree: [Bool]) -> [Int?] {
    var open: [Int] = []
    return rows.indices.map { index in
      guard isInTree[index] else { return nil }
      while let last = open.last, last >= rows[index].indentation { open.removeLast() }
      open.append(rows[index].indentation)
      return open.count - 1
    }
  }

  /// The smallest depth from each row to the next root.
  static func floors(_ depths: [Int?]) -> [Int] {
    var floors = [Int](repeating: 0, count: depths.count)
    var floor = Int.max
    for index in depths.indices.reversed() {
      if let depth = depths[index] {
        if depth == 0 {
          floors[index] = 0
          floor = Int.max
          continue
        }
        floor = min(floor, depth)
      }
      floors[index] = floor
    }
    return floors
  }
}
