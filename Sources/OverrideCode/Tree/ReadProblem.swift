/// Something in a source file that a reader could not read, or that is read but cannot run.
public struct ReadProblem: Hashable, Sendable {
  public enum Severity: UInt8, Sendable {
    /// The file, or the part pointed at, cannot be used.
    case error
    /// The reader went on without the part pointed at.
    case warning
    /// A choice that the reader made, such as a branch of `#if`.
    case note
  }

  public var severity: Severity
  /// One sentence, with a way out where there is one.
  public var message: String
  public var range: SourceRange

  public init(_ severity: Severity, _ message: String, at range: SourceRange) {
    self.severity = severity
    self.message = message
    self.range = range
  }
}
