#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Doing nothing for a while.
public enum Pause {
  public static func milliseconds(_ count: UInt32) { usleep(count * 1000) }
}
