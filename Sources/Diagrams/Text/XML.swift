/// Text in XML.
package enum XML {
  /// The text for an element's content or a quoted attribute. What XML 1.0 cannot hold at all (most control characters,
  /// U+FFFE, U+FFFF) is shown by its control picture or U+FFFD (https://www.w3.org/TR/xml/#charsets).
  package static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: needsCare) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // Of `]]>`, which must not stand in content.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Attributes and line ends are normalized unless they are spelled out.
      case "\t": result += "&#9;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case "\u{7F}": result += "\u{2421}"
      default:
        if scalar.value < 0x20 {
          result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value)!)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// 0xEF begins U+FFFE and U+FFFF, among others.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xEF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
