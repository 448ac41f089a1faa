/// Reads the description of one object, `<Class: 0x…; key = value; …>`, from the bytes of a row.
///
/// UIKit escapes nothing: a text may hold quotation marks and brackets. A text therefore ends at the first quotation
/// mark that the next key or the end follows; every other value ends at the first `;` or `>` outside brackets.
struct NodeRowParser {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var row = NodeRow()

  /// Reads the object whose `<` stands at the start of the bytes.
  ///
  /// - Returns: the object, as far as it goes, and the index behind it.
  static func parse(_ bytes: ArraySlice<UInt8>) -> (row: NodeRow, end: Int) {
    var parser = NodeRowParser(bytes)
    parser.parse()
    return (parser.row, parser.index)
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private mutating func parse() {
    index += 1
    // A class may print its superclass's description inside its own: `<<_UITextContainerView: …> minSize = …>`.
    let isWrapped = peek == UInt8(ascii: "<")
    if isWrapped { index += 1 }
    readHead()
    readAttributes()
    guard row.isComplete, isWrapped else { return }
    row.isComplete = false
    _ = readBalanced(endingAtSemicolon: false)
    if peek == UInt8(ascii: ">") {
      index += 1
      row.isComplete = true
    }
  }

  private mutating func readHead() {
    let start = index
    index = Self.endOfClassName(bytes, from: index)
    row.className = text(start..<index)
    if peek == UInt8(ascii: ":") { index += 1 }
    skipBlanks()
    if matches("0x") {
      let digits = index + 2
      index = digits
      while let byte = peek, byte.isHexDigit { index += 1 }
      row.address = text(digits..<index)
    }
    // What else stands before the first attribute is a mask that somebody put in place of the address.
    while let byte = peek, byte != UInt8(ascii: ";"), byte != UInt8(ascii: ">") { index += 1 }
  }

  private mutating func readAttributes() {
    while let byte = peek {
      if byte == UInt8(ascii: ">") {
        index += 1
        row.isComplete = true
        return
      }
      if byte == UInt8(ascii: ";") || byte.isBlank {
        index += 1
        continue
      }
      readAttribute()
    }
  }

  private mutating func readAttribute() {
    let start = index
    while let byte = peek, byte.isKeyByte { index += 1 }
    let key = text(start..<index)
    skipBlanks()
    guard !key.isEmpty, peek == UInt8(ascii: "=") || peek == UInt8(ascii: ":") else {
      index = start
      let end = readBalanced(endingAtSemicolon: true)
      row.attributes.append(NodeRow.Attribute(key: text(start..<end), value: nil))
      return
    }
    index += 1
    skipBlanks()
    let value: String?
    if let quote = peek, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      value = readQuoted(by: quote)
    } else if Self.freeKeys.contains(key) {
      value = readFreeText()
    } else {
      let start = index
      let end = readBalanced(endingAtSemicolon: true)
      value = text(start..<end)
    }
    row.attributes.append(NodeRow.Attribute(key: key, value: value))
  }

  /// The keys whose values are somebody's words without quotation marks.
  private static let freeKeys: Set<String> = ["placeholder", "title", "prompt"]

  private mutating func readQuoted(by quote: UInt8) -> String {
    let start = index + 1
    var end = start
    while end < bytes.endIndex {
      if bytes[end] == quote, isEndOfValue(end + 1) {
        index = end + 1
        return text(start..<end)
      }
      end += 1
    }
    index = bytes.endIndex
    return text(start..<bytes.endIndex)
  }

  private mutating func readFreeText() -> String {
    let start = index
    while index < bytes.endIndex, !isEndOfValue(index) { index += 1 }
    return text(start..<index)
  }

  /// Whether the value before this index is over: the next key follows, or the end of the object.
  private func isEndOfValue(_ index: Int) -> Bool {
    guard index < bytes.endIndex else { return true }
    guard bytes[index] == UInt8(ascii: ">") else { return isNextKey(index) }
    // In `'a' > 'b'; layer = …` the bracket belongs to the text.
    let next = index + 1
    guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "'") || bytes[next] == UInt8(ascii: "\"") else {
      return true
    }
    return !isNextKey(next + 1)
  }

  /// Whether `; key =`, `; word;` or `; >` stands at the index.
  private func isNextKey(_ index: Int) -> Bool {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") else { return false }
    var next = index + 1
    while next < bytes.endIndex, bytes[next].isBlank { next += 1 }
    if next == bytes.endIndex || bytes[next] == UInt8(ascii: ">") { return true }
    let key = next
    while next < bytes.endIndex, bytes[next].isKeyByte { next += 1 }
    guard next > key else { return false }
    if next == bytes.endIndex || bytes[next] == UInt8(ascii: ";") || bytes[next] == UInt8(ascii: ">") { return true }
    while next < bytes.endIndex, bytes[next].isBlank { next += 1 }
    return next < bytes.endIndex && (bytes[next] == UInt8(ascii: "=") || bytes[next] == UInt8(ascii: ":"))
  }

  /// Goes on to the first `;` or `>` outside brackets and gives the end of what it passed, without blanks.
  private mutating func readBalanced(endingAtSemicolon: Bool) -> Int {
    var open: [UInt8] = []
    let start = index
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        // Deeper than any description goes; more would only cost time.
        if open.count < 256 { open.append(byte) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        let isArrow = byte == UInt8(ascii: ">") && index > start && bytes[index - 1] == UInt8(ascii: "-")
        if isArrow { break }
        if let opening = open.lastIndex(of: byte.openingBracket) {
          open.removeSubrange(opening...)
        } else if byte == UInt8(ascii: ">") {
          return endWithoutBlanks(from: start)
        }
      case UInt8(ascii: ";") where open.isEmpty && endingAtSemicolon:
        return endWithoutBlanks(from: start)
      case UInt8(ascii: "\""):
        if let closing = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) { index = closing }
      default:
        break
      }
      index += 1
    }
    return endWithoutBlanks(from: start)
  }

  private func endWithoutBlanks(from start: Int) -> Int {
    var end = index
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte.isBlank { index += 1 }
  }

  private func matches(_ string: StaticString) -> Bool {
    let pattern = UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount)
    return bytes[index...].starts(with: pattern)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The index behind the class name that begins at `start`: to the first `:`, `;`, `>` or blank outside the brackets
  /// of a generic class (`Sample.Cell<Swift.Array<Swift.Int>>`) or of a context without a name.
  static func endOfClassName(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    let longest = 2000
    var depth = 0
    var index = start
    while index < bytes.endIndex, index < start + longest {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("):
        if index == start { return index }
        depth += 1
      case UInt8(ascii: ">") where depth == 0:
        return index
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return index }
      case UInt8(ascii: ";"):
        return index
      case UInt8(ascii: ":") where depth == 0, UInt8(ascii: " ") where depth == 0, UInt8(ascii: "\t") where depth == 0:
        return index
      default:
        break
      }
      index += 1
    }
    return index
  }
}
