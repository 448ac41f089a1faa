/// Puts a row together that was wrapped over several lines, by a terminal, a book or a mail program.
enum RowJoin {
  private static let mostLines = 40
  private static let mostBytes = 8192

  /// Joins the row that begins at `start` with the lines below it until its brackets are closed.
  ///
  /// A line may have been broken between any two characters, or at a blank that is gone: the first is tried first, and
  /// the frame's four numbers tell which one was right.
  ///
  /// - Returns: nil where the row is not closed before the next one begins: it was cut.
  static func join(
    _ source: RowLines, line: Int, from start: Int, isRowStart: (Int) -> Bool
  ) -> (row: NodeRow, lineCount: Int)? {
    let first = source.lines[line]
    let lead = source.bytes[first.lowerBound..<start].prefix { !($0 == UInt8(ascii: "|")) && !$0.isBlank }
    var pieces = [Array(source.bytes[start..<first.upperBound])]
    var size = pieces[0].count
    var next = line + 1
    while next < source.lines.count, pieces.count < mostLines, size < mostBytes, !isRowStart(next) {
      let piece = continuation(source.bytes[source.lines[next]], lead: lead)
      if piece.allSatisfy(\.isBlank) { return nil }
      pieces.append(piece)
      size += piece.count
      next += 1
      guard piece.contains(UInt8(ascii: ">")) else { continue }
      let direct = parse(pieces, betweenWords: [])
      if let direct, isSound(direct) { return (direct, pieces.count) }
      let spaced = parse(pieces, betweenWords: [UInt8(ascii: " ")])
      if let spaced, isSound(spaced) { return (spaced, pieces.count) }
      if let row = direct ?? spaced { return (row, pieces.count) }
    }
    return nil
  }

  /// The line without what begins every line of a quotation or a comment, and without its indentation.
  private static func continuation(_ line: ArraySlice<UInt8>, lead: ArraySlice<UInt8>) -> [UInt8] {
    var line = line
    if !lead.isEmpty, line.drop(while: \.isBlank).starts(with: lead) {
      line = line.drop(while: \.isBlank).dropFirst(lead.count)
      if line.first == UInt8(ascii: " ") { line = line.dropFirst() }
    }
    let text = line.drop(while: \.isBlank)
    return text.count == line.count ? Array(text) : [UInt8(ascii: " ")] + text
  }

  private static func parse(_ pieces: [[UInt8]], betweenWords space: [UInt8]) -> NodeRow? {
    var bytes = pieces[0]
    for piece in pieces.dropFirst() {
      let isAfterWord = bytes.last.map { $0.isKeyByte || $0 == UInt8(ascii: "-") } ?? false
      bytes += (isAfterWord ? space : [UInt8(ascii: " ")]) + piece
    }
    let (row, _) = NodeRowParser.parse(bytes[...])
    return row.isComplete ? row : nil
  }

  private static func isSound(_ row: NodeRow) -> Bool {
    guard let frame = row["frame"] else { return false }
    return NumberList.rect(frame) != nil
  }
}
