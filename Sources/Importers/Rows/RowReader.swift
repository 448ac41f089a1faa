import SceneFiles

/// Finds the rows of a dump in a text, among whatever else stands there.
struct RowReader {
  private let source: RowLines
  private var bytes: [UInt8] { source.bytes }
  private var rows: [Row] = []
  private var line = 0

  /// The rows in the order of the text. Lines before the first object and behind the last one are left out, but for
  /// dots that say that more followed.
  static func read(_ text: SourceText) -> [Row] {
    var reader = RowReader(source: RowLines(text))
    while reader.line < reader.source.lines.count { reader.readLine() }
    return reader.trimmed()
  }

  private init(source: RowLines) { self.source = source }

  private mutating func readLine() {
    let range = source.lines[line]
    guard var start = nodeStart(in: range) else {
      readOther(range)
      line += 1
      return
    }
    var prefixStart = range.lowerBound
    while true {
      let prefix = RowPrefix(bytes[prefixStart..<start])
      var (node, end) = NodeRowParser.parse(bytes[start..<range.upperBound])
      var row = Row(
        content: .node(node), position: source.position(of: start, inLine: line), pipes: prefix.pipes,
        indentation: prefix.indentation, hasPlus: prefix.hasPlus, variables: prefix.variables)
      guard node.isComplete else {
        let joined = RowJoin.join(source, line: line, from: start, isRowStart: isRowStart)
        if let joined {
          row.content = .node(joined.row)
          row.lineCount = joined.lineCount
        }
        rows.append(row)
        line += row.lineCount
        return
      }
      // A page that lost its line breaks has the next row behind this one.
      let next = nextRow(in: end..<range.upperBound)
      let trailerEnd = next.map { startOfPrefix(before: $0, after: end) } ?? range.upperBound
      node.trailer = String(decoding: bytes[end..<trailerEnd], as: UTF8.self)
      row.content = .node(node)
      rows.append(row)
      guard let next else { break }
      (prefixStart, start) = (trailerEnd, next)
      end = next
    }
    line += 1
  }

  // MARK: Lines without an object

  private mutating func readOther(_ range: Range<Int>) {
    // Before the first object nothing is part of the dump.
    guard !rows.isEmpty else { return }
    let text = String(decoding: bytes[range].prefix(400), as: UTF8.self)
    let trimmed = text.trimmingBlanks()
    guard !trimmed.isEmpty else { return }
    let position = source.position(of: range.lowerBound, inLine: line)
    let words = trimmed.drop { $0 == "|" || $0.isBlank || $0 == ">" || $0 == "/" || $0 == "*" || $0 == "#" }
    if words.isEmpty { return }
    if words.allSatisfy({ $0 == "." || $0 == "…" || $0.isBlank }) {
      rows.append(Row(content: .elision, position: position))
      return
    }
    guard let firstPipe = text.firstIndex(of: "|"), text[..<firstPipe].allSatisfy(Self.isLead) else {
      if case .unread = rows.last?.content { return }
      rows.append(Row(content: .unread(trimmed), position: position))
      return
    }
    let pipes = text[firstPipe...].prefix { $0 == "|" || $0.isBlank }
    rows.append(
      Row(
        content: .freeText(String(text[pipes.endIndex...]).trimmingBlanks()), position: position,
        pipes: pipes.count { $0 == "|" }))
  }

  /// Whether the character may stand before the pipes of a quoted dump.
  private static func isLead(_ character: Character) -> Bool {
    character.isBlank || character == ">" || character == "/" || character == "*" || character == "#"
  }

  private func trimmed() -> [Row] {
    let last = rows.lastIndex { if case .node = $0.content { true } else { false } } ?? -1
    var result = Array(rows[..<(last + 1)])
    if last + 1 < rows.count, case .elision = rows[last + 1].content { result.append(rows[last + 1]) }
    return result
  }

  // MARK: Objects

  /// Where an object begins in the line.
  private func nodeStart(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "<"), isNode(at: index, lineStart: range.lowerBound, lineEnd: range.upperBound) {
        return DetoxHitReport.isLabel(bytes[range.lowerBound..<index]) ? nil : index
      }
      index += 1
    }
    return nil
  }

  /// Where the next row begins behind an object on the same line: an object with pipes before it, or with a frame.
  private func nextRow(in range: Range<Int>) -> Int? {
    var from = range.lowerBound
    while let start = nodeStart(in: from..<range.upperBound) {
      if hasPipe(before: start, after: range.lowerBound) || hasFrame(in: start..<range.upperBound) { return start }
      from = start + 1
    }
    return nil
  }

  private func startOfPrefix(before start: Int, after end: Int) -> Int {
    var index = start
    while index > end, bytes[index - 1].isBlank || bytes[index - 1] == UInt8(ascii: "|") { index -= 1 }
    return index
  }

  private func hasPipe(before start: Int, after end: Int) -> Bool {
    bytes[startOfPrefix(before: start, after: end)..<start].contains(UInt8(ascii: "|"))
  }

  private func hasFrame(in range: Range<Int>) -> Bool {
    let near = min(range.upperBound, range.lowerBound + 300)
    return bytes.firstOffset(of: Self.frameKey, from: range.lowerBound, before: near) != nil
  }

  private static let frameKey = Array("frame".utf8)

  /// Whether a new row begins on the line, rather than the rest of the row before it.
  private func isRowStart(_ line: Int) -> Bool {
    let range = source.lines[line]
    guard let start = nodeStart(in: range) else { return false }
    return hasPipe(before: start, after: range.lowerBound) || hasFrame(in: start..<range.upperBound)
  }

  /// Whether the `<` begins an object's description: a class name, then an address, a layer's end, or a frame.
  private func isNode(at index: Int, lineStart: Int, lineEnd: Int) -> Bool {
    var start = index + 1
    if start < lineEnd, bytes[start] == UInt8(ascii: "<") { start += 1 }
    guard start < lineEnd, bytes[start].isClassNameStart else { return false }
    let line = bytes[..<lineEnd]
    var next = NodeRowParser.endOfClassName(line, from: start)
    guard next < lineEnd else { return false }
    let delimiter = bytes[next]
    if delimiter == UInt8(ascii: ">") {
      let rest = line[(next + 1)...]
      return rest.starts(with: " (layer)".utf8) || hasPipe(before: index, after: lineStart)
    }
    if delimiter == UInt8(ascii: ";") { return hasFrame(in: next..<lineEnd) }
    next += 1
    while next < lineEnd, bytes[next].isBlank { next += 1 }
    if line[next...].starts(with: "0x".utf8) { return true }
    return delimiter == UInt8(ascii: ":") && hasFrame(in: next..<min(lineEnd, next + 64))
  }
}

extension UInt8 {
  /// Whether a class name may begin with it: those of Swift also with letters outside ASCII, or with the parenthesis
  /// of a context without a name.
  fileprivate var isClassNameStart: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "(") || self >= 0x80
  }
}

extension Character {
  var isBlank: Bool { self == " " || self == "\t" || self == "\u{A0}" }
}

extension StringProtocol {
  func trimmingBlanks() -> String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
