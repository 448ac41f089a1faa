import Platform
import SceneFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that a scene's `sources` are relative to. A scene comes from anybody, so it may only name files below its
/// own folder, unless the user allows more.
public struct SourceFolder: Sendable {
  /// The scene's folder, as the user's path leads to it.
  public var path: String
  /// Whether a scene may name any file (`--allow-outside`).
  public var allowsOutside: Bool

  public init(path: String, allowsOutside: Bool = false) {
    self.path = path
    self.allowsOutside = allowsOutside
  }

  /// Why a file of a scene is not read.
  struct Refusal: Error {
    var message: String
    var help: String?
  }

  /// The path of a file, once it is sure that it may be read: links are followed first.
  func locate(_ file: String) throws(Refusal) -> String {
    guard !file.isEmpty, !file.utf8.contains(0) else { throw Refusal(message: "a source file has no name", help: nil) }
    let path = Path.join(self.path, file)
    guard let folder = Self.resolve(self.path) else {
      throw Refusal(message: "the scene's folder \(quoted(self.path)) cannot be found", help: nil)
    }
    guard let target = Self.resolve(path) else {
      throw Refusal(message: "cannot read \(quoted(file)): \(String(cString: strerror(errno)))", help: nil)
    }
    if !allowsOutside, folder != "/", !target.hasPrefix(folder + "/") {
      throw Refusal(
        message: "the source file \(quoted(file)) is outside the scene's folder",
        help: "move it below the scene's folder, or say --allow-outside if you trust the scene")
    }
    try Self.checkIsText(target, named: file)
    return path
  }

  /// No source file of an app comes near this.
  private static let largestSize = 4 << 20

  static func checkIsText(_ target: String, named path: String) throws(Refusal) {
    var status = stat()
    guard stat(target, &status) == 0 else {
      throw Refusal(message: "cannot read \(quoted(path)): \(String(cString: strerror(errno)))", help: nil)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Refusal(message: "\(quoted(path)) is no file", help: nil)
    }
    guard status.st_size <= largestSize else {
      throw Refusal(message: "\(quoted(path)) is larger than 4 MiB, so it is no source file", help: nil)
    }
  }

  /// The absolute path without links and dots; nil where nothing is there.
  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
