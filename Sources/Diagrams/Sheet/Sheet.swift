import Graphviz
import HitTesting
import TraceText

/// One picture of a trace, with all the parts that were asked for, a headline and a legend.
public struct Sheet {
  let trace: Trace
  let options: DiagramOptions

  static let margin = 24.0
  static let gap = 18.0
  private static let narrowest = 420.0

  public init(_ trace: Trace, _ options: DiagramOptions = DiagramOptions()) {
    self.trace = trace
    self.options = options
  }

  /// The sheet as one SVG element, which needs nothing outside it.
  ///
  /// Each view's group is `<g class="node view STATE">`, once on the sheet; where another part shows the view too, it
  /// is `<g class="again view STATE">` there.
  ///
  /// - Throws: what Graphviz found wrong.
  public func svg() throws(GraphvizError) -> String {
    let screen = parts.contains(.geometry) ? ScreenPicture(trace, showsAllViews: options.showsAllViews) : nil
    var rows = try self.rows(screen: screen)
    let header = Header(trace, options)
    let rowWidth = rows.map(Self.width).max() ?? 0
    let inner = max(rowWidth, min(header.width, 900), Self.narrowest)
    var top = Self.margin + header.height + Self.gap
    for index in rows.indices { place(&rows[index], top: &top, width: inner) }
    let legend = Legend(
      states: parts == [.delivery] ? [.chosen, .visited] : ViewState.allCases, hasBadges: parts.contains(.traversal),
      hasWay: parts.contains(.traversal) && trace.hitView != nil,
      tones: parts.contains(.delivery) ? DeliveryTone.allCases : [],
      screen: screen, language: options.language, width: inner)
    let footer = Footer(options.footnotes, width: inner)
    let legendTop = top + 4
    let footerTop = legendTop + legend.size.height + (footer.height > 0 ? Self.gap : 0)
    let size = Size(width: inner + 2 * Self.margin, height: footerTop + footer.height + Self.margin)

    var svg = opening(size)
    header.write(x: Self.margin, y: Self.margin, to: &svg)
    for panel in rows.joined().joined() { panel.write(to: &svg) }
    svg += "<g class=\"legend\" transform=\"translate(\(Self.margin.svg) \(legendTop.svg))\">\n"
    legend.write(to: &svg)
    svg += "</g>\n"
    footer.write(x: Self.margin, y: footerTop, to: &svg)
    return svg + "</svg>\n"
  }

  private func opening(_ size: Size) -> String {
    let (title, description) = (options.idPrefix + "title", options.idPrefix + "desc")
    let words = Summary.description(of: trace, parts: parts, in: options.language)
    let headline = options.title ?? Summary.headline(trace, in: options.language)
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"\(Stylesheet.scope)\" role=\"img\""
    svg += " lang=\"\(options.language.rawValue)\" aria-labelledby=\"\(title) \(description)\""
    svg += " width=\"\(size.width.svg)\" height=\"\(size.height.svg)\""
    svg += " viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\">\n"
    svg += "<title id=\"\(title)\">\(XML.escape(headline))</title>\n"
    svg += "<desc id=\"\(description)\">\(XML.escape(words))</desc>\n"
    if options.carriesStylesheet { svg += "<style>\n\(Stylesheet.css(options.theme))</style>\n" }
    svg += "<rect class=\"paper\" width=\"\(size.width.svg)\" height=\"\(size.height.svg)\"/>\n"
    return svg
  }

  // MARK: Parts

  /// Each part once, in the order in which they stand on the sheet.
  var parts: [DiagramOptions.Part] {
    [.geometry, .traversal, .responderChain, .delivery].filter(options.parts.contains)
  }

  var traversalChart: Chart {
    TraversalChart.chart(of: trace, in: options.language, showsAllViews: options.showsAllViews)
  }

  func responderChainChart(runsAcross: Bool = false) -> Chart {
    ResponderChainChart.chart(of: trace, in: options.language, runsAcross: runsAcross) {
      classes(of: $0, in: .responderChain)
    }
  }

  var deliveryChart: Chart {
    DeliveryChart.chart(of: trace, in: options.language, showsAll: options.showsAllViews) {
      classes(of: $0, in: .delivery)
    }
  }

  /// A view has its node in the part that says most about it; in others it is there again.
  func classes(of view: ViewID, in part: DiagramOptions.Part) -> String {
    let home = [.traversal, .geometry, .responderChain, .delivery].first(where: options.parts.contains)
    return "\(part == home ? "node" : "again") view \(trace[view].state.cssClass)"
  }

  func words(_ phrase: Phrase) -> String { phrase.text(in: options.language) }
}
