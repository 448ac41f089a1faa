import HitTesting
import SceneFiles
import TraceText

extension SceneComparison {
  public static let rules: [Rule] = [
    rule("control-unreachable", .error, "A control that touches reached is not reached any more."),
    rule("control-smaller", .warning, "Touches reach less of a control than before."),
    rule("touch-changed", .warning, "A touch of the scene hits another view than before."),
    rule("owner-changed", .note, "A part of the screen answers differently than before."),
    rule("property-changed", .note, "A property that decides about touches differs."),
    rule("view-added", .note, "A view is new."),
    rule("view-removed", .note, "A view is gone."),
  ]

  private static func rule(_ id: String, _ severity: Diagnostic.Severity, _ summary: String) -> Rule {
    Rule(
      id: id, severity: severity, summary: summary,
      reason: "Both states are hit-tested over the whole screen; views are the same where their names are.",
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "see `hitviz map` of both states")
  }

  /// The differences as diagnostics at their places in the later file.
  public var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for change in controlChanges {
      let name = quoted(change.name)
      if change.after == 0 {
        found.append(
          diagnostic(
            "control-unreachable", "\(name) had \(AreaText.text(change.before)), now no touch reaches it", change.name))
      } else {
        let areas = "\(AreaText.text(change.before)) to \(AreaText.text(change.after))"
        found.append(diagnostic("control-smaller", "what touches reach of \(name) shrank from \(areas)", change.name))
      }
    }
    for change in touchChanges {
      let name = after.touches[change.touch].name.map { " \(quoted($0))" } ?? ""
      found.append(
        Diagnostic(
          ruleID: "touch-changed", severity: .warning, file: after.locations.file,
          position: after.locations.position(ofTouch: change.touch),
          message: "the touch\(name) hit \(Self.text(change.before)), now \(Self.text(change.after))",
          view: change.after))
    }
    for change in ownerChanges {
      found.append(
        diagnostic(
          "owner-changed",
          "\(AreaText.text(change.area)) went from \(Self.text(change.before)) to \(Self.text(change.after)), for"
            + " example at \(change.example.text)", change.after ?? change.before))
    }
    for change in propertyChanges {
      let name = quoted(change.view)
      switch (change.key, change.before, change.after) {
      case (nil, _, nil): found.append(diagnostic("view-removed", "\(name) is gone", change.view))
      case (nil, _, .some(let className)):
        found.append(diagnostic("view-added", "\(name) (\(className)) is new", change.view))
      case (.some(let key), let was, let now):
        found.append(
          diagnostic("property-changed", "\(key) of \(name): \(was ?? "none") → \(now ?? "none")", change.view))
      }
    }
    return found
  }

  private static func text(_ name: String?) -> String { name.map(quoted) ?? "nobody" }

  private func diagnostic(_ rule: String, _ message: String, _ view: String?) -> Diagnostic {
    let position = view.flatMap { after.hierarchy.view(named: $0) }.flatMap { after.locations.position(of: $0) }
    return Diagnostic(
      ruleID: rule, severity: Self.rules.first { $0.id == rule }!.severity, file: after.locations.file,
      position: position, message: message, view: view)
  }
}
