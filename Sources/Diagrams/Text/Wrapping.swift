extension String {
  /// The text cut at spaces into lines no wider than the limit. A word that is wider has a line of its
  /// own.
  func wrapped(to limit: Double, size: Double, isBold: Bool = false) -> [String] {
    guard utf8.count > 8, TextWidth.of(self, size: size, isBold: isBold) > limit else { return [self] }
    var lines: [String] = []
    var line = ""
    var width = 0.0
    let space = TextWidth.of(" ", size: size, isBold: isBold)
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = TextWidth.of(String(word), size: size, isBold: isBold)
      if !line.isEmpty, width + space + wordWidth > limit, lines.count < Self.mostLines - 1 {
        lines.append(line)
        (line, width) = ("", 0)
      }
      if line.isEmpty {
        (line, width) = (String(word), wordWidth)
      } else {
        line += " " + word
        width += space + wordWidth
      }
    }
    lines.append(line)
    return lines
  }

  /// The last one takes all the rest.
  private static let mostLines = 3
}
