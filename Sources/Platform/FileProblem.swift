#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or stream that could not be read or written.
public struct FileProblem: Error, Hashable, Sendable {
  public enum Operation: String, Sendable {
    case read, write
  }

  /// The path as the user gave it, or the stream's name.
  public let path: String
  public let operation: Operation
  /// What the system said, in words.
  public let reason: String
  /// Whether nobody reads what is written any more: `hitviz trace … | head`.
  public let isBrokenPipe: Bool

  public init(path: String, operation: Operation, reason: String) {
    self.path = path
    self.operation = operation
    self.reason = reason
    isBrokenPipe = false
  }

  init(path: String, operation: Operation, errorNumber: Int32) {
    self.path = path
    self.operation = operation
    reason = String(cString: strerror(errorNumber))
    isBrokenPipe = errorNumber == EPIPE
  }

  public var message: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
