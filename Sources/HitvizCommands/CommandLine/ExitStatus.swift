/// How a command ended, as its exit status.
public enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Done, and there is something to see to: a failed expectation, a crash of an override.
  case findings = 1
  case badInput = 2
  /// A bug in hitviz (`EX_SOFTWARE` of sysexits.h).
  case internalError = 70
}
