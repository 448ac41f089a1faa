extension String {
  /// The text with everything escaped that labels and tooltips would expand: backslashes (`\N`, `\G`, `\l` …) and
  /// ampersands (`&amp;`) (https://graphviz.org/docs/attr-types/escString/).
  var escaped: String {
    guard utf8.contains(where: { $0 == 0x5C || $0 == 0x26 || $0 == 0x0A || $0 == 0x0D || $0 == 0 }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      case "\n", "\r": result += "\\n"
      case "\0": result += "\u{2400}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// C would end the string at a NUL; the symbol for NUL stands in for it.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
  }
}
