/// A file with overrides, as a scene names it.
public struct SourceFile: Hashable, Sendable {
  /// The path as written, relative to the scene file.
  public var file: String
  /// The class whose methods the file holds bare, without a class around them; nil for a complete file.
  public var className: String?

  public init(file: String, className: String? = nil) {
    self.file = file
    self.className = className
  }
}
