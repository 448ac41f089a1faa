/// The first element of an XML text, found without reading the rest.
struct XMLHead {
  var name: String
  /// Where its `<` stands.
  var offset: Int

  /// Nil where the text does not begin like XML: with white space, a declaration, comments or the root.
  init?(_ bytes: [UInt8]) {
    var index = 0
    while true {
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "<") else { return nil }
      let end: StaticString
      switch bytes[index + 1] {
      case UInt8(ascii: "?"):
        end = "?>"
      case UInt8(ascii: "!"):
        end = bytes[index...].starts(with: "<!--".utf8) ? "-->" : ">"
      default:
        let start = index + 1
        var nameEnd = start
        while nameEnd < bytes.count, bytes[nameEnd].isKeyByte || bytes[nameEnd] == UInt8(ascii: "-") { nameEnd += 1 }
        guard nameEnd > start, nameEnd < bytes.count else { return nil }
        let next = bytes[nameEnd]
        guard next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") else { return nil }
        name = String(decoding: bytes[start..<nameEnd], as: UTF8.self)
        offset = index
        return
      }
      let pattern = Array(UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
      guard let found = bytes.firstOffset(of: pattern, from: index) else { return nil }
      index = found + pattern.count
    }
  }
}
