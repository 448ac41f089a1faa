/// The macros that a compiler for iOS defines by itself, and that `#if` asks for.
enum PlatformMacros {
  static func value(of name: String) -> Int? {
    switch name {
    case "__OBJC__", "__APPLE__", "__clang__", "TARGET_OS_MAC", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "__LP64__", "YES",
      "true", "NS_BLOCKS_AVAILABLE":
      1
    case "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_MACCATALYST", "TARGET_OS_SIMULATOR",
      "TARGET_IPHONE_SIMULATOR", "TARGET_OS_VISION", "NO", "false":
      0
    case "__IPHONE_OS_VERSION_MAX_ALLOWED": 180_000
    case "__IPHONE_OS_VERSION_MIN_REQUIRED": 150_000
    default: deploymentVersion(name)
    }
  }

  /// `__IPHONE_11_0` is 110000.
  private static func deploymentVersion(_ name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major < 1_000, minor < 100 else { return nil }
    return major * 10_000 + minor * 100
  }
}
