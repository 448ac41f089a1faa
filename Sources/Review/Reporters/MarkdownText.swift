/// Text in Markdown, in which no mark of Markdown or HTML means anything.
enum MarkdownText {
  static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\\", "*", "_", "|", "[", "]", "#", "~", "!", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  static func code(_ text: String) -> String {
    let safe = text.map { "`|\n\r".contains($0) ? " " : String($0) }.joined()
    return "`\(safe)`"
  }
}
