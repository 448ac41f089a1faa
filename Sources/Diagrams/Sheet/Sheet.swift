import Graphviz
import HitTesting
import TraceText

/// One picture of a trace, with all the parts that were asked for, a headline and a legend.
public struct Sheet {
  let trace: Trace
  let options: DiagramOptions

  private static let margin = 24.0
  private static let gap = 18.0
  /// A tree wider than this gets a row of its own.
  private static let widestNeighbour = 1100.0
  private static let tallest = 1000.0
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
    var rows: [[Panel]] = [[]]
    for part in parts {
      let panel = try panel(for: part, screen: screen)
      if part == .delivery || part == .traversal && panel.size.width > Self.widestNeighbour {
        rows.append([panel])
      } else {
        rows[0].append(panel)
      }
    }
    rows.removeAll(where: \.isEmpty)

    let header = Header(trace, options)
    let rowWidth = rows.map { row in row.reduce(-Self.gap) { $0 + $1.size.width + Self.gap } }.max() ?? 0
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
    for panel in rows.joined() { panel.write(to: &svg) }
    svg += "<g class=\"legend\" transform=\"translate(\(Self.margin.svg) \(legendTop.svg))\">\n"
    legend.write(to: &svg)
    svg += "</g>\n"
    footer.write(x: Self.margin, y: footerTop, to: &svg)
    return svg + "</svg>\n"
  }

  /// Puts the panels of a row side by side, with one height, and the space that is left into the tree or the last.
  private func place(_ row: inout [Panel], top: inout Double, width: Double) {
    let height = row.reduce(0) { max($0, $1.size.height) }
    let used = row.reduce(-Self.gap) { $0 + $1.size.width + Self.gap }
    let traversal = Phrase.traversal.text(in: options.language)
    let stretched = row.firstIndex { $0.heading == traversal } ?? row.count - 1
    var x = Self.margin
    for index in row.indices {
      let panelWidth = row[index].size.width + (index == stretched ? max(0, width - used) : 0)
      // Equal heights look well until one of them is far taller than a screen.
      let panelHeight = height > Self.tallest ? row[index].size.height : height
      row[index].frame = Rect(x: x, y: top, width: panelWidth, height: panelHeight)
      x += panelWidth + Self.gap
    }
    top += height + Self.gap
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
  private var parts: [DiagramOptions.Part] {
    [.geometry, .traversal, .responderChain, .delivery].filter(options.parts.contains)
  }

  private func panel(for part: DiagramOptions.Part, screen: ScreenPicture?) throws(GraphvizError) -> Panel {
    var body = ""
    switch part {
    case .geometry:
      let screen = screen!
      screen.write(to: &body) { classes(of: $0, in: .geometry) }
      return Panel(heading: words(.screen), content: screen.size, body: body)
    case .traversal:
      let chart = traversalChart
      try chart.write(to: &body)
      return Panel(heading: words(.traversal), content: chart.size, body: body)
    case .responderChain:
      let chart = responderChainChart
      try chart.write(to: &body)
      let note = words(chart.boxes.isEmpty ? .noChain : .chainEnds)
      let baseline = chart.boxes.isEmpty ? 10 : chart.size.height + 26
      body += "<text class=\"quiet\" x=\"0\" y=\"\(baseline.svg)\">\(XML.escape(note))</text>\n"
      let content = Size(width: max(chart.size.width, TextWidth.of(note, size: 11)), height: baseline + 4)
      return Panel(heading: words(.responderChain), content: content, body: body)
    case .delivery:
      let chart = deliveryChart
      try chart.write(to: &body)
      let note = trace.deliveryEnd.text(in: options.language)
      let baseline = chart.size.height + 26
      body += "<text class=\"answer\" x=\"0\" y=\"\(baseline.svg)\">\(XML.escape(note))</text>\n"
      let content = Size(width: max(chart.size.width, TextWidth.of(note, size: 13)), height: baseline + 4)
      return Panel(heading: DeliveryPhrase.delivery.text(in: options.language), content: content, body: body)
    }
  }

  var traversalChart: Chart {
    TraversalChart.chart(of: trace, in: options.language, showsAllViews: options.showsAllViews)
  }

  var responderChainChart: Chart {
    ResponderChainChart.chart(of: trace, in: options.language) { classes(of: $0, in: .responderChain) }
  }

  var deliveryChart: Chart {
    DeliveryChart.chart(of: trace, in: options.language, showsAll: options.showsAllViews) {
      classes(of: $0, in: .delivery)
    }
  }

  /// A view has its node in the part that says most about it; in others it is there again.
  private func classes(of view: ViewID, in part: DiagramOptions.Part) -> String {
    let home = [.traversal, .geometry, .responderChain, .delivery].first(where: options.parts.contains)
    return "\(part == home ? "node" : "again") view \(trace[view].state.cssClass)"
  }

  private func words(_ phrase: Phrase) -> String { phrase.text(in: options.language) }
}
