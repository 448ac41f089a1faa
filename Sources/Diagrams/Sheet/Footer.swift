import TraceText

/// Notes below everything, one line each.
struct Footer {
  private let lines: [String]

  private static let lineHeight = 16.0
  private static let mostLines = 30

  init(_ notes: [String], width: Double) {
    var lines = notes.prefix(Self.mostLines).map { VisibleText.text($0).shortened(to: width, size: 11) }
    if notes.count > Self.mostLines { lines.append("…") }
    self.lines = lines
  }

  var height: Double { Double(lines.count) * Self.lineHeight }

  func write(x: Double, y: Double, to svg: inout String) {
    for (index, line) in lines.enumerated() {
      let baseline = y + Double(index) * Self.lineHeight + 11
      svg += "<text class=\"quiet\" x=\"\(x.svg)\" y=\"\(baseline.svg)\">\(XML.escape(line))</text>\n"
    }
  }
}
