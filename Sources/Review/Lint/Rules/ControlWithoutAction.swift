extension LintRule {
  static let controlWithoutAction = LintRule(
    rule: Rule(
      id: "control-without-action", severity: .note,
      summary: "A control is hit and sends nothing.",
      reason: """
        A control without a target-action pair takes the touch and does nothing, which looks like a dead view. Looked for only \
        in scenes that declare actions for some control.
        """,
      source: "https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)",
      help: "add an action, or make it no control"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "save", class: "UIButton", frame: [20, 20, 100, 44],
          actions: [{ event: "touchUpInside", selector: "save:", target: null }] },
        { name: "cancel", class: "UIButton", frame: [140, 20, 100, 44] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "save", class: "UIButton", frame: [20, 20, 100, 44],
          actions: [{ event: "touchUpInside", selector: "save:", target: null }] },
        { name: "cancel", class: "UIButton", frame: [140, 20, 100, 44],
          actions: [{ event: "touchUpInside", selector: "cancel:", target: null }] } ] } }
      """
  ) { context in
    let controls = context.targets.filter { context.hierarchy.isControl($0) }
    guard controls.contains(where: { !context.hierarchy[$0].actions.isEmpty }) else { return [] }
    return controls.filter { control in
      let view = context.hierarchy[control]
      return view.actions.isEmpty && view.gestureRecognizers.isEmpty && view.isEnabled
        && !context.hierarchy.isOfClass(control, ["UITextField", "UISearchTextField"])
    }
    .map { LintFinding(message: "\(context.name($0)) has no action", view: $0) }
  }
}
