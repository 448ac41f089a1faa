import Diagrams
import HitTesting
import Review
import ReviewPages
import SceneFiles
import Stages
import TraceText

extension Command {
  static let review = Command(
    "review", summary: "Shows what an override changes, and what is risky about it",
    operands: [.scene],
    options: [
      .output, .reporter,
      .choice(
        "format", ["markdown", "html", "json"], help: "The form of the review (default: by FILE's name, or markdown)"),
      .choice(
        "theme", Theme.allCases.map(\.rawValue), help: "The colours of a page (default: auto, as the reader's system)"),
      .templates,
    ] + Option.scenes,
    discussion: """
      The overrides are the scene's `sources` and those of --source. Each class's are left out and put back, over the whole
      screen; hazards are found by running the code. A page is one HTML file with live figures, as `play` makes them. With --reporter only the hazards are reported. The exit status is 1 where
      there are hazards.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.markdown, .html, .json], for: invocation)
    let run = try SceneRun(invocation)
    let reviews = try run.overrideReviews()
    let diagnostics = reviews.flatMap { $0.diagnostics(in: run.scene) }
    if invocation.arguments.has("reporter") {
      return try invocation.report(
        Findings(
          command: "review", toolVersion: Version.current, files: invocation.arguments.operands,
          diagnostics: diagnostics, rules: HazardRules.all))
    }
    let language = try invocation.language
    switch format {
    case .html: try invocation.write(page(of: reviews, run, language, invocation))
    case .json: try invocation.write(ReviewJSON.text(of: reviews, in: run.scene))
    default: try invocation.write(ReviewMarkdown.text(of: reviews, in: run.scene, language: language))
    }
    return diagnostics.isEmpty ? .done : .findings
  }

  private static func page(
    of reviews: [OverrideReview], _ run: SceneRun, _ language: Language, _ invocation: Invocation
  ) throws(Failure) -> String {
    let page = ReviewPage(
      reviews, of: run.scene, program: run.program, language: language,
      theme: invocation.arguments["theme"].flatMap(Theme.init) ?? .auto, templates: try invocation.templates())
    do throws(PageProblem) {
      return try page.html()
    } catch {
      throw Failure(error)
    }
  }
}
