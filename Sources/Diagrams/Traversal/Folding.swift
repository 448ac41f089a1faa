import HitTesting

/// What of a hierarchy a picture shows: every view, or, of a large one, only those that the hit test came near.
struct Folding {
  enum Item {
    case view(ViewID)
    /// Neighbouring subtrees in which no view was asked.
    case untouched(count: Int)
  }

  /// In document order.
  private(set) var items: [Item] = []
  /// For each item the item that holds its superview.
  private(set) var parents: [Int?] = []

  /// With more views than this, untouched subtrees are folded.
  static let threshold = 200

  init(_ trace: Trace, showsAllViews: Bool) {
    let views = trace.hierarchy.views
    let folds = !showsAllViews && views.count > Self.threshold
    let touched = folds ? Self.touched(trace) : []
    let sizes = folds ? Self.subtreeSizes(views) : []

    var itemOfView = [Int](repeating: -1, count: folds ? views.count : 0)
    var index = 0
    while index < views.count {
      let superview = views[index].superview?.index
      let parent = superview.map { folds ? itemOfView[$0] : $0 }
      if folds, !touched[index] {
        // The run of untouched siblings that begins here: each is followed by its own subviews, then by the next.
        let first = index
        while index < views.count, views[index].superview?.index == superview, !touched[index] {
          index += sizes[index]
        }
        items.append(index - first == 1 ? .view(ViewID(first)) : .untouched(count: index - first))
      } else {
        if folds { itemOfView[index] = items.count }
        items.append(.view(ViewID(index)))
        index += 1
      }
      parents.append(parent)
    }
  }

  /// Whether any view of the subtree was asked.
  private static func touched(_ trace: Trace) -> [Bool] {
    var touched = trace.outcomes.map { $0.state != .notVisited }
    for (index, view) in trace.hierarchy.views.enumerated().reversed() where touched[index] {
      if let superview = view.superview { touched[superview.index] = true }
    }
    return touched
  }

  private static func subtreeSizes(_ views: [View]) -> [Int] {
    var sizes = [Int](repeating: 1, count: views.count)
    for (index, view) in views.enumerated().reversed() {
      if let superview = view.superview { sizes[superview.index] += sizes[index] }
    }
    return sizes
  }
}
