extension String {
  /// The text in lines no wider than the limit, broken at spaces and between East Asian characters. A word that is wider
  /// has a line of its own, and the last line takes all the rest.
  func wrapped(to limit: Double, size: Double, isBold: Bool = false, atMost count: Int = 3) -> [String] {
    if utf8.count < 400, TextWidth.of(self, size: size, isBold: isBold) <= limit { return [self] }
    var lines: [String] = []
    var line = ""
    var rest = pieces[...]
    while let piece = rest.first {
      // A space at the end of a line takes no room.
      let word = piece.last == " " ? piece.dropLast() : piece
      let isTooWide = TextWidth.of(line + word, size: size, isBold: isBold) > limit
      if isTooWide, !line.isEmpty {
        if lines.count + 1 == count {
          line += rest.joined()
          rest = []
        } else {
          lines.append(line)
          line = ""
        }
      } else {
        line += piece
        rest = rest.dropFirst()
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { line in
      let end = line.lastIndex { $0 != " " }
      return end.map { String(line[...$0]) } ?? ""
    }
  }

  /// The text in parts after each of which a line may end.
  private var pieces: [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if next < endIndex, self[index] == " " || self[index].isWide && !self[next].isClosing {
        pieces.append(self[start..<next])
        start = next
      }
      index = next
    }
    if start < endIndex { pieces.append(self[start...]) }
    return pieces
  }
}

extension Character {
  /// Whether lines may be broken after it though no space follows.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) || (0xFF00...0xFFEF).contains($0.value) } ?? false
  }

  /// Whether it may not begin a line.
  fileprivate var isClosing: Bool { "，。：；、）」』”".contains(self) }
}
