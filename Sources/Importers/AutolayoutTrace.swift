/// What `_autolayoutTrace` prints: classes and addresses, and no geometry.
enum AutolayoutTrace {
  /// Whether some line is `[•*+] Class:0xADDRESS` or, in older systems, `*<Class:0xADDRESS>`.
  static func isTrace(_ bytes: [UInt8]) -> Bool {
    var from = 0
    while let colon = bytes.firstOffset(of: Array(":0x".utf8), from: from) {
      var start = colon
      while start > 0, bytes[start - 1].isKeyByte { start -= 1 }
      if start < colon, beginsRow(bytes, at: start) { return true }
      from = colon + 3
    }
    return false
  }

  private static func beginsRow(_ bytes: [UInt8], at start: Int) -> Bool {
    var index = start
    while index > 0, bytes[index - 1] != 0x0A, bytes[index - 1] != 0x0D {
      let byte = bytes[index - 1]
      let isMark = byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "<") || byte >= 0x80
      guard byte.isBlank || byte == UInt8(ascii: "|") || isMark else { return false }
      index -= 1
    }
    return true
  }
}
