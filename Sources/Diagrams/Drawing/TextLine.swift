import HitTesting
import TraceText

/// One line of a box.
struct TextLine {
  enum Style: String {
    case name, plain, state, quiet

    var size: Double { self == .name ? 13 : 11 }
    var isBold: Bool { self == .name || self == .state }
    /// From one baseline to the next.
    var height: Double { self == .name ? 17 : 15 }
  }

  let text: String
  let style: Style
  /// The path of a drawing before the text.
  let symbol: String?

  /// A line of words, or of a name from a file, with nothing in it that would break the line or turn its direction, and
  /// no wider than the limit.
  init(_ text: String, _ style: Style, symbol: ViewState? = nil, limit: Double) {
    self.init(text, style, drawing: symbol.map(StateSymbol.path), limit: limit)
  }

  init(_ text: String, _ style: Style, drawing: String?, limit: Double) {
    self.text = VisibleText.text(text).shortened(to: limit, size: style.size, isBold: style.isBold)
    self.style = style
    symbol = drawing
  }

  /// The words as one line, or as several where they are wider than the limit; only the first has the symbol.
  static func wrapped(_ text: String, _ style: Style, symbol: ViewState? = nil, limit: Double) -> [TextLine] {
    VisibleText.text(text).wrapped(to: limit, size: style.size, isBold: style.isBold).enumerated().map { index, line in
      TextLine(line, style, symbol: index == 0 ? symbol : nil, limit: limit)
    }
  }

  var width: Double {
    TextWidth.of(text, size: style.size, isBold: style.isBold) + (symbol == nil ? 0 : StateSymbol.size + Self.symbolGap)
  }

  static let symbolGap = 5.0
}
