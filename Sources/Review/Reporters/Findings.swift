import SceneFiles

/// What a command found, with what reporters need to say about it.
public struct Findings: Sendable {
  /// `lint`, `check`, …
  public var command: String
  public var toolVersion: String
  /// The files that were looked at, as the user named them.
  public var files: [String]
  public var diagnostics: [Diagnostic]
  /// The rules that were applied, fired or not.
  public var rules: [Rule]

  public init(
    command: String, toolVersion: String, files: [String], diagnostics: [Diagnostic], rules: [Rule]
  ) {
    self.command = command
    self.toolVersion = toolVersion
    self.files = files
    self.diagnostics = diagnostics
    self.rules = rules
  }
}
