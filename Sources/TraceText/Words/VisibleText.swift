/// Text from a file, made safe for one line of a terminal or a report: control characters and those that turn the direction of
/// writing are shown as escapes, `\u{1b}`, instead of obeyed.
public enum VisibleText {
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// C0 and C1 controls, line and paragraph separators, bidirectional embeddings, overrides and isolates.
  private static func isUnsafe(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: true
    default: false
    }
  }

  private static func escape(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
