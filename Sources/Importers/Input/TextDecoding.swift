/// Turns the bytes of a text file, whatever its encoding, into well-formed UTF-8 without a byte order mark.
enum TextDecoding {
  struct Result {
    var bytes: [UInt8]
    /// Whether some bytes were in no encoding's order and became U+FFFD.
    var isRepaired = false
  }

  static func decode(_ bytes: [UInt8]) -> Result {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(bytes[3...]) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes[2...], isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes[2...], isBigEndian: true) }
    // Without a mark: the formats begin with ASCII characters, which have one zero byte each in UTF-16.
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
      return utf16(bytes[...], isBigEndian: false)
    }
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 {
      return utf16(bytes[...], isBigEndian: true)
    }
    return repaired(bytes[...])
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> Result {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    var result = Result(bytes: [])
    result.bytes.reserveCapacity(units.count)
    result.isRepaired = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) { _ in }
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
      result.bytes.append($0)
    }
    return result
  }

  private static func repaired(_ bytes: ArraySlice<UInt8>) -> Result {
    // `String` repairs while it decodes: the bytes were well-formed where it gives the same ones back.
    let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return Result(bytes: decoded, isRepaired: !decoded.elementsEqual(bytes))
  }
}
