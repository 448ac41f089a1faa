/// A problem of a file that its author should know of, with its place and, where there is one, the way out.
public struct Diagnostic: Hashable, Sendable, Error {
  public enum Severity: String, CaseIterable, Sendable {
    case error, warning, note
  }

  /// Which rule is broken, in words joined by hyphens: `unknown-key`.
  public var ruleID: String
  public var severity: Severity
  /// The file as the user named it.
  public var file: String
  /// Nil where the problem is the whole file.
  public var position: TextPosition?
  /// One line: what is wrong, what was expected.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// The name of the view that it is about.
  public var view: String?
  /// Other places that belong to it: where a name was used first.
  public var notes: [Note]

  public struct Note: Hashable, Sendable {
    public var position: TextPosition
    public var message: String

    public init(_ message: String, at position: TextPosition) {
      self.message = message
      self.position = position
    }
  }

  public init(
    ruleID: String, severity: Severity = .error, file: String, position: TextPosition? = nil, message: String,
    help: String? = nil, view: String? = nil, notes: [Note] = []
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
    self.help = help
    self.view = view
    self.notes = notes
  }
}
