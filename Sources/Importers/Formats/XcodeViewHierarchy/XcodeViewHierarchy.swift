import HitTesting
import SceneFiles

extension ImportFormat {
  static let xcodeViewHierarchy = ImportFormat(
    id: "xcode-view-hierarchy", title: "view hierarchy of Xcode's view debugger (.viewhierarchy)",
    origin: "Xcode: Debug View Hierarchy, then File, Export View Hierarchy; Detox: the artifact ui.viewhierarchy",
    recognizes: { input in
      if input.isDirectory { return XcodeResponses.paths(in: input).isEmpty == false }
      return input.contains("\"topLevelGroups\"") && input.jsonRoot != nil
    },
    read: { input, options, findings in
      let responses = XcodeResponses(input, &findings)
      var draft = XcodeViewHierarchy(responses).read(&findings)
      guard DumpRoots.choose(from: &draft, options: options, &findings) else { return nil }
      return draft
    },
    parts: { input in
      var findings = Findings(file: input.file)
      let responses = XcodeResponses(input, &findings)
      return DumpRoots.parts(of: XcodeViewHierarchy(responses).read(&findings))
    })
}

/// Xcode has everything that hit testing needs of a view and its layer: bounds, position, anchor point and transform.
struct XcodeViewHierarchy {
  private let responses: XcodeResponses

  init(_ responses: XcodeResponses) { self.responses = responses }

  func read(_ findings: inout Findings) -> Draft {
    var draft = Draft()
    var seen: Set<String> = []
    for response in responses.all {
      guard let groups = response.object("topLevelGroups"), let group = groups.object(Self.windows) else { continue }
      for window in group.objects("debugHierarchyObjects") {
        // A later response may bring a window once more.
        if let id = window.string("objectID"), !seen.insert(id).inserted { continue }
        add(window, to: &draft, &findings)
      }
    }
    draft.note("Xcode's export tells neither what classes override nor which controls are disabled: none was assumed.")
    return draft
  }

  private static let windows = "com.apple.UIKit.UIWindow"

  private func add(_ window: JSONObject, to draft: inout Draft, _ findings: inout Findings) {
    var open = [(object: window, superview: Int?.none)]
    while let (object, superview) = open.popLast() {
      let properties = XcodeProperties(object, responses)
      var drafted = view(object, properties, &findings)
      drafted.isWindow = superview == nil
      let index = draft.add(drafted, to: superview)
      let subviews = object.object("childGroup")?.objects("debugHierarchyObjects") ?? []
      open += subviews.reversed().map { ($0, index) }
    }
  }

  private func view(_ object: JSONObject, _ properties: XcodeProperties, _ findings: inout Findings) -> DraftView {
    let className = object.string("className") ?? "UIView"
    var view = View(name: "", className: className, frame: .zero)
    XcodeGeometry(object, properties, responses).place(&view, className: className, &findings)
    view.isHidden = properties.flag("hidden") ?? false
    view.isUserInteractionEnabled = properties.flag("userInteractionEnabled") ?? true
    view.clipsToBounds = properties.flag("clipsToBounds") ?? false
    view.isMultipleTouchEnabled = properties.flag("multipleTouchEnabled") ?? false
    view.isExclusiveTouch = properties.flag("exclusiveTouch") ?? false
    view.isEnabled = properties.flag("enabled") ?? true
    if let alpha = properties.numbers("alpha", count: 1)?.first { view.alpha = alpha }
    if let windowLevel = properties.numbers("windowLevel", count: 1)?.first { view.windowLevel = windowLevel }
    let words = ["text", "title", "accessibilityLabel", "accessibilityIdentifier"].compactMap { properties.string($0) }
    view.label = words.first { !$0.isEmpty }
    view.viewController = controller(of: object)
    var drafted = DraftView(view, at: object.position)
    drafted.names = [properties.string("accessibilityIdentifier"), properties.string("text")].compactMap { $0 }
    drafted.address = object.string("objectID") ?? ""
    return drafted
  }

  private func controller(of object: JSONObject) -> ViewController? {
    let group = object.objects("additionalGroups").first {
      $0.string("groupingID") == "com.apple.UIKit.UIViewController"
    }
    guard let className = group?.objects("debugHierarchyObjects").first?.string("className") else { return nil }
    return ViewController(name: className, className: className)
  }
}
