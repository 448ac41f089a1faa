/// What there is to import: a file's bytes, or those of the files in a directory.
public enum ImportContents: Sendable {
  case file([UInt8])
  /// The files by their paths inside the directory, with `/` between the parts: Xcode's `.viewhierarchy` is one.
  case directory([String: [UInt8]])
}
