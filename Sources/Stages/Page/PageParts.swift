import Diagrams
import HitTesting
import TraceText

/// What every page with figures carries once.
package enum PageParts {
  private static let styles = ["style/page.css", "style/stage.css", "style/print.css"]
  /// In the order in which they need each other.
  private static let scripts = [
    "engine", "elements", "view-tree", "screen", "tree", "story", "chain", "delivery", "code", "overrides", "inspector",
    "controls",
    "link",
    "stage",
  ]

  /// The style sheets, with the colours of all pictures.
  package static func style(_ theme: Theme, _ templates: Templates) throws(TemplateProblem) -> String {
    PageColors.css(theme) + Stylesheet.css(theme) + (try templates.joined(styles))
  }

  /// The scripts, in a scope of their own, with more of them at the end.
  package static func script(_ templates: Templates, with more: [String] = []) throws(TemplateProblem) -> String {
    let paths = (scripts + more + ["start"]).map { "script/\($0).js" }
    return "(() => {\n\"use strict\";\n" + (try templates.joined(paths)) + "})();\n"
  }

  /// The engine for the scripts, compressed and in base64.
  package static var engine: String { engineForPages.description }

  /// What the scripts know of the page.
  package static func data(in language: Language, _ texts: PageTexts) -> String {
    var json = JSONWriter()
    json.beginObject(inline: true)
    json.member("language", language.rawValue)
    json.key("texts")
    json.beginObject(inline: true)
    for (key, text) in texts.all { json.member(key, text) }
    json.end()
    json.key("stateNames")
    json.beginObject(inline: true)
    for state in ViewState.allCases { json.member(state.cssClass, Phrase.state(state).text(in: language)) }
    json.end()
    json.key("symbols")
    json.beginObject(inline: true)
    for state in ViewState.allCases { json.member(state.cssClass, StageDrawing.symbol(of: state)) }
    json.end()
    json.end()
    return Script.safe(json.text)
  }
}
