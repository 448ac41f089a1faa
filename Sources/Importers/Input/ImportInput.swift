import SceneFiles

/// One thing to import, with what several formats look at: its text, its rows, its JSON values. Each is made when it is
/// first asked for.
final class ImportInput {
  /// As the user named it.
  let file: String
  /// Empty for a directory.
  let text: SourceText
  let isDirectory: Bool
  let files: [String: [UInt8]]
  /// Whether the text had bytes of no encoding, which were replaced.
  let isRepaired: Bool

  init(_ contents: ImportContents, file: String) {
    self.file = file
    switch contents {
    case .file(let bytes):
      let unpacked = Gzip.isGzip(bytes) ? Gzip.unpack(bytes, limit: Self.sizeLimit) ?? bytes : bytes
      var decoded = TextDecoding.decode(unpacked)
      ShowableText.replaceUnshowable(in: &decoded.bytes)
      text = SourceText(decoded.bytes)
      isRepaired = decoded.isRepaired
      isDirectory = false
      files = [:]
    case .directory(let files):
      text = SourceText([])
      isRepaired = false
      isDirectory = true
      self.files = files
    }
  }

  /// The largest text that is read, in bytes.
  static let sizeLimit = 512 << 20

  /// The rows of the text as descriptions of views, with pipes or indented.
  private(set) lazy var rows = RowReader.read(text)

  /// The first byte that is neither white space nor a control character.
  var firstByte: UInt8? { text.bytes.first { $0 > 0x20 } }

  /// The text as JSON, where its first character is that of a JSON object or array; with what is wrong with it.
  private(set) lazy var json: (document: JSONDocument, diagnostics: [Diagnostic])? = {
    guard firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") else { return nil }
    return JSONDocument.parse(text.bytes, file: file)
  }()

  /// Whether it is a scene file, the texts in which may look like anything.
  var isSceneFile: Bool {
    guard let root = jsonRoot else { return false }
    return (root.has("window") || root.has("windows")) && !root.has("rendering_system")
  }

  func contains(_ string: StaticString) -> Bool { firstOffset(of: string) != nil }

  /// Where the string, which must be ASCII, first stands in the text.
  func firstOffset(of string: StaticString, from start: Int = 0) -> Int? {
    let pattern = Array(UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
    return text.bytes.firstOffset(of: pattern, from: start)
  }
}

extension [UInt8] {
  /// Where the pattern first stands, at or behind `start`.
  func firstOffset(of pattern: [UInt8], from start: Int = 0, before end: Int? = nil) -> Int? {
    let last = (end ?? count) - pattern.count
    guard let first = pattern.first, start <= last else { return nil }
    return withUnsafeBufferPointer { bytes in
      var index = start
      while index <= last {
        if bytes[index] == first {
          var matched = 1
          while matched < pattern.count, bytes[index + matched] == pattern[matched] { matched += 1 }
          if matched == pattern.count { return index }
        }
        index += 1
      }
      return nil
    }
  }
}
