#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process was started with.
public enum ProcessEnvironment {
  /// The environment variable's value.
  public static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  public static var standardOutputIsTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

  /// Makes a write to a closed pipe an error instead of a signal that ends the process.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
