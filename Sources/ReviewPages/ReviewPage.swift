import Diagrams
import HitTesting
import OverrideCode
import Review
import SceneFiles
import Stages
import TraceText

/// The reviews of a scene's overrides as one HTML file that needs nothing else: for each class both maps side by side, what it
/// moves from whom to whom, a live figure of it, and its hazards, each with a live figure of a touch that shows it.
public struct ReviewPage {
  public var reviews: [OverrideReview]
  public var scene: Scene
  /// The code of the scene's overrides.
  public var program: Program
  public var language: Language
  public var theme: Theme
  public var templates: Templates

  public init(
    _ reviews: [OverrideReview], of scene: Scene, program: Program, language: Language = .english, theme: Theme = .auto,
    templates: Templates = Templates()
  ) {
    self.reviews = reviews
    self.scene = scene
    self.program = program
    self.language = language
    self.theme = theme
    self.templates = templates
  }

  /// The HTML.
  public func html() throws(PageProblem) -> String {
    let texts: PageTexts
    do throws(TemplateProblem) {
      texts = try PageTexts(language, templates)
    } catch {
      throw .template(error)
    }
    var figures = ReviewFigures(of: scene, program, texts, templates, language)
    var sections: [TemplateValue] = []
    for (index, review) in reviews.enumerated() {
      let section = ReviewSection(review, number: index + 1, in: scene, language: language, theme: theme)
      sections.append(try section.values(&figures))
    }
    do throws(TemplateProblem) {
      return try templates.render(
        "review/page.mustache",
        with: [
          "language": .text(language.rawValue), "theme": .text(theme.rawValue),
          "colorScheme": .text(theme == .auto ? "light dark" : theme.rawValue),
          "title": .text(VisibleText.text(scene.title)), "texts": texts.values,
          "noOverrides": .text(ReviewPhrase.noOverrides.text(in: language)), "sections": .list(sections),
          "style": .text(try PageParts.style(theme, templates) + templates.text("style/review.css")),
          "page": .text(PageParts.data(in: language, texts)), "engine": .text(PageParts.engine),
          "script": .text(try PageParts.script(templates, with: ["review"])),
        ])
    } catch {
      throw .template(error)
    }
  }
}
