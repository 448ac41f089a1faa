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
    var numeral = DecimalNumeral()
    let start = offset
    while let byte = peek(), Byte.isDigit(byte) {
      numeral.append(Int(byte - Byte.zero), isFraction: false)
      offset += 1
    }
    let isOctal = offset - start > 1 && bytes[start] == Byte.zero
    if peek() == Byte.dot, peek(1) != Byte.dot {
      token.kind = .floating
      offset += 1
      while let byte = peek(), Byte.isDigit(byte) {
        numeral.append(Int(byte - Byte.zero), isFraction: true)
        offset += 1
      }
    }
    if let exponent = scanExponent() {
      token.kind = .floating
      numeral.exponent += exponent
    }
    if token.kind == .floating {
      token.floating = numeral.value
    } else if isOctal {
      offset = start
      token.integer = scanInteger(radix: 8)
    } else {
      token.integer = Int(truncatingIfNeeded: numeral.digits)
    }
  }

  private mutating func scanExponent() -> Int? {
    guard let mark = peek(), mark | 0x20 == UInt8(ascii: "e") else { return nil }
    let sign = peek(1)
    let signed = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    guard let digit = peek(signed ? 2 : 1), Byte.isDigit(digit) else { return nil }
    offset += signed ? 2 : 1
    var exponent = 0
    while let byte = peek(), Byte.isDigit(byte) {
      exponent = min(exponent * 10 + Int(byte - Byte.zero), 9_999)
      offset += 1
    }
    return sign == UInt8(ascii: "-") ? -exponent : exponent
  }
}
