/// Characters that no picture and no scene file can hold: those outside XML's
/// (https://www.w3.org/TR/xml/#charsets).
enum ShowableText {
  /// Replaces the control characters by blanks, and U+FFFE and U+FFFF by U+FFFD, without moving anything.
  static func replaceUnshowable(in utf8: inout [UInt8]) {
    utf8.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { bytes[index] = 0x20 }
        // The only scalars whose last two bytes are BF BE and BF BF, behind EF.
        if byte >= 0xBE, byte <= 0xBF, index >= 2, bytes[index - 1] == 0xBF, bytes[index - 2] == 0xEF {
          bytes[index] = 0xBD
        }
      }
    }
  }

  /// The text with its unshowable characters replaced.
  static func showable(_ text: String) -> String {
    var bytes = Array(text.utf8)
    replaceUnshowable(in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
