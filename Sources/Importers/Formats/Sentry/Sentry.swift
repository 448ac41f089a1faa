import HitTesting
import SceneFiles

extension ImportFormat {
  static let sentry = ImportFormat(
    id: "sentry", title: "view hierarchy of Sentry, as JSON",
    origin: "Sentry: the attachment view-hierarchy.json of an event (attachViewHierarchy)",
    recognizes: { input in
      guard input.contains("\"rendering_system\"") else { return false }
      return input.jsonRoot?.has("windows") ?? false
    },
    read: { input, options, findings in
      input.warnOfJSON(&findings)
      return Sentry.read(input, &findings)
    })
}

/// Sentry writes each view's frame, alpha and whether it is hidden; the windows are in UIKit's order.
enum Sentry {
  static func read(_ input: ImportInput, _ findings: inout Findings) -> Draft? {
    guard let root = input.jsonRoot else { return nil }
    if let system = root.string("rendering_system"), system != "UIKIT" {
      findings.refuse(
        "no-views", at: root.position, "this hierarchy is of \(system), which UIKit does not hit-test",
        help: "give one whose rendering_system is UIKIT")
      return nil
    }
    var draft = Draft()
    var open = root.objects("windows").reversed().map { (object: $0, superview: Int?.none) }
    while let (object, superview) = open.popLast() {
      if object.string("type") == "SentryTruncatedViewHierarchy" {
        findings.warn("rows-left-out", at: object.position, "Sentry left out the views below this depth")
        continue
      }
      let index = draft.add(view(object, isRoot: superview == nil, &findings), to: superview)
      open += object.objects("children").reversed().map { ($0, index) }
    }
    findings.warn(
      "flags-unknown", at: root.position,
      "Sentry does not tell which views are transformed, scrolled or closed to touches; UIKit's defaults were taken",
      help: "recursiveDescription tells it")
    draft.note(
      "Not in the file, and taken as UIKit's defaults: isUserInteractionEnabled, clipsToBounds, isEnabled, transform, contentOffset; what is in a scrolled view stands where it would without scrolling."
    )
    return draft
  }

  private static func view(_ object: JSONObject, isRoot: Bool, _ findings: inout Findings) -> DraftView {
    let className = object.string("type") ?? "UIView"
    var view = View(name: "", className: className, frame: .zero)
    if let frame = object.rect {
      Placement.place(&view, frame: frame, className: className, at: object.position, &findings)
    } else {
      findings.warn("frame-unknown", at: object.position, "\(className) has no frame in the file; it was left at zero")
    }
    if let alpha = object.number("alpha"), alpha.isFinite { view.alpha = alpha }
    view.isHidden = object.flag("visible") == false
    view.label = object.string("identifier")
    if let controller = object.string("view_controller"), !controller.isEmpty {
      view.viewController = ViewController(name: controller, className: controller)
    }
    var drafted = DraftView(view, at: object.position)
    drafted.names = [object.string("identifier")].compactMap { $0 }
    drafted.isWindow = isRoot
    return drafted
  }
}
