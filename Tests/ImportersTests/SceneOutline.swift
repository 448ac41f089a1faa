import HitTesting
import SceneFiles

@testable import Importers

/// A scene in lines that can be written by hand: name, class, frame (or bounds and center), then what differs from the
/// class's defaults; and the warnings with their lines.
enum SceneOutline {
  static func text(_ result: Importer.Result) -> String {
    var lines: [String] = []
    if let hierarchy = result.scene?.hierarchy {
      for id in hierarchy.ids { lines.append(line(id, in: hierarchy, scene: result.scene!)) }
    }
    for diagnostic in result.diagnostics where diagnostic.severity != .note {
      let line = diagnostic.position.map { " \($0.line)" } ?? ""
      lines.append("\(diagnostic.severity.rawValue) \(diagnostic.ruleID)\(line)")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ id: ViewID, in hierarchy: Hierarchy, scene: Scene) -> String {
    let view = hierarchy[id]
    var words = [view.name, view.className + (view.baseClass.map { ":" + $0 } ?? "")]
    if view.transform.isIdentity {
      words += [view.frame.origin.x, view.frame.origin.y, view.bounds.size.width, view.bounds.size.height].map(number)
      if view.bounds.origin != .zero { words.append("origin=" + numbers(view.bounds.origin.x, view.bounds.origin.y)) }
    } else {
      let bounds = view.bounds
      words.append("bounds=" + numbers(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height))
      words.append("center=" + numbers(view.center.x, view.center.y))
    }
    if view.anchorPoint != Point(x: 0.5, y: 0.5) {
      words.append("anchor=" + numbers(view.anchorPoint.x, view.anchorPoint.y))
    }
    if !view.transform.isIdentity {
      let t = view.transform
      words.append("transform=" + numbers(t.a, t.b, t.c, t.d, t.tx, t.ty))
    }
    words += flags(view)
    if view.behavior.hitTest == .passThrough, view.behavior.pointInside == .always { words.append("stand-in") }
    if view.behavior.hitTest == .unbounded(ignoringAlpha: true) { words.append("unbounded-ignoring-alpha") }
    if view.behavior.hitTest == .unbounded(ignoringAlpha: false) { words.append("unbounded") }
    words += attachments(view)
    if let values = scene.suppliedValues[id] {
      words.append("outlets=" + values.properties.keys.sorted().joined(separator: ","))
    }
    return String(repeating: "  ", count: hierarchy.depth(of: id)) + words.joined(separator: " ")
  }

  private static func flags(_ view: View) -> [String] {
    var words: [String] = []
    let usual = ClassDefaults(className: view.className, baseClass: view.baseClass).isUserInteractionEnabled
    if view.isUserInteractionEnabled != usual { words.append(usual ? "inert" : "interactive") }
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha=" + number(view.alpha)) }
    if view.clipsToBounds { words.append("clips") }
    if !view.isEnabled { words.append("disabled") }
    if view.isMultipleTouchEnabled { words.append("multitouch") }
    if view.isExclusiveTouch { words.append("exclusive") }
    if view.windowLevel != 0 { words.append("level=" + number(view.windowLevel)) }
    if view.zPosition != 0 { words.append("z=" + number(view.zPosition)) }
    return words
  }

  private static func attachments(_ view: View) -> [String] {
    var words: [String] = []
    if let label = view.label { words.append("label=" + label) }
    if let controller = view.viewController {
      words.append("controller=" + pair(controller.name, controller.className))
      if let presenter = controller.presentedBy { words.append("presented-by=" + presenter) }
    }
    if !view.gestureRecognizers.isEmpty {
      words.append("gestures=" + view.gestureRecognizers.map { "\($0.name):\($0.className)" }.joined(separator: ","))
    }
    for action in view.actions { words.append("action=\(action.event),\(action.selector),\(action.target ?? "nil")") }
    return words
  }

  private static func pair(_ name: String, _ className: String) -> String {
    name == className ? name : "\(name):\(className)"
  }

  private static func numbers(_ numbers: Double...) -> String { numbers.map(number).joined(separator: ",") }

  static func number(_ number: Double) -> String {
    // Six decimals: enough to tell pixels apart, and free of rounding in the last bits.
    let rounded = (number * 1e6).rounded() / 1e6
    if number.magnitude < 1e15, rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
