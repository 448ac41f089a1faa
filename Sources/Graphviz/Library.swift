import CGraphviz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libgraphviz, one job at a time: it keeps its state in global variables, and a context for every thread does not
/// help.
enum Library {
  /// Runs a job while nobody else can use libgraphviz. Jobs do not nest.
  static func exclusively<Result, Failure: Error>(
    _ job: (borrowing Session) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try job(Session())
  }

  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  /// One job's time with the library: it starts without errors and collects what Graphviz says meanwhile.
  struct Session: ~Copyable {
    fileprivate init() {
      hitviz_collect_messages { fragment in
        if let fragment { Library.messages += String(cString: fragment) }
        return 0
      }
      Library.messages = ""
      // The worst error stays until it is reset, for good.
      agreseterrors()
    }

    /// One for the process: it reads the list of plugins when it is made, and keeps those that were loaded.
    var context: OpaquePointer? { Library.context }

    /// Whether something went wrong. A broken label is told only here: the calls still return 0.
    var hasFailed: Bool { agerrors() >= Int32(AGERR.rawValue) }

    func error(_ job: GraphvizError.Job) -> GraphvizError {
      var lines = Library.messages.split(separator: "\n")
      while lines.last?.isEmpty == true { lines.removeLast() }
      return GraphvizError(job: job, messages: lines.joined(separator: "\n"))
    }
  }

  // Both only ever touched inside `exclusively`.
  nonisolated(unsafe) private static let context = hitviz_context()
  nonisolated(unsafe) private static var messages = ""
}
