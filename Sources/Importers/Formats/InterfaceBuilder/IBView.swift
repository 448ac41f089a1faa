import HitTesting
import OverrideCode
import SceneFiles

/// One view of a storyboard or XIB, without its subviews and connections.
enum IBView {
  static func read(_ element: Int, in document: IBDocument, _ findings: inout Findings) -> DraftView {
    let xml = document.tree[element]
    let position = document.position(of: element)
    let className = document.className(of: element)
    let baseClass = xml["customClass"] == nil ? nil : IBTags.className(of: xml.name) ?? "UIView"
    let frame = document.frame(of: element)
    if frame == nil {
      findings.warn("frame-unknown", at: position, "\(className) has no frame in the file; it was left at zero")
    }
    var drafted = DraftView(
      View(name: "", className: className, baseClass: baseClass == className ? nil : baseClass, frame: .zero),
      at: position)
    Placement.place(&drafted.view, frame: frame ?? .zero, className: className, at: position, &findings)
    applyFlags(of: xml, to: &drafted.view)
    IBRuntimeAttributes.apply(element, in: document, to: &drafted)
    let words = IBWords(element, in: document)
    drafted.view.label = words.label
    drafted.names = [words.identifier, words.text].compactMap { $0 }
    return drafted
  }

  /// Interface Builder writes a flag only where it differs from `UIView`'s default; image views and labels, whose own
  /// default is to ignore touches, get an explicit `NO`.
  private static func applyFlags(of xml: XMLElement, to view: inout View) {
    view.isUserInteractionEnabled = xml.flag("userInteractionEnabled") ?? true
    view.isHidden = xml.flag("hidden") ?? false
    view.clipsToBounds = xml.flag("clipsSubviews") ?? xml.flag("clipsToBounds") ?? false
    view.isMultipleTouchEnabled = xml.flag("multipleTouchEnabled") ?? false
    view.isExclusiveTouch = xml.flag("exclusiveTouch") ?? false
    view.isEnabled = xml.flag("enabled") ?? true
    if let alpha = xml.number("alpha"), alpha.isFinite { view.alpha = alpha }
  }
}

/// The words that a view shows or is known by.
struct IBWords {
  /// Its text or title.
  var text: String?
  /// Its accessibility identifier.
  var identifier: String?
  private var accessibilityLabel: String?
  private var placeholder: String?

  /// What the pictures may call it.
  var label: String? { [text, accessibilityLabel, identifier, placeholder].compactMap { $0 }.first }

  init(_ element: Int, in document: IBDocument) {
    let tree = document.tree
    let xml = tree[element]
    // A text with line breaks stands in a child of its own.
    let string =
      tree.child(of: element, named: "string", key: "text")
      ?? tree.child(of: element, named: "mutableString", key: "text")
    let configuration = tree.child(of: element, named: "buttonConfiguration").flatMap { tree[$0]["title"] }
    let state = tree.child(of: element, named: "state", key: "normal")
    text = [
      xml["text"], string.map { tree[$0].text },
      // A button with a configuration keeps the placeholder title that it had without one.
      configuration, state.flatMap { tree[$0]["title"] },
      state.flatMap { tree.child(of: $0, named: "string", key: "title") }.map { tree[$0].text }, xml["title"],
    ].compactMap { $0 }.first { !$0.isEmpty }
    placeholder = xml["placeholder"]
    if let accessibility = tree.child(of: element, named: "accessibility") {
      identifier = tree[accessibility]["identifier"]
      accessibilityLabel = tree[accessibility]["label"]
    }
  }
}
