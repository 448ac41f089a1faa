import Graphviz
import HitTesting
import TraceText

/// The drawings of a figure in a page, without headings and legend. The page carries the `Stylesheet`.
public enum StageDrawing {
  /// The screen as one SVG element.
  ///
  /// - Parameter idPrefix: put before every `id`.
  public static func screen(of trace: Trace, in language: Language, idPrefix: String) -> String {
    let picture = ScreenPicture(trace)
    var body = ""
    picture.write(to: &body) { "view \(trace[$0].state.cssClass)" }
    return element(
      body, size: picture.size, titled: Phrase.screen, describing: trace, in: language, id: idPrefix + "screen-title")
  }

  /// The screen as one SVG element that shows the touch, and of no view what became of it.
  public static func question(of trace: Trace, in language: Language, idPrefix: String) -> String {
    let picture = ScreenPicture(trace, isQuestion: true)
    var body = ""
    picture.write(to: &body) { _ in "view not-visited" }
    let id = idPrefix + "title"
    return element(body, size: picture.size, title: Phrase.screen.text(in: language), id: id)
  }

  /// The view tree as one SVG element, of which a script can change the states: boxes are wide enough for every one, groups
  /// tell their view by `data-view`, edges theirs by `data-edge`, both counted in document order.
  ///
  /// - Throws: what Graphviz found wrong.
  public static func tree(
    of trace: Trace, in language: Language, idPrefix: String
  ) throws(GraphvizError) -> String {
    let chart = StageTree.chart(of: trace, in: language)
    var body = ""
    try chart.write(to: &body)
    return element(
      body, size: chart.size, titled: Phrase.traversal, describing: trace, in: language, id: idPrefix + "tree-title")
  }

  /// The path of a state's symbol, in a square of 12 units.
  public static func symbol(of state: ViewState) -> String { StateSymbol.path(state) }

  public static func hasDoubleOutline(_ state: ViewState) -> Bool { LineStyle.of(state).isDouble }

  /// Room around a drawing, for lines and badges on its edge.
  private static let margin = 12.0

  private static func element(
    _ body: String, size: Size, titled title: Phrase, describing trace: Trace, in language: Language, id: String
  ) -> String {
    element(body, size: size, title: "\(title.text(in: language)): \(trace.summary(in: language))", id: id)
  }

  private static func element(_ body: String, size: Size, title: String, id: String) -> String {
    let (width, height) = (size.width + 2 * margin, size.height + 2 * margin)
    var svg = "<svg class=\"\(Stylesheet.scope)\" role=\"img\" aria-labelledby=\"\(id)\""
    svg += " width=\"\(width.svg)\" height=\"\(height.svg)\""
    svg += " viewBox=\"\((-margin).svg) \((-margin).svg) \(width.svg) \(height.svg)\">"
    svg += "<title id=\"\(id)\">\(XML.escape(title))</title>\n"
    return svg + body + "</svg>"
  }
}
