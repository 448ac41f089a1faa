import HitTesting

/// The hit test of a whole row of samples at once: what `hitTest` does for one point, done for sets of columns.
///
/// The flags, `bounds` and declared behaviors decide for all columns together. A view whose class has an override is asked
/// column by column, by the engine.
struct RowHitTester {
  private let tester: HitTester
  private let overrides: (any ViewOverrides)?
  private let grid: ScreenGrid
  /// From the screen to each view; nil where a transform on the way is singular.
  private let toView: [AffineTransform?]
  private var row = 0
  private var owners: [Int32]
  private var frames: [Frame] = []

  private struct Frame {
    let view: ViewID
    /// The columns at which the view's `pointInside` is true.
    let inside: ColumnSet
    /// Those that no subview has answered yet.
    var open: ColumnSet
    /// The columns that the view does not answer.
    let outside: ColumnSet
    var remaining: Int
    let passesThrough: Bool
    /// Whether columns outside the view are asked, too.
    var isUnbounded = false
  }

  init(_ tester: HitTester, overrides: (any ViewOverrides)?, grid: ScreenGrid) {
    self.tester = tester
    self.overrides = overrides
    self.grid = grid
    toView = Self.transforms(of: tester.hierarchy)
    owners = [Int32](repeating: -1, count: grid.columns)
  }

  private static func transforms(of hierarchy: Hierarchy) -> [AffineTransform?] {
    var result: [AffineTransform?] = []
    result.reserveCapacity(hierarchy.views.count)
    for view in hierarchy.views {
      // Superviews come before their subviews in document order.
      let above = view.superview.map { result[$0.index] } ?? .identity
      guard let above, let inverse = view.inverseTransform else {
        result.append(nil)
        continue
      }
      let fromCenter = AffineTransform(translationX: -view.center.x, y: -view.center.y)
      let anchor = view.convertFromSuperview(view.center)
      let toAnchor = AffineTransform(translationX: anchor.x, y: anchor.y)
      result.append(above.concatenating(fromCenter).concatenating(inverse).concatenating(toAnchor))
    }
    return result
  }

  /// The owners of the row's columns, as indices of views, -1 for nobody.
  mutating func owners(ofRow row: Int) throws(OverrideCrash) -> [Int32] {
    self.row = row
    for column in owners.indices { owners[column] = -1 }
    var open = ColumnSet(0..<grid.columns)
    for window in tester.hierarchy.windowsFrontToBack {
      if open.isEmpty { break }
      if tester.hierarchy[window].rejectingFlag != nil { continue }
      open = try hitTest(window, open)
    }
    return owners
  }

  /// Gives each of the columns that the view answers its owner, and returns the others.
  private mutating func hitTest(_ view: ViewID, _ columns: ColumnSet) throws(OverrideCrash) -> ColumnSet {
    if let unanswered = try begin(view, columns) { return unanswered }
    while true {
      let top = frames.count - 1
      var unanswered: ColumnSet
      if frames[top].remaining > 0, !frames[top].open.isEmpty {
        frames[top].remaining -= 1
        let child = tester.hierarchy[frames[top].view].subviews[frames[top].remaining]
        guard let known = try begin(child, frames[top].open) else { continue }
        unanswered = known
      } else {
        let frame = frames.removeLast()
        unanswered = frame.outside
        if frame.passesThrough {
          unanswered = unanswered.union(frame.open).union(disown(frame.inside, frame.view))
        } else if frame.isUnbounded {
          let beside = frame.open.subtracting(frame.inside)
          own(frame.open.subtracting(beside), frame.view)
          unanswered = unanswered.union(beside)
        } else {
          own(frame.open, frame.view)
        }
        if frames.isEmpty { return unanswered }
      }
      frames[frames.count - 1].open = unanswered
    }
  }

  /// Starts the view's hit test; gives the columns that it does not answer, or nil where a frame was pushed instead.
  private mutating func begin(_ view: ViewID, _ columns: ColumnSet) throws(OverrideCrash) -> ColumnSet? {
    switch tester.hierarchy[view].behavior.hitTest {
    case .never:
      return columns
    case .forward(let target):
      let inside = try pointInside(view, columns)
      own(inside, target)
      return columns.subtracting(inside)
    case .unbounded(let ignoresAlpha):
      return try beginUnbounded(view, columns, ignoresAlpha: ignoresAlpha)
    case .passThrough:
      return try beginDefault(view, columns, passesThrough: true)
    case nil:
      if overrides?.source(of: .hitTest, for: view) != nil { return try askOneByOne(view, columns) }
      return try beginDefault(view, columns, passesThrough: false)
    }
  }

  private mutating func beginDefault(
    _ view: ViewID, _ columns: ColumnSet, passesThrough: Bool
  ) throws(OverrideCrash) -> ColumnSet? {
    guard tester.hierarchy[view].rejectingFlag == nil else { return columns }
    let inside = try pointInside(view, columns)
    if inside.isEmpty { return columns }
    frames.append(
      Frame(
        view: view, inside: inside, open: inside, outside: columns.subtracting(inside),
        remaining: tester.hierarchy[view].subviews.count, passesThrough: passesThrough))
    return nil
  }

  private mutating func beginUnbounded(
    _ view: ViewID, _ columns: ColumnSet, ignoresAlpha: Bool
  ) throws(OverrideCrash) -> ColumnSet? {
    if let flag = tester.hierarchy[view].rejectingFlag, flag != .alpha || !ignoresAlpha { return columns }
    guard tester.hierarchy[view].inverseTransform != nil else { return columns }
    let inside = try pointInside(view, columns)
    let asked = tester.hierarchy[view].clipsToBounds ? inside : columns
    if asked.isEmpty { return columns }
    frames.append(
      Frame(
        view: view, inside: inside, open: asked, outside: columns.subtracting(asked),
        remaining: tester.hierarchy[view].subviews.count, passesThrough: false, isUnbounded: true))
    return nil
  }

  private mutating func own(_ columns: ColumnSet, _ view: ViewID) {
    for range in columns.ranges { for column in range { owners[column] = Int32(view.index) } }
  }

  /// Takes the columns back that a subview's override has answered with the view that passes itself through.
  private mutating func disown(_ columns: ColumnSet, _ view: ViewID) -> ColumnSet {
    var result = ColumnSet()
    for range in columns.ranges {
      for column in range where owners[column] == Int32(view.index) {
        owners[column] = -1
        result.append(column..<column + 1)
      }
    }
    return result
  }

  // MARK: pointInside

  /// The columns at which the view's `pointInside` is true.
  private func pointInside(_ view: ViewID, _ columns: ColumnSet) throws(OverrideCrash) -> ColumnSet {
    let bounds: Rect
    switch tester.hierarchy[view].behavior.pointInside {
    case .never:
      return ColumnSet()
    case .always:
      return toView[view.index] == nil ? ColumnSet() : columns
    case .outset(let distances):
      bounds = tester.hierarchy[view].bounds.inset(
        by: EdgeInsets(
          top: -distances.top, left: -distances.left, bottom: -distances.bottom, right: -distances.right))
    case .ellipse, .path:
      return try askOneByOne(columns) { (column) throws(OverrideCrash) in
        try tester.pointInside(view, at: exactPoint(column, in: view), with: .touches)
      }
    case nil:
      if overrides?.source(of: .pointInside, for: view) != nil {
        return try askOneByOne(columns) { (column) throws(OverrideCrash) in
          try tester.probe { (tester) throws(OverrideCrash) in
            try tester.pointInside(view, at: exactPoint(column, in: view), with: .touches)
          }
        }
      }
      bounds = tester.hierarchy[view].bounds
    }
    guard let toView = toView[view.index], !bounds.isEmpty else { return ColumnSet() }
    return contained(columns, in: bounds, of: view, on: LineInView(toView, grid: grid, row: row))
  }

  private func contained(
    _ columns: ColumnSet, in bounds: Rect, of view: ViewID, on line: LineInView
  ) -> ColumnSet {
    guard let first = columns.ranges.first, let last = columns.ranges.last else { return columns }
    let all = first.lowerBound..<last.upperBound
    let byX = LineInView.columns(of: all, where: line.start.x, line.step.x, isIn: bounds.minX, bounds.maxX)
    let byY = LineInView.columns(of: all, where: line.start.y, line.step.y, isIn: bounds.minY, bounds.maxY)
    let possible = byX.possible.clamped(to: byY.possible)
    guard byX.possible.overlaps(byY.possible) else { return ColumnSet() }
    let sure = byX.sure.overlaps(byY.sure) ? byX.sure.clamped(to: byY.sure) : possible.lowerBound..<possible.lowerBound
    if sure == possible { return columns.intersection(sure) }
    var result = ColumnSet()
    for range in columns.intersection(possible).ranges {
      for column in range
      where sure.contains(column) || bounds.contains(exactPoint(column, in: view)) {
        result.append(column..<column + 1)
      }
    }
    return result
  }

  /// The sample in the view's coordinates, as the engine computes it: window first, then view by view.
  private func exactPoint(_ column: Int, in view: ViewID) -> Point {
    tester.hierarchy.convert(grid.point(column: column, row: row), from: nil, to: view)
  }

  // MARK: One by one

  private mutating func askOneByOne(_ view: ViewID, _ columns: ColumnSet) throws(OverrideCrash) -> ColumnSet {
    var unanswered = ColumnSet()
    for range in columns.ranges {
      for column in range {
        let point = exactPoint(column, in: view)
        let owner = try tester.probe { (tester) throws(OverrideCrash) in
          try tester.hitTest(view, at: point, with: .touches)
        }
        if let owner {
          owners[column] = Int32(owner.index)
        } else {
          unanswered.append(column..<column + 1)
        }
      }
    }
    return unanswered
  }

  private func askOneByOne(
    _ columns: ColumnSet, _ isInside: (Int) throws(OverrideCrash) -> Bool
  ) throws(OverrideCrash) -> ColumnSet {
    var result = ColumnSet()
    for range in columns.ranges {
      for column in range where try isInside(column) { result.append(column..<column + 1) }
    }
    return result
  }
}
