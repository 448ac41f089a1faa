import HitTesting
import TraceText

extension LintRule {
  static let coveredControl = LintRule(
    rule: Rule(
      id: "covered-control", severity: .warning,
      summary: "Another view takes a control's touches.",
      reason: """
        Subviews are asked from the last to the first, and the first answer counts. A view that looks empty answers like any \
        other.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "bring the control to the front, or let the cover pass touches through"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "save", class: "UIButton", frame: [20, 20, 100, 44] },
        { name: "overlay", frame: [0, 0, 320, 240] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "save", class: "UIButton", frame: [20, 20, 100, 44] },
        { name: "overlay", frame: [0, 0, 320, 240], isUserInteractionEnabled: false } ] } }
      """
  ) { (context) throws(OverrideCrash) in
    let hierarchy = context.hierarchy
    return try context.targets(blockedBy: [.covered])
      .filter {
        hierarchy.isControl($0.target) && hierarchy.window(of: $0.target) == hierarchy.window(of: $0.blocker.view)
      }
      .map { target, blocker, visible in
        let relation = hierarchy.isDescendant(blocker.view, of: target) ? ", which is inside it" : ""
        return LintFinding(
          message: "\(context.name(blocker.view))\(relation) takes \(AreaText.text(blocker.area)) of"
            + " the \(AreaText.text(visible)) of \(context.name(target))",
          view: target)
      }
  }
}
