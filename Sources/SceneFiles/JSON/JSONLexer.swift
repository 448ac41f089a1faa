/// Which bytes belong together in a JSON5 text.
enum JSONLexer {
  /// A scalar and how many bytes it has; U+FFFD of one byte where the bytes are no UTF-8.
  static func scalar(at index: Int, in bytes: ArraySlice<UInt8>) -> (value: Unicode.Scalar, length: Int) {
    var decoder = UTF8()
    var rest = bytes[index...].prefix(4).makeIterator()
    guard case .scalarValue(let value) = decoder.decode(&rest) else { return ("\u{FFFD}", 1) }
    return (value, UTF8.width(value))
  }

  /// The length of the white space at the index (ECMAScript's, which JSON5 takes over), or 0.
  static func whitespaceLength(at index: Int, in bytes: [UInt8]) -> Int {
    switch bytes[index] {
    case 0x09...0x0D, 0x20:
      return 1
    case 0..<0xC2:
      return 0
    default:
      let scalar = scalar(at: index, in: bytes[...])
      return isWhitespace(scalar.value) ? scalar.length : 0
    }
  }

  private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Whether the byte may be part of a numeral or a word.
  ///
  /// All scalars outside ASCII count as letters, white space aside: a superset of ECMAScript's identifiers that
  /// needs no tables.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.plus, ASCII.minus, ASCII.point, UInt8(ascii: "_"), UInt8(ascii: "$"), ASCII.backslash, 0x80...: true
    default: ASCII.isDigit(byte) || ASCII.isLetter(byte)
    }
  }

  /// The end of the numeral or word that begins at the index.
  static func endOfWord(at start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, isWordByte(bytes[index]) {
      if bytes[index] < 0x80 {
        index += 1
      } else if whitespaceLength(at: index, in: bytes) > 0 {
        break
      } else {
        index += scalar(at: index, in: bytes[...]).length
      }
    }
    return index
  }
}
