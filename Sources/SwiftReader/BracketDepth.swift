import OverrideCode

/// Looks for brackets nested so deep that SwiftParser, which follows them by recursion and looks ahead at each, would
/// run out of time or stack. A rough count is enough: strings and comments are skipped as well as one can without
/// parsing, and code by people stays far below the limit.
struct BracketDepth {
  static let limit = 200

  private var line: Int32 = 1
  private var lineStart = 0
  private var depth = 0
  private let bytes: [UInt8]
  private var offset = 0

  /// The place of the first bracket that is too deep; nil in any reasonable file.
  static func excess(in text: String, file: Int32) -> SourceRange? {
    var scan = BracketDepth(bytes: Array(text.utf8))
    return scan.run(file)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run(_ file: Int32) -> SourceRange? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > Self.limit {
          let column = Int32(truncatingIfNeeded: offset - lineStart + 1)
          return SourceRange(file: file, line: line, column: column, endLine: line, endColumn: column + 1)
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "\""):
        skipString()
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        continue
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = offset + 1
      default:
        break
      }
      offset += 1
    }
    return nil
  }

  /// Stops at the closing quote or the end of the line.
  private mutating func skipString() {
    var next = offset + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\n") { return }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(next, bytes.count)
  }
}
