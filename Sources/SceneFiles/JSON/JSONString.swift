/// The strings of JSON5: quoted ones, and the words that keys may be.
enum JSONString {
  /// What a string or a word means. `bytes` includes the quotation marks; its escapes have been checked.
  static func decode(_ bytes: ArraySlice<UInt8>, hasEscapes: Bool) -> String {
    var content = bytes
    if let quote = bytes.first, quote == ASCII.quote || quote == ASCII.apostrophe {
      content = content.dropFirst()
      // A string without its end has been reported; what there is of it counts.
      if content.last == quote { content = content.dropLast() }
    }
    guard hasEscapes else { return String(decoding: content, as: UTF8.self) }

    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == ASCII.backslash else {
        result.append(content[index])
        index += 1
        continue
      }
      let escape = JSONEscape(at: index, in: content)
      if case .scalar(let scalar) = escape.meaning { UTF8.encode(scalar) { result.append($0) } }
      index = Swift.min(index + escape.length, content.endIndex)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
