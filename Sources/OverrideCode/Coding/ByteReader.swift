/// Takes the bytes of a tree apart and trusts none of them.
struct ByteReader {
  /// The deepest nesting that is followed; the readers stop well before it.
  static let depthLimit = 4_000

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  /// The index that the ranges get.
  let file: Int32

  init(_ bytes: [UInt8], file: Int32) {
    self.bytes = bytes
    self.file = file
  }

  var isAtEnd: Bool { offset == bytes.count }

  var malformed: TreeCodingError { .malformed(offset: offset) }

  mutating func readByte() throws(TreeCodingError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func readBool() throws(TreeCodingError) -> Bool {
    switch try readByte() {
    case 0: return false
    case 1: return true
    default: throw malformed
    }
  }

  mutating func readInt() throws(TreeCodingError) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readByte()
      guard shift < 63 || (shift == 63 && byte <= 1) else { throw malformed }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
    }
    guard let result = Int(exactly: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)) else {
      throw malformed
    }
    return result
  }

  mutating func readInt32() throws(TreeCodingError) -> Int32 {
    let value = try readInt()
    guard let result = Int32(exactly: value) else { throw malformed }
    return result
  }

  /// A number of things that take at least one byte each, so that a false count cannot exhaust the memory.
  mutating func readCount() throws(TreeCodingError) -> Int {
    let count = try readInt()
    guard count >= 0 else { throw malformed }
    guard count <= bytes.count - offset else { throw .truncated }
    return count
  }

  mutating func readDouble() throws(TreeCodingError) -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(try readByte()) << shift }
    return Double(bitPattern: bits)
  }

  mutating func readString() throws(TreeCodingError) -> String {
    let count = try readCount()
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// Goes one level deeper for what `body` reads.
  mutating func nested<Value>(
    _ body: (inout ByteReader) throws(TreeCodingError) -> Value
  ) throws(TreeCodingError) -> Value {
    guard depth < Self.depthLimit else { throw .tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}
