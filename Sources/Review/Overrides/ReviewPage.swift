import Diagrams
import HitTesting
import SceneFiles
import TraceText

/// Reviews as one HTML page that needs nothing else: both maps of each override side by side, what it moves from whom to
/// whom, and its hazards.
public enum ReviewPage {
  public static func html(of reviews: [OverrideReview], in scene: Scene, language: Language) -> String {
    func words(_ phrase: ReviewPhrase) -> String { phrase.text(in: language) }
    let title = XML.escape(VisibleText.text(scene.title))
    var body = "<h1>\(title)</h1>\n"
    if reviews.isEmpty { body += "<p>\(XML.escape(words(.noOverrides)))</p>\n" }
    for (index, review) in reviews.enumerated() {
      body += section(review, index, in: scene, language)
    }
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(css)</style>
      <main>
      \(body)</main>
      </html>

      """
  }

  private static func section(
    _ review: OverrideReview, _ index: Int, in scene: Scene, _ language: Language
  ) -> String {
    func words(_ phrase: ReviewPhrase) -> String { XML.escape(phrase.text(in: language)) }
    let places = review.sources.map { "<code>\(XML.escape($0.text))</code>" }.joined(separator: ", ")
    let names = review.views.prefix(8).map { VisibleText.text(scene.hierarchy[$0].name) }.joined(separator: ", ")
    var html = "<section>\n<h2><code>\(XML.escape(review.className))</code> <small>\(places)</small></h2>\n"
    html += "<p>\(words(.viewsOfClass(names)))</p>\n<h3>\(words(.whatItChanges))</h3>\n"
    if let maps = review.maps, !review.changes.isEmpty {
      html += changes(review, language)
      let headings = (
        ReviewPhrase.withoutOverride.text(in: language), ReviewPhrase.withOverride.text(in: language)
      )
      let options = DiagramOptions(theme: .auto, language: language)
      var prefixed = options
      prefixed.idPrefix = "review-\(index)-"
      let picture = MapComparison.svg(
        maps.without, of: scene.hierarchy, maps.with, of: scene.hierarchy, headings: headings, prefixed)
      html += "<figure>\(picture)</figure>\n"
    } else {
      html += "<p>\(words(review.maps == nil ? .noMap : .changesNothing))</p>\n"
    }
    html += "<h3>\(words(.hazards))</h3>\n"
    if review.hazards.isEmpty { html += "<p>\(words(.noHazards))</p>\n" }
    for hazard in review.hazards { html += card(hazard, language) }
    return html + "</section>\n"
  }

  private static func changes(_ review: OverrideReview, _ language: Language) -> String {
    func words(_ phrase: ReviewPhrase) -> String { XML.escape(phrase.text(in: language)) }
    let headings = [ReviewPhrase.areaHeading, .fromOwner, .toOwner, .exampleHeading].map { "<th>\(words($0))</th>" }
    let rows = review.changes.prefix(20).map { change in
      let cells = [
        AreaText.text(change.area), change.before.map(VisibleText.text) ?? ReviewPhrase.nobody.text(in: language),
        change.after.map(VisibleText.text) ?? ReviewPhrase.nobody.text(in: language), change.example.text,
      ]
      return "<tr>" + cells.map { "<td>\(XML.escape($0))</td>" }.joined() + "</tr>\n"
    }
    return "<table>\n<thead><tr>\(headings.joined())</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }

  private static func card(_ hazard: Hazard, _ language: Language) -> String {
    let place = hazard.source.map { "<code>\(XML.escape($0.text))</code>" } ?? ""
    let help = ReviewPhrase.mend.text(in: language)
    return """
      <article class="\(hazard.rule.severity.rawValue)">
      <h4>\(XML.escape(hazard.rule.id)) <span>\(hazard.rule.severity.rawValue)</span> \(place)</h4>
      <p>\(XML.escape(hazard.message)).</p>
      <p class="quiet">\(XML.escape(hazard.rule.reason))</p>
      <p>\(XML.escape(help)): \(XML.escape(hazard.rule.help)).</p>
      </article>

      """
  }

  private static var css: String {
    """
    :root { color-scheme: light dark; \(variables(.light)) }
    @media (prefers-color-scheme: dark) { :root { \(variables(.dark)) } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 \(Stylesheet.fonts) }
    main { max-width: 1180px; margin: 0 auto; padding: 32px 24px 64px }
    h1 { font-size: 28px; line-height: 1.2; margin: 0 0 24px }
    h2 { font-size: 22px; margin: 40px 0 8px } h3 { font-size: 17px; margin: 28px 0 8px }
    h4 { font-size: 15px; margin: 0 0 4px } h4 span { color: var(--mark); font-weight: 600; margin: 0 6px }
    small, .quiet { color: var(--quiet); font-weight: 400 }
    code { font: 0.92em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
    figure { margin: 12px 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 14px }
    figure > svg { display: block; max-width: 100%; height: auto; min-width: 760px }
    table { border-collapse: collapse; width: 100%; max-width: 760px }
    th, td { text-align: start; padding: 6px 14px 6px 0; border-bottom: 1px solid var(--line) }
    td:first-child { font-variant-numeric: tabular-nums; white-space: nowrap }
    article { --mark: var(--note); border-inline-start: 4px solid var(--mark); background: var(--panel);
      padding: 12px 18px; margin: 12px 0; border-radius: 0 10px 10px 0 }
    article.error { --mark: var(--error) } article.warning { --mark: var(--warning) }
    article p { margin: 4px 0 }
    @media print { figure { break-inside: avoid } article { break-inside: avoid } }

    """
  }

  private static func variables(_ palette: Palette) -> String {
    [
      ("paper", palette.paper), ("panel", palette.panel), ("ink", palette.ink), ("quiet", palette.quiet),
      ("line", palette.line), ("note", palette.accent), ("error", palette[.rejectedByFlags].text),
      ("warning", palette[.pointInsideFalse].text),
    ].map { "--\($0): \($1)" }.joined(separator: "; ")
  }
}
