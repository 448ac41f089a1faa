/// Bytes that are no tree: cut, damaged, or written by another version.
public enum TreeCodingError: Error, Hashable, Sendable {
  /// The bytes do not begin as a tree of this version does.
  case unknownFormat
  /// The bytes end too early.
  case truncated
  /// A number, a tag or a string that cannot be, at this offset.
  case malformed(offset: Int)
  /// Nesting deeper than any reader makes it.
  case tooDeep
}
