import HitTesting
import SceneFiles

extension LintRule {
  static let swallowedTap = LintRule(
    rule: Rule(
      id: "swallowed-tap", severity: .warning,
      summary: "A gesture recognizer of an ancestor takes a control's taps.",
      reason: """
        A recognizer that recognizes cancels the touches of the hit-test view, unless its cancelsTouchesInView is false. Buttons, \
        switches, steppers, segmented controls and page controls are protected from an ancestor's single tap; other controls \
        are not.
        """,
      source: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview",
      help: "set the recognizer's cancelsTouchesInView to false, or let its delegate refuse touches on the control"),
    failing: """
      { window: { frame: [0, 0, 320, 240], gestureRecognizers: [{ name: "tap", class: "UITapGestureRecognizer" }],
        subviews: [{ name: "star", class: "StarControl", baseClass: "UIControl", frame: [20, 20, 100, 44] }] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240],
        gestureRecognizers: [{ name: "tap", class: "UITapGestureRecognizer", cancelsTouchesInView: false }],
        subviews: [{ name: "star", class: "StarControl", baseClass: "UIControl", frame: [20, 20, 100, 44] }] } }
      """
  ) { context in
    context.targets.compactMap { control in
      guard context.hierarchy.isControl(control), let point = context.reachablePoint(of: control) else { return nil }
      let trace = HitTester(context.hierarchy, overrides: context.overrides).traces(of: [Touch(point: point)])[0]
      guard trace.hitView == control, let recognizer = trace.delivery.recognizedBy, recognizer.view != control,
        context.hierarchy[recognizer].cancelsTouchesInView
      else { return nil }
      return LintFinding(
        message: "\(quoted(context.hierarchy[recognizer].name)) of \(context.name(recognizer.view)) recognizes a tap on"
          + " \(context.name(control)) and cancels it",
        view: control)
    }
  }
}
