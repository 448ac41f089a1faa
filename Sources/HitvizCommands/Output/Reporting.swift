import Review

extension Option {
  static let reporter = Option.choice(
    "reporter", Reporter.allCases.map(\.rawValue), help: "The form of the findings (default: text)")
}

extension Invocation {
  /// Writes the findings in the form of `--reporter`; the status says whether there are any.
  func report(_ findings: Findings) throws(Failure) -> ExitStatus {
    let reporter = arguments["reporter"].flatMap(Reporter.init) ?? .text
    try write(reporter.report(findings))
    return findings.diagnostics.isEmpty ? .done : .findings
  }
}
