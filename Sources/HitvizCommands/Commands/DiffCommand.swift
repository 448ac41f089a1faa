import Diagrams
import HitTesting
import Review
import SceneFiles

extension Command {
  static let diff = Command(
    "diff", summary: "Shows what a change of the scene changes for touches",
    operands: [
      Operand(placeholder: "BEFORE", isFile: true), Operand(placeholder: "AFTER", isFile: true),
    ],
    options: [
      .output, .reporter,
      .choice(
        "format", ["text", "json", "markdown", "svg", "png"],
        help: "The form of the result (default: by FILE's name, or text)"),
      .choice("theme", Theme.allCases.map(\.rawValue), help: "The colours of a picture (default: auto)"),
    ] + Option.scenes,
    discussion: """
      Views are the same where their names are. Pictures show both maps side by side. The exit status is 1 where anything
      differs.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.text, .json, .markdown, .svg, .png], for: invocation)
    let paths = invocation.arguments.operands
    let (before, after) = (try SceneRun(path: paths[0], invocation), try SceneRun(path: paths[1], invocation))
    let comparison = try after.answer { (overrides) throws(OverrideCrash) in
      try SceneComparison(from: before.scene, before.overrides, to: after.scene, overrides)
    }
    let findings = Findings(
      command: "diff", toolVersion: Version.current, files: [paths[1]], diagnostics: comparison.diagnostics,
      rules: SceneComparison.rules)
    if format == .svg || format == .png, let maps = comparison.maps {
      let theme = invocation.arguments["theme"].flatMap(Theme.init) ?? .auto
      let language = try invocation.language
      let options = DiagramOptions(theme: theme, language: language)
      let headings = (
        ReviewPhrase.before(before.scene.title).text(in: language),
        ReviewPhrase.after(after.scene.title).text(in: language)
      )
      try Picture(format: format, invocation, scale: 2).write {
        MapComparison(
          maps.before, of: before.scene.hierarchy, maps.after, of: after.scene.hierarchy,
          headings: headings, options
        ).svg
      }
      return comparison.isEmpty ? .done : .findings
    }
    switch format {
    case .json: try invocation.write(Reporter.json.report(findings))
    case .markdown: try invocation.write(Reporter.markdown.report(findings))
    default: return try invocation.report(findings)
    }
    return comparison.isEmpty ? .done : .findings
  }
}
