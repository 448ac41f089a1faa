import HitTesting
import SceneFiles

extension ImportFormat {
  static let earlGrey = ImportFormat(
    id: "earl-grey", title: "view hierarchy of EarlGrey, as text",
    origin:
      "EarlGrey 1 and 2: printed when an interaction fails, or by [GREYElementHierarchy hierarchyStringForElement:]",
    recognizes: { input in
      input.contains("frame={{")
        && (input.contains("; AX=") || input.contains("; isAccessible=") || input.contains("AX.frame={{"))
        && input.rows.contains { row in
          guard case .node(let node) = row.content else { return false }
          return node["frame"] != nil
        }
    },
    read: { input, options, findings in
      var reader = EarlGrey()
      var draft = reader.tree(of: input, &findings)
      guard DumpRoots.choose(from: &draft, options: options, &findings) else { return nil }
      reader.addNotes(to: &draft)
      return draft
    },
    parts: { input in
      var reader = EarlGrey()
      var findings = Findings(file: input.file)
      return DumpRoots.parts(of: reader.tree(of: input, &findings))
    })
}

/// EarlGrey lists the front window and the front subview first. It prints `hidden`, `alpha`, `UIE=N` and `disabled`, so
/// that these are known.
struct EarlGrey {
  private var elementCount = 0
  private var hasScrollOffsets = false

  mutating func tree(of input: ImportInput, _ findings: inout Findings) -> Draft {
    let rows = input.rows
    var tree = RowTree(rows, depths: RowDepths.depths(of: rows))
    /// The accessibility frames, in screen coordinates, of the draft's views.
    var screenFrames: [Int: Rect] = [:]
    for (index, row) in rows.enumerated() {
      switch row.content {
      case .node(let node):
        guard let view = add(node, row: index, row, to: &tree, &findings) else { continue }
        if let frame = node["AX.frame"].flatMap({ NumberList.rect($0) }) { screenFrames[view] = frame }
      case .freeText(let text): tree.addUnknown(row: index, text, &findings)
      case .elision: findings.warn("rows-left-out", at: row.position, "rows were left out here")
      case .unread: tree.warnUnread(row: index, &findings)
      }
    }
    tree.draft.sizeStandIns()
    hasScrollOffsets = ScrollOffsets.infer(from: screenFrames, in: &tree.draft)
    tree.draft.reverse()
    return tree.draft
  }

  private mutating func add(
    _ node: NodeRow, row index: Int, _ row: Row, to tree: inout RowTree, _ findings: inout Findings
  ) -> Int? {
    guard let printed = node["frame"], let frame = NumberList.rect(printed) else {
      // An accessibility element that is no view has a frame on the screen only.
      if node["AX.frame"] != nil { elementCount += 1 }
      tree.addLayer(row: index)
      return nil
    }
    tree.warnIncomplete(row: index, node, &findings)
    var view = View(name: "", className: node.className, frame: .zero)
    view.isHidden = node.has("hidden")
    view.isUserInteractionEnabled = node["UIE"] != "N"
    view.isEnabled = !node.has("disabled")
    if let alpha = node["alpha"].flatMap(Double.init), alpha.isFinite { view.alpha = alpha }
    Placement.place(&view, frame: frame, className: node.className, at: row.position, &findings)
    let words = [node["text"], node["AX.label"], node["AX.id"]].compactMap { $0 }.filter { !$0.isEmpty }
    view.label = words.first
    var drafted = DraftView(view, at: row.position)
    drafted.names = [node["AX.id"], node["text"]].compactMap { $0 }
    drafted.isWindow = KnownClasses.isWindow(node.className)
    drafted.address = node.address
    return tree.add(drafted, row: index, address: node.address, &findings)
  }

  func addNotes(to draft: inout Draft) {
    draft.note("EarlGrey lists the front view first; the order was turned around.")
    draft.note("EarlGrey does not print transforms and clipping: views are not transformed, and nothing is clipped.")
    if hasScrollOffsets {
      draft.note("Scroll positions were found by comparing frames on the screen with frames in the superview.")
    }
    if elementCount > 0 { draft.note("\(elementCount) accessibility elements are no views and were left out.") }
  }
}
