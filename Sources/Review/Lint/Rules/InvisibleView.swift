import TraceText

extension LintRule {
  static let invisibleView = LintRule(
    rule: Rule(
      id: "invisible-view", severity: .warning,
      summary: "A view that nobody can see takes touches.",
      reason: """
        Only an alpha below 0.01 takes a view out of hit testing. One that is a little above is as invisible, and answers.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "hide the view, or set its alpha to 0"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "fade", frame: [0, 0, 320, 240], alpha: 0.02 } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "fade", frame: [0, 0, 320, 240], alpha: 0 } ] } }
      """
  ) { context in
    guard let map = context.map else { return [] }
    let counts = map.counts().views
    return context.hierarchy.ids.compactMap { id in
      let alpha = context.hierarchy[id].alpha
      guard alpha < faintestAlpha, let samples = counts[id] else { return nil }
      let area = AreaText.text(Double(samples) * map.grid.areaOfSample)
      return LintFinding(
        message:
          "\(context.name(id)) is invisible (alpha \(NumberText.text(alpha))) and takes the touches on \(area)",
        view: id, key: "alpha")
    }
  }

  /// What an eye still sees of a plain colour; our choice.
  private static let faintestAlpha = 0.05
}
