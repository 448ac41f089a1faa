extension String {
  /// The text if it is no wider than the limit; else its beginning and its end with "…" between them, which keeps the
  /// part in which long names of one scene differ.
  package func shortened(to limit: Double, size: Double, isBold: Bool = false) -> String {
    // A character is at least a tenth of the size wide or has marks on it; nobody measures a million of them.
    if utf8.count < 400, TextWidth.of(self, size: size, isBold: isBold) <= limit,
      allSatisfy({ $0.unicodeScalars.count <= Self.mostScalars })
    {
      return self
    }
    let budget = limit - TextWidth.of("…", size: size, isBold: isBold)
    let head = prefix(fitting: budget * 0.6, size: size, isBold: isBold, from: self[...])
    let tail = prefix(fitting: budget * 0.4, size: size, isBold: isBold, from: self[head.end...].reversed())
    if tail.end == nil { return head.text + tail.text.reversed() }
    return head.text + "…" + tail.text.reversed()
  }

  /// A character with more marks than any writing has would cover the picture.
  private static let mostScalars = 12

  private func prefix(fitting limit: Double, size: Double, isBold: Bool, from text: Substring) -> (
    text: String, end: Index
  ) {
    var (result, width, index) = ("", 0.0, text.startIndex)
    while index < text.endIndex {
      let character = text[index].withFewMarks(Self.mostScalars)
      width += TextWidth.of(character, size: size, isBold: isBold)
      if width > limit { break }
      result.append(character)
      index = text.index(after: index)
    }
    return (result, index)
  }

  private func prefix(
    fitting limit: Double, size: Double, isBold: Bool, from text: ReversedCollection<Substring>
  ) -> (text: String, end: Int?) {
    var (result, width, count) = ("", 0.0, 0)
    for whole in text {
      let character = whole.withFewMarks(Self.mostScalars)
      width += TextWidth.of(character, size: size, isBold: isBold)
      if width > limit { return (result, count) }
      result.append(character)
      count += 1
    }
    return (result, nil)
  }
}

extension Character {
  fileprivate func withFewMarks(_ limit: Int) -> Character {
    guard unicodeScalars.count > limit else { return self }
    return Character(String(String.UnicodeScalarView(unicodeScalars.prefix(limit))))
  }
}
