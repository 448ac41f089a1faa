import SceneFiles

/// The lines of a text that holds a dump. Logs print a dump as a string with `\n` for its line breaks: those count as
/// line breaks here.
struct RowLines {
  let bytes: [UInt8]
  private(set) var lines: [Range<Int>] = []
  private let text: SourceText
  /// Where each line begins in the text, where that is not where it begins in `bytes`.
  private var origins: [Int]?

  init(_ text: SourceText) {
    self.text = text
    if Self.isEscaped(text.bytes) {
      let unescaped = Self.unescape(text.bytes)
      bytes = unescaped.bytes
      origins = unescaped.origins
    } else {
      bytes = text.bytes
    }
    split()
  }

  /// The place in the file of a byte of the line.
  func position(of index: Int, inLine line: Int) -> TextPosition {
    guard let origins else { return text.position(at: index) }
    return text.position(at: origins[line])
  }

  private mutating func split() {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        lines.append(start..<index)
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    lines.append(start..<bytes.count)
  }

  /// Whether a written-out `\n` is followed by what begins a row.
  private static func isEscaped(_ bytes: [UInt8]) -> Bool {
    var from = 0
    while let found = bytes.firstOffset(of: Array(#"\n"#.utf8), from: from) {
      var next = found + 2
      while next < bytes.count, bytes[next].isBlank { next += 1 }
      if next < bytes.count, [UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "+")].contains(bytes[next]) {
        return true
      }
      if bytes[next...].starts(with: "→".utf8) { return true }
      from = found + 2
    }
    return false
  }

  private static func unescape(_ source: [UInt8]) -> (bytes: [UInt8], origins: [Int]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var origins = [0]
    var index = 0
    while index < source.count {
      let byte = source[index]
      var length = 1
      if byte == UInt8(ascii: "\\"), index + 1 < source.count {
        switch source[index + 1] {
        case UInt8(ascii: "n"):
          bytes.append(0x0A)
          origins.append(index + 2)
          length = 2
        case UInt8(ascii: "r"):
          length = 2
        case UInt8(ascii: "t"):
          bytes.append(0x09)
          length = 2
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "\\"):
          bytes.append(source[index + 1])
          length = 2
        default:
          bytes.append(byte)
        }
      } else if byte == 0x0A || byte == 0x0D {
        let isPair = byte == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
        length = isPair ? 2 : 1
        bytes.append(0x0A)
        origins.append(index + length)
      } else {
        bytes.append(byte)
      }
      index += length
    }
    return (bytes, origins)
  }
}
