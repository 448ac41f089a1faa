import HitTesting
import SceneFiles

extension ImportFormat {
  static let recursiveDescription = ImportFormat(
    id: "recursive-description", title: "UIKit's own dump of views, as text",
    origin: "LLDB: po [view recursiveDescription]; Chisel: pviews",
    recognizes: { input in
      // A scene file, however large, is told apart without looking for rows.
      input.contains("<") && input.contains("frame")
        && input.rows.contains { row in
          guard case .node(let node) = row.content else { return false }
          return node["frame"] != nil
        }
    },
    read: { input, options, findings in
      var reader = RecursiveDescription()
      return reader.read(input, options, &findings)
    },
    parts: { input in
      var reader = RecursiveDescription()
      var findings = Findings(file: input.file)
      return DumpRoots.parts(of: reader.tree(of: input, &findings))
    })
}

/// UIKit prints a view's properties only where they differ from the default: what is not printed is known.
struct RecursiveDescription {
  private var layerCount = 0
  private var hosts = 0

  mutating func read(_ input: ImportInput, _ options: ImportOptions, _ findings: inout Findings) -> Draft? {
    var draft = tree(of: input, &findings)
    guard DumpRoots.choose(from: &draft, options: options, &findings) else { return nil }
    addNotes(to: &draft)
    return draft
  }

  mutating func tree(of input: ImportInput, _ findings: inout Findings) -> Draft {
    let rows = input.rows
    let controllers = ControllerRows(rows)
    var tree = RowTree(rows, depths: RowDepths.depths(of: rows, ignoring: controllers.rows))
    for (index, row) in rows.enumerated() where !controllers.rows.contains(index) {
      switch row.content {
      case .node(let node) where node.isLayer:
        layerCount += 1
        tree.addLayer(row: index)
      case .node(let node):
        add(node, row: index, row, to: &tree, &findings)
      case .freeText(let text):
        tree.addUnknown(row: index, text, &findings)
      case .elision:
        findings.warn("rows-left-out", at: row.position, "rows were left out here")
      case .unread:
        tree.warnUnread(row: index, &findings)
      }
    }
    controllers.assign(in: &tree)
    tree.draft.sizeStandIns()
    return tree.draft
  }

  private mutating func add(
    _ node: NodeRow, row index: Int, _ row: Row, to tree: inout RowTree, _ findings: inout Findings
  ) {
    guard let printed = node["frame"], let frame = NumberList.rect(printed) else {
      // Constraints, arrays and the like are printed in the same way.
      if row.pipes == 0, node["frame"] == nil { return }
      tree.addUnknown(row: index, node.className, &findings)
      return
    }
    tree.warnIncomplete(row: index, node, &findings)
    var drafted = DraftView(
      View(name: "", className: node.className, baseClass: node["baseClass"], frame: .zero), at: row.position)
    NodeAttributes(node, row.position).apply(to: &drafted, frame: frame, &findings)
    drafted.isWindow = KnownClasses.isWindow(node.className, baseClass: node["baseClass"])
    drafted.address = node.address
    drafted.names = row.variables + [node["accessibilityIdentifier"], node["text"]].compactMap { $0 }
    if KnownClasses.isSwiftUIHost(node.className) { hosts += 1 }
    tree.add(drafted, row: index, address: node.address, &findings)
  }

  private func addNotes(to draft: inout Draft) {
    draft.note(
      "recursiveDescription prints what differs from UIKit's defaults; what it does not print was taken as the default."
    )
    draft.note(
      "It does not print isEnabled, overrides of hitTest and pointInside, and the bounds' origin of views that do not scroll: they are enabled, without overrides, and at zero."
    )
    if layerCount > 0 {
      draft.note("\(layerCount) rows are layers without a view; no touch can hit them, and they were left out.")
    }
    if hosts > 0 {
      draft.note("SwiftUI routes touches inside its hosting views itself: only that the host gets them is certain.")
    }
  }
}
