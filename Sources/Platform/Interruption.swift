#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals with which a user ends a program: Ctrl-C and `kill`.
public enum Interruption {
  /// Does something that is not left half done: a signal that comes meanwhile ends the process afterwards.
  public static func held<Problem: Error>(during work: () throws(Problem) -> Void) throws(Problem) {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
