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
        "| \(MarkdownText.code(place)) | \(diagnostic.severity.rawValue) | \(MarkdownText.plain(diagnostic.message)) (\(MarkdownText.code(diagnostic.ruleID)))"
          + " | \(MarkdownText.plain(diagnostic.help ?? "")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
