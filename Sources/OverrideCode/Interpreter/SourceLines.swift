/// A source file's text, line by line, for the excerpts that steps and messages quote.
final class SourceLines {
  private let bytes: [UInt8]
  private var starts: [Int] = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }

  /// The text of a range on one line, its white space as single spaces; cut where it is long.
  func excerpt(_ range: SourceRange) -> String {
    guard let start = offset(range.line, range.column), let end = offset(range.endLine, range.endColumn), start < end
    else { return "" }
    var result: [UInt8] = []
    var isSpace = false
    for byte in bytes[start..<end] {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        isSpace = true
        continue
      }
      if isSpace, !result.isEmpty { result.append(0x20) }
      isSpace = false
      // Never inside a character.
      if result.count >= 100, byte & 0xC0 != 0x80 { return String(decoding: result, as: UTF8.self) + "…" }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func offset(_ line: Int32, _ column: Int32) -> Int? {
    let index = Int(line) - 1
    guard starts.indices.contains(index), column >= 1 else { return nil }
    return min(starts[index] + Int(column) - 1, bytes.count)
  }
}
