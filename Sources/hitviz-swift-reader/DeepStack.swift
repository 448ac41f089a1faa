#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with much more stack than a program starts with, for SwiftParser walks its trees by recursion, and a chain
/// of a hundred thousand members is a tree of that height. The memory is only taken when it is used.
enum DeepStack {
  private static let size = 1 << 29

  /// Runs `body`, which must end the program, and never returns. Where no such thread can be had, it runs here.
  static func run(_ body: @escaping @Sendable () -> Never) -> Never {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        #else
          Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body()
        #endif
      }, work.toOpaque())
    guard status == 0 else { body() }
    while true { pause() }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Never
    init(_ body: @escaping @Sendable () -> Never) { self.body = body }
  }
}
