import HitTesting
import SceneFiles

/// The properties of a view as its description prints them.
struct NodeAttributes {
  private let node: NodeRow
  private let position: TextPosition

  init(_ node: NodeRow, _ position: TextPosition) {
    self.node = node
    self.position = position
  }

  func apply(to drafted: inout DraftView, frame: Rect, _ findings: inout Findings) {
    applyFlags(to: &drafted.view)
    applyGeometry(to: &drafted.view, frame: frame, &findings)
    drafted.view.label = [node["text"], node["title"], node["placeholder"], node["accessibilityLabel"]]
      .compactMap { $0 }.first { !$0.isEmpty && $0 != "(null)" }
    if node["gestureRecognizers"] != nil {
      // That there are some is all that is printed.
      drafted.view.gestureRecognizers = [
        GestureRecognizer(name: "UIGestureRecognizer", className: "UIGestureRecognizer")
      ]
    }
    if let animations = node["animations"] {
      findings.warn(
        "running-animation", at: position,
        "\(node.className) was being animated (\(Self.keys(of: animations))): what was on the screen may differ from its frame"
      )
    }
  }

  private func applyFlags(to view: inout View) {
    view.isUserInteractionEnabled = flag("userInteractionEnabled") ?? true
    view.isHidden = flag("hidden") ?? false
    view.clipsToBounds = flag("clipsToBounds") ?? false
    view.isEnabled = flag("enabled") ?? true
    view.isMultipleTouchEnabled = flag("multipleTouchEnabled") ?? false
    view.isExclusiveTouch = flag("exclusiveTouch") ?? false
    if let alpha = number("alpha") { view.alpha = alpha }
    if let zPosition = number("zPosition") { view.zPosition = zPosition }
    if let windowLevel = number("windowLevel") { view.windowLevel = windowLevel }
  }

  private func applyGeometry(to view: inout View, frame: Rect, _ findings: inout Findings) {
    if let anchorPoint = node["anchorPoint"].flatMap({ NumberList.point($0) }) { view.anchorPoint = anchorPoint }
    if let transform = node["transform"] {
      if let numbers = NumberList.read(transform), numbers.count == 6, numbers.allSatisfy(\.isFinite) {
        view.transform = AffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      } else {
        findings.warn("unreadable-transform", at: position, "the transform of \(node.className) cannot be read")
      }
    }
    if let transform = node["transform3D"] {
      if let numbers = NumberList.read(transform), let solid = SolidTransform(numbers) {
        view.transform = solid.affinePart
        if let loss = solid.loss {
          findings.warn(
            "perspective", at: position,
            "\(node.className) has \(loss): only the flat part of its transform3D was taken")
        }
      } else {
        findings.warn("unreadable-transform", at: position, "the transform3D of \(node.className) cannot be read")
      }
    }
    Placement.place(&view, frame: frame, className: node.className, at: position, &findings)
    if let offset = node["contentOffset"].flatMap({ NumberList.point($0) }), offset.isDefined {
      view.bounds.origin = offset
    }
  }

  private func flag(_ key: String) -> Bool? {
    switch node[key] {
    case "YES", "1", "true": true
    case "NO", "0", "false": false
    default: nil
    }
  }

  private func number(_ key: String) -> Double? {
    guard let value = node[key].flatMap({ NumberList.read($0) })?.first, value.isFinite else { return nil }
    return value
  }

  /// `position, opacity` of `{ position=<CABasicAnimation: 0x1>; opacity=<…>; }`.
  private static func keys(of animations: String) -> String {
    let keys = animations.split(separator: ";").compactMap { part -> String? in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return nil }
      let key = words[0].filter { !$0.isWhitespace && $0 != "{" }
      return key.isEmpty ? nil : String(key.prefix(40))
    }
    return keys.isEmpty ? "an unknown property" : keys.prefix(5).joined(separator: ", ")
  }
}
