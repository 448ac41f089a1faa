/// An escape sequence in a string, from its backslash on.
struct JSONEscape {
  enum Meaning {
    case scalar(Unicode.Scalar)
    /// A line continued on the next one.
    case nothing
    case malformed(Problem)
  }

  enum Problem {
    case digit, hexadecimal, unicode, surrogate, end
  }

  let meaning: Meaning
  /// In bytes, with the backslash.
  let length: Int

  init(at start: Int, in bytes: ArraySlice<UInt8>) {
    guard start + 1 < bytes.endIndex else {
      (meaning, length) = (.malformed(.end), 1)
      return
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "b"): (meaning, length) = (.scalar("\u{8}"), 2)
    case UInt8(ascii: "f"): (meaning, length) = (.scalar("\u{C}"), 2)
    case UInt8(ascii: "n"): (meaning, length) = (.scalar("\n"), 2)
    case UInt8(ascii: "r"): (meaning, length) = (.scalar("\r"), 2)
    case UInt8(ascii: "t"): (meaning, length) = (.scalar("\t"), 2)
    case UInt8(ascii: "v"): (meaning, length) = (.scalar("\u{B}"), 2)
    case UInt8(ascii: "0"):
      let isFollowedByDigit = start + 2 < bytes.endIndex && ASCII.isDigit(bytes[start + 2])
      (meaning, length) = (isFollowedByDigit ? .malformed(.digit) : .scalar("\0"), 2)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      (meaning, length) = (.malformed(.digit), 2)
    case UInt8(ascii: "x"):
      if let value = Self.hexadecimal(at: start + 2, digits: 2, in: bytes), let scalar = Unicode.Scalar(value) {
        (meaning, length) = (.scalar(scalar), 4)
      } else {
        (meaning, length) = (.malformed(.hexadecimal), 2)
      }
    case UInt8(ascii: "u"):
      (meaning, length) = Self.unicode(at: start, in: bytes)
    case ASCII.lineFeed:
      (meaning, length) = (.nothing, 2)
    case ASCII.carriageReturn:
      let isPair = start + 2 < bytes.endIndex && bytes[start + 2] == ASCII.lineFeed
      (meaning, length) = (.nothing, isPair ? 3 : 2)
    case let byte:
      // Any other character stands for itself; U+2028 and U+2029 end lines.
      let scalar = JSONLexer.scalar(at: start + 1, in: bytes)
      let isLineEnd = scalar.value == "\u{2028}" || scalar.value == "\u{2029}"
      (meaning, length) =
        byte < 0x80
        ? (.scalar(Unicode.Scalar(byte)), 2) : (isLineEnd ? .nothing : .scalar(scalar.value), 1 + scalar.length)
    }
  }

  private static func unicode(at start: Int, in bytes: ArraySlice<UInt8>) -> (Meaning, length: Int) {
    guard let first = hexadecimal(at: start + 2, digits: 4, in: bytes) else { return (.malformed(.unicode), 2) }
    if let scalar = Unicode.Scalar(first) { return (.scalar(scalar), 6) }
    // A surrogate: only the two halves together, the high one first, are a character.
    guard first < 0xDC00, start + 7 < bytes.endIndex, bytes[start + 6] == ASCII.backslash,
      bytes[start + 7] == UInt8(ascii: "u"), let second = hexadecimal(at: start + 8, digits: 4, in: bytes),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return (.malformed(.surrogate), 6) }
    return (.scalar(scalar), 12)
  }

  private static func hexadecimal(at start: Int, digits: Int, in bytes: ArraySlice<UInt8>) -> UInt32? {
    guard start + digits <= bytes.endIndex else { return nil }
    var value: UInt32 = 0
    for index in start..<(start + digits) {
      guard let digit = ASCII.hexValue(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension JSONEscape.Problem {
  var message: String {
    switch self {
    case .digit: "a backslash before a digit means nothing in JSON; write `\\u` and four hexadecimal digits"
    case .hexadecimal: "`\\x` needs two hexadecimal digits behind it"
    case .unicode: "`\\u` needs four hexadecimal digits behind it"
    case .surrogate:
      "this is half of a surrogate pair and no character; a high half (D800 to DBFF) needs a low one (DC00 to DFFF) "
        + "behind it"
    case .end: "the text ends behind a backslash"
    }
  }
}
