import HitTesting
import TraceText

/// What stands above the parts: the title, the touch, the answer.
struct Header {
  private let lines: [(text: String, style: String, height: Double)]
  let width: Double

  private static let widest = 860.0

  init(_ trace: Trace, _ options: DiagramOptions) {
    let headline = Summary.headline(trace, in: options.language)
    let answer = Summary.answer(trace, in: options.language)
    var lines: [(text: String, style: String, height: Double)] = []
    if let title = options.title, !title.isEmpty {
      lines.append((Self.line(VisibleText.text(title), size: 18), "heading", 26))
      lines.append((Self.line(headline, size: 13), "name", 22))
    } else {
      lines.append((Self.line(headline, size: 18), "heading", 26))
    }
    lines.append((Self.line(answer, size: 13), "answer", 18))
    self.lines = lines
    width = lines.reduce(0) { max($0, TextWidth.of($1.text, size: $1.style == "heading" ? 18 : 13, isBold: true)) }
  }

  private static func line(_ text: String, size: Double) -> String {
    text.shortened(to: widest, size: size, isBold: true)
  }

  var height: Double { lines.reduce(0) { $0 + $1.height } }

  func write(x: Double, y: Double, to svg: inout String) {
    var baseline = y - 8
    for line in lines {
      baseline += line.height
      svg += "<text class=\"\(line.style)\" x=\"\(x.svg)\" y=\"\(baseline.svg)\">\(XML.escape(line.text))</text>\n"
    }
  }
}
