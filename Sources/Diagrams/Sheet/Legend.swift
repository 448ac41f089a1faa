import HitTesting
import TraceText

/// What the colours, lines and symbols mean, in rows below the parts.
struct Legend {
  private struct Entry {
    let words: String
    let width: Double
    let swatch: String
  }

  private let rows: [[Entry]]

  private static let swatch = Size(width: 30, height: 18)
  private static let gap = Size(width: 22, height: 10)
  private static let textGap = 8.0

  var size: Size {
    let widths = rows.map { row in row.reduce(-Self.gap.width) { $0 + $1.width + Self.gap.width } }
    return Size(
      width: widths.max() ?? 0,
      height: Double(rows.count) * (Self.swatch.height + Self.gap.height) - (rows.isEmpty ? 0 : Self.gap.height))
  }

  /// - Parameters:
  ///   - width: how wide a row may be.
  init(
    states: [ViewState], hasBadges: Bool, hasWay: Bool, tones: [DeliveryTone], screen: ScreenPicture?,
    language: Language,
    width: Double
  ) {
    var entries = states.map { Self.entry(.state($0), Self.swatch(for: $0), language) }
    if hasBadges { entries.append(Self.entry(.visitOrder, Self.badge, language)) }
    if hasWay { entries.append(Self.entry(.wayToHitView, Self.way, language)) }
    entries += tones.map { tone in
      Self.entry(
        tone.meaning.text(in: language),
        Self.swatch(for: tone.state, classes: "cell \(tone.rawValue)", symbol: tone.symbol))
    }
    if let screen {
      entries.append(Self.entry(.touch, Self.touch, language))
      if screen.shows.hidden { entries.append(Self.entry(.hidden, Self.hatched(isRising: true), language)) }
      if screen.shows.transparent {
        entries.append(Self.entry(.transparent, Self.hatched(isRising: false), language))
      }
      if screen.shows.cut { entries.append(Self.entry(.cutOff, Self.cut, language)) }
    }
    var rows: [[Entry]] = []
    var used = Double.infinity
    for entry in entries {
      if used + Self.gap.width + entry.width > width {
        rows.append([])
        used = -Self.gap.width
      }
      rows[rows.count - 1].append(entry)
      used += Self.gap.width + entry.width
    }
    self.rows = rows
  }

  func write(to svg: inout String) {
    for (index, row) in rows.enumerated() {
      let y = Double(index) * (Self.swatch.height + Self.gap.height)
      var x = 0.0
      for entry in row {
        svg += "<g class=\"key\" transform=\"translate(\(x.svg) \(y.svg))\">\(entry.swatch)"
        svg += "<text class=\"quiet\" x=\"\((Self.swatch.width + Self.textGap).svg)\" y=\"13\">"
        svg += "\(XML.escape(entry.words))</text></g>\n"
        x += entry.width + Self.gap.width
      }
    }
  }

  private static func entry(_ phrase: Phrase, _ swatch: String, _ language: Language) -> Entry {
    entry(phrase.text(in: language), swatch)
  }

  private static func entry(_ words: String, _ swatch: String) -> Entry {
    Entry(words: words, width: Self.swatch.width + textGap + TextWidth.of(words, size: 11), swatch: swatch)
  }

  // MARK: Swatches

  private static func swatch(for state: ViewState) -> String {
    swatch(for: state, classes: state.cssClass, symbol: StateSymbol.path(state))
  }

  private static func swatch(for state: ViewState, classes: String, symbol: String) -> String {
    var svg = "<g class=\"\(classes)\">"
    let frame = Rect(x: 1, y: 1, width: swatch.width - 2, height: swatch.height - 2)
    Box.write(frame, radius: 4, classes: "shape", to: &svg)
    if LineStyle.of(state).isDouble {
      let gap = LineStyle.gap - 0.5
      Box.write(
        frame.inset(by: EdgeInsets(top: gap, left: gap, bottom: gap, right: gap)), radius: 2, classes: "inner", to: &svg
      )
    }
    svg +=
      "<path class=\"symbol\" transform=\"translate(\((swatch.width / 2 - 4.8).svg) \((swatch.height / 2 - 4.8).svg))"
    svg += " scale(.8)\" d=\"\(symbol)\"/></g>"
    return svg
  }

  private static let badge =
    "<g class=\"visited\"><rect class=\"badge\" x=\"5.5\" y=\"-.5\" width=\"19\" height=\"19\" rx=\"9.5\"/>"
    + "<text class=\"number\" x=\"15\" y=\"13\">1</text></g>"

  private static let way = "<g class=\"edge way\"><path d=\"M1 9H29\"/></g>"

  private static let touch =
    "<g class=\"touch\"><circle class=\"ring\" cx=\"15\" cy=\"9\" r=\"8\"/>"
    + "<circle class=\"dot\" cx=\"15\" cy=\"9\" r=\"4\"/></g>"

  private static func hatched(isRising: Bool) -> String {
    let frame = Rect(x: 1, y: 1, width: swatch.width - 2, height: swatch.height - 2)
    let lines = ConvexPolygon(frame).hatching(every: 7, isRising: isRising)
    let path = lines.map { "M\($0.0.x.svg) \($0.0.y.svg)L\($0.1.x.svg) \($0.1.y.svg)" }.joined()
    var svg = "<g class=\"not-visited\">"
    Box.write(frame, radius: 0, classes: "outline", to: &svg)
    return svg + "<path class=\"\(isRising ? "hatch" : "hatch sparse")\" d=\"\(path)\"/></g>"
  }

  private static let cut =
    "<g class=\"not-visited\"><rect class=\"cut\" x=\"1\" y=\"1\" width=\"28\" height=\"16\"/></g>"
}
