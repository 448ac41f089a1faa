import HitTesting
import TraceText

extension LintRule {
  static let zeroSizedParent = LintRule(
    rule: Rule(
      id: "zero-sized-parent", severity: .warning,
      summary: "A control is inside an empty view, which contains no point.",
      reason: """
        An empty rectangle contains nothing, so the parent's pointInside is always false and its subviews, though they are \
        drawn, are never asked. Constraints that leave a container without a height are the usual cause.
        """,
      source: "https://developer.apple.com/documentation/coregraphics/cgrectcontainspoint(_:_:)",
      help: "give the parent the size of its content"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "container", frame: [0, 0, 320, 0], subviews: [
          { name: "save", class: "UIButton", frame: [20, 20, 100, 44] } ] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "container", frame: [0, 0, 320, 84], subviews: [
          { name: "save", class: "UIButton", frame: [20, 20, 100, 44] } ] } ] } }
      """
  ) { (context) throws(OverrideCrash) in
    try context.targets(blockedBy: [.zeroSize])
      .filter { $0.blocker.view != $0.target }
      .map { target, blocker, _ in
        let size = context.hierarchy[blocker.view].bounds.size.text
        return LintFinding(
          message: "\(context.name(target)) is inside \(context.name(blocker.view)), which is empty (\(size))",
          view: target)
      }
  }
}
