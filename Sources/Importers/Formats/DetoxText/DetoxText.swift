import HitTesting
import SceneFiles

extension ImportFormat {
  static let detoxText = ImportFormat(
    id: "detox-text", title: "view hierarchy of Detox, as text (2020 to 2025)",
    origin: "Detox: in the log of a failed expectation, under “View Hierarchy”",
    recognizes: { DetoxText.recognizes($0) },
    read: { input, options, findings in
      var reader = DetoxText()
      var draft = reader.tree(of: input, &findings)
      guard DumpRoots.choose(from: &draft, options: options, &findings) else { return nil }
      reader.addNotes(to: &draft, rows: input.rows, &findings)
      return draft
    },
    parts: { input in
      var reader = DetoxText()
      var findings = Findings(file: input.file)
      return DumpRoots.parts(of: reader.tree(of: input, &findings))
    })
}

/// Detox's own text looks like `recursiveDescription` and is not: it lists the front view first, and it never prints
/// `hidden`, `alpha` and the other flags, so that their absence says nothing.
struct DetoxText {
  private var elementCount = 0

  static func recognizes(_ input: ImportInput) -> Bool {
    guard input.contains("<UIWindowScene") || input.contains("; ax.") || input.contains("+ <") else { return false }
    let nodes = input.rows.lazy.compactMap { row -> (row: Row, node: NodeRow)? in
      if case .node(let node) = row.content { (row, node) } else { nil }
    }
    let hasFrame = nodes.contains { $0.node["frame"] != nil }
    return hasFrame
      && nodes.contains { entry in
        let isScene = entry.node.className == "UIWindowScene"
        let isWindow = entry.row.hasPlus && entry.node["frame"] != nil
        return isScene || isWindow || entry.node.attributes.contains { $0.key.hasPrefix("ax.") }
      }
  }

  mutating func tree(of input: ImportInput, _ findings: inout Findings) -> Draft {
    let rows = input.rows
    var tree = RowTree(rows, depths: Self.depths(of: rows))
    for (index, row) in rows.enumerated() {
      switch row.content {
      case .node(let node) where node.className == "UIWindowScene": continue
      case .node(let node): add(node, row: index, row, to: &tree, &findings)
      case .freeText(let text): tree.addUnknown(row: index, text, &findings)
      case .elision: findings.warn("rows-left-out", at: row.position, "rows were left out here")
      case .unread: tree.warnUnread(row: index, &findings)
      }
    }
    tree.draft.sizeStandIns()
    tree.draft.reverse()
    return tree.draft
  }

  /// A window stands behind a `+`; the first pipes below it are its subviews'.
  private static func depths(of rows: [Row]) -> [Int?] {
    guard rows.contains(where: \.hasPlus) else { return RowDepths.depths(of: rows) }
    var base: Int?
    return rows.map { row in
      switch row.content {
      case .node(let node) where node.className == "UIWindowScene": return nil
      case .elision, .unread: return nil
      case .node, .freeText: break
      }
      if row.hasPlus {
        base = nil
        return 0
      }
      if base == nil { base = row.pipes }
      return max(row.pipes - base!, 0) + 1
    }
  }

  private mutating func add(
    _ node: NodeRow, row index: Int, _ row: Row, to tree: inout RowTree, _ findings: inout Findings
  ) {
    guard let printed = node["frame"], let frame = NumberList.rect(printed) else {
      if node["ax.frame"] != nil { elementCount += 1 }
      tree.addLayer(row: index)
      return
    }
    tree.warnIncomplete(row: index, node, &findings)
    // No flags are printed: the view has those of its class.
    var view = View(name: "", className: node.className, frame: .zero)
    Placement.place(&view, frame: frame, className: node.className, at: row.position, &findings)
    view.label = [node["text"], node["ax.label"], node["ax.id"]].compactMap { $0 }.first { !$0.isEmpty }
    var drafted = DraftView(view, at: row.position)
    drafted.names = [node["ax.id"], node["text"]].compactMap { $0 }
    drafted.isWindow = row.hasPlus || KnownClasses.isWindow(node.className)
    drafted.address = node.address
    tree.add(drafted, row: index, address: node.address, &findings)
  }

  func addNotes(to draft: inout Draft, rows: [Row], _ findings: inout Findings) {
    findings.warn(
      "flags-unknown", at: rows.first?.position,
      "Detox's text does not tell which views are hidden, transparent, transformed, scrolled or closed to touches; UIKit's defaults were taken",
      help: "recursiveDescription tells it")
    draft.note("Detox lists the front view first; the order was turned around.")
    draft.note(
      "Not printed, and taken as UIKit's defaults: isHidden, alpha, isUserInteractionEnabled, clipsToBounds, isEnabled, transform, contentOffset."
    )
    if elementCount > 0 { draft.note("\(elementCount) accessibility elements are no views and were left out.") }
  }
}
