/// The bytes of a text file, and what turns an offset into a line and a column.
///
/// A line ends with LF, CR or both. A column counts Unicode scalars, as most compilers do; a byte order mark is
/// in no column.
public struct SourceText: Sendable {
  public let bytes: [UInt8]
  /// Where the text begins: behind a byte order mark.
  public let start: Int
  /// The position at every multiple of `stride` bytes, so that a position is found in constant time, in a file
  /// of one long line too.
  private let checkpoints: [Checkpoint]

  private static let stride = 64

  private struct Checkpoint {
    var line: UInt32
    var column: UInt32
  }

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var position = Checkpoint(line: 1, column: 1)
    for offset in 0..<bytes.count {
      if offset % Self.stride == 0 { checkpoints.append(position) }
      if offset >= start { Self.advance(&position, over: offset, of: bytes) }
    }
    self.checkpoints = checkpoints
  }

  /// The position of the scalar that begins at the offset, or of the end.
  public func position(at offset: Int) -> TextPosition {
    let index = min(offset / Self.stride, checkpoints.count - 1)
    guard index >= 0 else { return TextPosition(line: 1) }
    var position = checkpoints[index]
    for passed in max(index * Self.stride, start)..<max(min(offset, bytes.count), max(index * Self.stride, start)) {
      Self.advance(&position, over: passed, of: bytes)
    }
    return TextPosition(line: Int(position.line), column: Int(position.column))
  }

  private static func advance(_ position: inout Checkpoint, over offset: Int, of bytes: [UInt8]) {
    let byte = bytes[offset]
    let isBeforeLineFeed = offset + 1 < bytes.count && bytes[offset + 1] == ASCII.lineFeed
    if byte == ASCII.lineFeed || byte == ASCII.carriageReturn && !isBeforeLineFeed {
      position.line += 1
      position.column = 1
    } else if byte & 0b1100_0000 != 0b1000_0000 {
      position.column += 1
    }
  }
}
