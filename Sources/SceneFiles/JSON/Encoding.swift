/// What a text's bytes say about its encoding.
enum Encoding {
  /// The name of the encoding where the bytes show that it is another than UTF-8.
  static func foreign(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: ByteOrderMark.utf32LittleEndian) || bytes.starts(with: ByteOrderMark.utf32BigEndian) {
      return "UTF-32"
    }
    if bytes.starts(with: ByteOrderMark.utf16BigEndian) || bytes.starts(with: ByteOrderMark.utf16LittleEndian) {
      return "UTF-16"
    }
    // Without a mark: the first character of any JSON text is ASCII, so that one of its two bytes is zero.
    if bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) { return "UTF-16" }
    return nil
  }

  /// Whether the bytes are no text at all, but a picture or a program: no text has zero bytes in it.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.prefix(1024).contains(0) }

  /// The offsets of the bytes at which something else than well-formed UTF-8 begins, at most `limit` of them.
  static func malformedOffsets(in bytes: [UInt8], limit: Int) -> [Int] {
    var offsets: [Int] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = sequenceLength(in: bytes, at: index) {
        index += length
      } else {
        offsets.append(index)
        if offsets.count == limit { return offsets }
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      }
    }
    return offsets
  }

  /// The length of the sequence for a scalar outside ASCII, or nil where it is malformed: overlong, a surrogate,
  /// beyond U+10FFFF, cut (the Unicode Standard, table 3-7).
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    let first = bytes[index]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch first {
    case 0xC2...0xDF:
      length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default:
      return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in (index + 2)..<max(index + length, index + 2) where bytes[next] & 0xC0 != 0x80 { return nil }
    return length
  }
}
