import SceneFiles

/// Something that `check`, `lint`, `review` or `diff` looks for, as its documentation and CI servers know it.
public struct Rule: Hashable, Sendable {
  /// Stable, in words joined by hyphens: `child-outside-parent`.
  public let id: String
  public let severity: Diagnostic.Severity
  /// What is wrong where the rule fires, in one sentence.
  public let summary: String
  /// Why that matters.
  public let reason: String
  /// Where the fact behind it is written down.
  public let source: String
  /// What to do about it.
  public let help: String

  public init(
    id: String, severity: Diagnostic.Severity, summary: String, reason: String, source: String, help: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.help = help
  }
}
