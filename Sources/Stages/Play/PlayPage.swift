import Diagrams
import HitTesting
import SceneFiles
import TraceText

/// A page with one figure, all in one file.
public struct PlayPage {
  public var stage: Stage
  public var language: Language
  public var theme: Theme
  public var templates: Templates

  public init(_ stage: Stage, language: Language = .english, theme: Theme = .auto, templates: Templates = Templates()) {
    self.stage = stage
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
    let figure = try stage.html(in: language, texts, templates, level: 2)
    do throws(TemplateProblem) {
      return try templates.render(
        "stage/page.mustache",
        with: [
          "language": .text(language.rawValue), "theme": .text(theme.rawValue),
          "colorScheme": .text(theme == .auto ? "light dark" : theme.rawValue),
          "title": .text(VisibleText.text(stage.scene.title)), "texts": texts.values,
          "notes": .list(stage.scene.notes.map { .text(VisibleText.text($0)) }),
          "style": .text(try PageParts.style(theme, templates)), "stage": .text(figure),
          "page": .text(PageParts.data(in: language, texts)), "engine": .text(PageParts.engine),
          "script": .text(try PageParts.script(templates)),
        ])
    } catch {
      throw .template(error)
    }
  }
}
