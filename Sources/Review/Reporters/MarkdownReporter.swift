import SceneFiles

/// A table for a pull request.
enum MarkdownReporter {
  static func report(_ findings: Findings) -> String {
    guard !findings.diagnostics.isEmpty else { return "**hitviz \(findings.command)**: no findings.\n" }
    let count = findings.diagnostics.count
    var lines = [
      "**hitviz \(findings.command)**: \(count) \(count == 1 ? "finding" : "findings")", "",
      "| place | severity | finding | what helps |", "| --- | --- | --- | --- |",
    ]
    for diagnostic in findings.diagnostics {
      let place = diagnostic.file + (diagnostic.position.map { ":\($0.line):\($0.column)" } ?? "")
      lines.append(
        "| \(code(place)) | \(diagnostic.severity.rawValue) | \(cell(diagnostic.message)) (\(code(diagnostic.ruleID)))"
          + " | \(cell(diagnostic.help ?? "")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text of a cell, in which no mark of Markdown or HTML means anything.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "|", "[", "]", "#", "~", "!", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  private static func code(_ text: String) -> String {
    let safe = text.map { "`|\n\r".contains($0) ? " " : String($0) }.joined()
    return "`\(safe)`"
  }
}
