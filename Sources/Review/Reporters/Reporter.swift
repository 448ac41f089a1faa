/// The forms in which findings are reported.
public enum Reporter: String, CaseIterable, Sendable {
  case text, json, github, junit, sarif, markdown

  public func report(_ findings: Findings) -> String {
    switch self {
    case .text: TextReporter.report(findings)
    case .json: JSONReporter.report(findings)
    case .github: GitHubReporter.report(findings)
    case .junit: JUnitReporter.report(findings)
    case .sarif: SARIFReporter.report(findings)
    case .markdown: MarkdownReporter.report(findings)
    }
  }
}
