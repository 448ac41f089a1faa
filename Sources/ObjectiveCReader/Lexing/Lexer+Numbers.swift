extension Lexer {
  /// A number with its suffix: `44`, `0x2C`, `44.0f`, `.5`, `1e-3`, `10UL`.
  mutating func scanNumber(into token: inout Token) {
    let start = offset
    token.kind = .integer
    if peek() == Byte.zero, let mark = peek(1).map({ $0 | 0x20 }),
      mark == UInt8(ascii: "x") || mark == UInt8(ascii: "b")
    {
      offset += 2
      token.integer = scanInteger(radix: mark == UInt8(ascii: "x") ? 16 : 2)
    } else {
      scanDecimal(into: &token)
    }
    while let byte = peek(), Byte.continuesIdentifier(byte) {
      if byte | 0x20 == UInt8(ascii: "f"), token.kind == .integer {
        token.kind = .floating
        token.floating = Double(token.integer)
      }
      offset += 1
    }
    token.text = String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func scanInteger(radix: Int) -> Int {
    var value: UInt64 = 0
    while let byte = peek(), let digit = Byte.digitValue(byte), digit < radix {
      value = value &* UInt64(radix) &+ UInt64(digit)
      offset += 1
    }
    return Int(truncatingIfNeeded: value)
  }

  private mutating func scanDecimal(into token: inout Token) {
    var start = offset
    skipDigits()
    let isOctal = offset - start > 1 && bytes[start] == Byte.zero
    if peek() == Byte.dot, peek(1) != Byte.dot {
      token.kind = .floating
      offset += 1
      skipDigits()
    }
    if skipExponent() { token.kind = .floating }
    if token.kind == .floating {
      while bytes[start] == Byte.zero, Byte.isDigit(bytes[start + 1]) { start += 1 }
      token.floating = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
    } else {
      offset = start
      token.integer = scanInteger(radix: isOctal ? 8 : 10)
    }
  }

  private mutating func skipDigits() {
    while let byte = peek(), Byte.isDigit(byte) { offset += 1 }
  }

  private mutating func skipExponent() -> Bool {
    guard let mark = peek(), mark | 0x20 == UInt8(ascii: "e") else { return false }
    let isSigned = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    guard let digit = peek(isSigned ? 2 : 1), Byte.isDigit(digit) else { return false }
    offset += isSigned ? 2 : 1
    skipDigits()
    return true
  }
}
