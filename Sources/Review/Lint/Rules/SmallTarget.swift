import HitTesting
import TraceText

extension LintRule {
  static let smallTarget = LintRule(
    rule: Rule(
      id: "small-target", severity: .warning,
      summary: "The part of a control that touches reach is too small for a finger.",
      reason: """
        Measured is what the control really answers, after covering, clipping and overrides, not its frame. 44 × 44 points are \
        what the Human Interface Guidelines ask for.
        """,
      source: "https://developer.apple.com/design/human-interface-guidelines/buttons",
      help: "enlarge the control, or its pointInside"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "close", class: "UIButton", frame: [20, 20, 24, 24] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "close", class: "UIButton", frame: [20, 20, 24, 24], behavior: { pointInside: { outset: 10 } } } ] } }
      """
  ) { context in
    context.targets.compactMap { target in
      guard context.hierarchy.isControl(target), let rect = context.effectiveRect(of: target),
        rect.size.width < context.minimumTarget || rect.size.height < context.minimumTarget
      else { return nil }
      let minimum = NumberText.text(context.minimumTarget)
      return LintFinding(
        message: "touches reach \(rect.size.text) pt of \(context.name(target)), less than \(minimum) × \(minimum)",
        view: target, key: "frame")
    }
  }
}
