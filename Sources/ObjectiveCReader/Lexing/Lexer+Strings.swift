extension Lexer {
  /// The contents of a literal up to its closing sign, escapes decoded; one that never closes ends with its line.
  mutating func scanQuoted(until close: UInt8) -> String {
    var contents: [UInt8] = []
    while let byte = peek(), byte != Byte.newline {
      offset += 1
      if byte == close { break }
      if byte == Byte.backslash {
        scanEscape(into: &contents)
      } else {
        contents.append(byte)
      }
    }
    return String(decoding: contents, as: UTF8.self)
  }

  private mutating func scanEscape(into contents: inout [UInt8]) {
    guard let byte = peek() else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): contents.append(Byte.newline)
    case UInt8(ascii: "t"): contents.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): contents.append(Byte.carriageReturn)
    case UInt8(ascii: "x"): append(scanDigits(radix: 16, atMost: 2), to: &contents)
    case UInt8(ascii: "u"): append(scanDigits(radix: 16, atMost: 4), to: &contents)
    case UInt8(ascii: "U"): append(scanDigits(radix: 16, atMost: 8), to: &contents)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      append(scanDigits(radix: 8, atMost: 3), to: &contents)
    case Byte.newline: beginLine()
    default: contents.append(byte)
    }
  }

  private mutating func scanDigits(radix: Int, atMost limit: Int) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < limit, let byte = peek(), let digit = Byte.digitValue(byte), digit < radix {
      value = value &* UInt32(radix) &+ UInt32(digit)
      offset += 1
      count += 1
    }
    return value
  }

  private func append(_ code: UInt32, to contents: inout [UInt8]) {
    contents.append(contentsOf: String(UnicodeScalar(code) ?? "\u{FFFD}").utf8)
  }
}
