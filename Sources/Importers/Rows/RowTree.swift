import HitTesting
import SceneFiles

/// Builds the tree of a dump from its rows, in their order, with stand-ins for the superviews that the file lost.
struct RowTree {
  var draft = Draft()
  /// The view of each printed address.
  private(set) var views: [String: Int] = [:]
  private let rows: [Row]
  private let depths: [Int?]
  private let floors: [Int]
  /// The rows whose subviews may still come. A layer's entry leads to the view around it.
  private var open: [(depth: Int, view: Int?, isLayer: Bool)] = []

  /// - Parameter depths: for each row, as `RowDepths` gives them.
  init(_ rows: [Row], depths: [Int?]) {
    self.rows = rows
    self.depths = depths
    floors = RowDepths.floors(depths)
  }

  /// Adds the row's view under the nearest row above that is less deep.
  @discardableResult
  mutating func add(_ view: DraftView, row: Int, address: String = "", _ findings: inout Findings) -> Int {
    let superview = superview(of: row, &findings)
    let index = draft.add(view, to: superview)
    open.append((depths[row] ?? 0, index, false))
    if !address.isEmpty, views[address] == nil { views[address] = index }
    return index
  }

  /// Passes a row that is no view, so that what is in it goes to the view around it.
  mutating func addLayer(row: Int) {
    guard let depth = depths[row] else { return }
    while let last = open.last, last.depth >= depth { open.removeLast() }
    open.append((depth, open.last?.view, true))
  }

  /// Adds a view of which nothing can be read.
  mutating func addUnknown(row: Int, _ text: String, _ findings: inout Findings) {
    findings.warn(
      "unknown-view", at: rows[row].position,
      "this row says nothing of a view's frame; an unknown view stands in its place and lets touches through")
    var standIn = DraftView.standIn(named: text, at: rows[row].position)
    standIn.view.label = text
    add(standIn, row: row, &findings)
  }

  private mutating func superview(of row: Int, _ findings: inout Findings) -> Int? {
    let depth = depths[row] ?? 0
    while let last = open.last, last.depth >= depth { open.removeLast() }
    if open.isEmpty, depth > 0 {
      // The views that share a lost root stay together.
      let root = max(floors[row] - 1, 0)
      addStandIn(depth: min(root, depth - 1), row: row, &findings)
    }
    if let last = open.last, last.depth < depth - 1 { addStandIn(depth: depth - 1, row: row, &findings) }
    if let last = open.last, last.isLayer {
      findings.warn(
        "view-in-layer", at: rows[row].position,
        "this view is in a layer whose place is not printed; it was placed as if the layer were at zero")
    }
    return open.last?.view
  }

  private mutating func addStandIn(depth: Int, row: Int, _ findings: inout Findings) {
    let position = rows[row].position
    findings.warn(
      "superview-lost", at: position,
      "the superview of this row is not in the file; a stand-in at zero that lets touches through took its place")
    let standIn = draft.add(.standIn(named: "lost superview", at: position), to: open.last?.view)
    open.append((depth, standIn, false))
  }

  // MARK: What was not read

  func warnIncomplete(row: Int, _ node: NodeRow, _ findings: inout Findings) {
    let position = rows[row].position
    if !node.isComplete {
      findings.warn("cut-row", at: position, "this row is cut; what it does not say was taken as the default")
    } else if rows[row].lineCount > 1 {
      findings.warn(
        "wrapped-row", at: position, "this row is wrapped over \(rows[row].lineCount) lines; they were joined")
    }
  }

  /// Warns of a line between two rows that was not read, unless a new dump begins behind it.
  func warnUnread(row: Int, _ findings: inout Findings) {
    let isBeforeRoot = depths[row...].first { $0 != nil }.map { $0 == 0 } ?? true
    if isBeforeRoot { return }
    findings.warn("unread-line", at: rows[row].position, "this line is no row of the dump; it was left out")
  }
}
