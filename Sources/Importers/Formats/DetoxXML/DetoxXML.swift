import HitTesting
import SceneFiles

extension ImportFormat {
  static let detoxXML = ImportFormat(
    id: "detox-xml", title: "view hierarchy of Detox, as XML",
    origin: "Detox: device.generateViewHierarchyXml(), and the log of a failed expectation since August 2025",
    recognizes: { EmbeddedXML.offset(of: ["<ViewHierarchy"], in: $0) != nil },
    read: { input, options, findings in
      guard let xml = EmbeddedXML(["<ViewHierarchy"], in: input) else { return nil }
      xml.warnIfCut(&findings)
      return DetoxXML(xml).read(&findings)
    })
}

/// Elements are named after the views' classes, back to front; x and y are in the superview's coordinates.
struct DetoxXML {
  private let xml: EmbeddedXML

  init(_ xml: EmbeddedXML) { self.xml = xml }

  func read(_ findings: inout Findings) -> Draft? {
    var draft = Draft()
    guard let root = xml.tree.root else { return nil }
    var open = xml.tree[root].children.reversed().map { (element: $0, superview: Int?.none) }
    while let (element, superview) = open.popLast() {
      // What is no view, such as the page of a web view, has no size.
      guard let view = view(element, isRoot: superview == nil, &findings) else { continue }
      let index = draft.add(view, to: superview)
      open += xml.tree[element].children.reversed().map { ($0, index) }
    }
    findings.warn(
      "flags-unknown", at: xml.position(of: root),
      "Detox's XML does not tell which views are transformed, scrolled or closed to touches; UIKit's defaults were taken",
      help: "recursiveDescription tells it")
    draft.note("Detox rounds frames to whole points and alpha to one decimal.")
    draft.note(
      "Not in the file, and taken as UIKit's defaults: isUserInteractionEnabled, clipsToBounds, isEnabled, transform, contentOffset."
    )
    return draft
  }

  private func view(_ element: Int, isRoot: Bool, _ findings: inout Findings) -> DraftView? {
    let node = xml.tree[element]
    guard let width = node.number("width"), let height = node.number("height") else { return nil }
    let className = node["class"] ?? node.name
    let frame = Rect(x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: width, height: height)
    let position = xml.position(of: element)
    var view = View(name: "", className: className, frame: .zero)
    Placement.place(&view, frame: frame, className: className, at: position, &findings)
    view.isHidden = node["visibility"] == "invisible"
    if let alpha = node.number("alpha"), alpha.isFinite { view.alpha = alpha }
    view.label = [node["text"], node["label"], node["id"]].compactMap { $0 }.first { !$0.isEmpty }
    var drafted = DraftView(view, at: position)
    drafted.names = [node["id"], node["text"]].compactMap { $0 }
    drafted.isWindow = isRoot && KnownClasses.isWindow(className)
    return drafted
  }
}
