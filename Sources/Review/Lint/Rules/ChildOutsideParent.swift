import HitTesting
import TraceText

extension LintRule {
  static let childOutsideParent = LintRule(
    rule: Rule(
      id: "child-outside-parent", severity: .warning,
      summary: "Part of a control is outside an ancestor and gets no touches.",
      reason: """
        An ancestor's hitTest asks its own pointInside first. Where that is false none of its subviews is asked, also where \
        they are drawn outside it.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "enlarge the ancestor, move the control inside, or override the ancestor's pointInside"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "bar", frame: [0, 191, 320, 49], subviews: [
          { name: "plus", class: "UIButton", frame: [128, -15, 64, 64] } ] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "bar", frame: [0, 176, 320, 64], subviews: [
          { name: "plus", class: "UIButton", frame: [128, 0, 64, 64] } ] } ] } }
      """
  ) { (context) throws(OverrideCrash) in
    // What leaves a scroll view's bounds can be scrolled into them.
    try context.targets(blockedBy: [.pointInsideFalse])
      .filter { !context.hierarchy.isOfClass($0.blocker.view, scrollViews) && $0.target != $0.blocker.view }
      .map { target, blocker, visible in
        let (lost, all) = (AreaText.text(blocker.area), AreaText.text(visible))
        return LintFinding(
          message:
            "\(lost) of the \(all) of \(context.name(target)) are outside \(context.name(blocker.view)) and get"
            + " no touches",
          view: target, key: "frame")
      }
  }

  static let scrollViews: Set<String> = ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]
}
