import SceneFiles

/// Workflow commands that GitHub shows beside the lines of a pull request
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
enum GitHubReporter {
  static func report(_ findings: Findings) -> String {
    findings.diagnostics.map { diagnostic in
      var properties = ["file=\(property(diagnostic.file))"]
      if let position = diagnostic.position { properties += ["line=\(position.line)", "col=\(position.column)"] }
      properties.append("title=\(property(diagnostic.ruleID))")
      let message = [diagnostic.message, diagnostic.help].compactMap(\.self).joined(separator: "\n")
      return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
    }
    .joined()
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func data(_ text: String) -> String { escape(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String { escape(text, ["%", "\r", "\n", ":", ","]) }

  private static func escape(_ text: String, _ marks: Set<UnicodeScalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if marks.contains(scalar) {
        result += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
