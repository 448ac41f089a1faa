import HitTesting

extension LintRule {
  static let rejectingAncestor = LintRule(
    rule: Rule(
      id: "rejecting-ancestor", severity: .warning,
      summary: "A control is under an ancestor that is hidden, transparent or disabled.",
      reason: """
        A view whose isHidden is true, whose isUserInteractionEnabled is false or whose alpha is below 0.01 is left out of hit \
        testing with everything in it; a subview cannot switch itself on again.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "switch the ancestor on, or move the control out of it"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "panel", frame: [0, 0, 320, 200], isUserInteractionEnabled: false, subviews: [
          { name: "save", class: "UIButton", frame: [20, 20, 100, 44] } ] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "panel", frame: [0, 0, 320, 200], subviews: [
          { name: "save", class: "UIButton", frame: [20, 20, 100, 44] } ] } ] } }
      """
  ) { (context) throws(OverrideCrash) in
    try context.targets(blockedBy: [.isHidden, .alpha, .isUserInteractionEnabled])
      .filter { target, blocker, _ in
        // A control that is switched off itself is meant to be; image views and labels have a rule of their own.
        blocker.view != target && !isUnawareParent(blocker, in: context)
      }
      .map { target, blocker, _ in
        LintFinding(
          message: "\(context.name(target)) gets no touches: \(blocker.reason.rawValue) of its ancestor"
            + " \(context.name(blocker.view))",
          view: target)
      }
  }

  /// Whether the blocker is an image view or a label with the default of its class.
  static func isUnawareParent(_ blocker: Blocker, in context: LintContext) -> Bool {
    blocker.reason == .isUserInteractionEnabled
      && context.hierarchy.isOfClass(blocker.view, ["UIImageView", "UILabel"])
  }
}
