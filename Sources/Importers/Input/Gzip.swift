import CZlib

/// Unpacks gzip files (RFC 1952), which Xcode's exports consist of.
enum Gzip {
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// The contents of a gzip file; nil where it is damaged, cut, or holds more than `limit` bytes: a small file can
  /// unpack to any size.
  static func unpack(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count <= Int(UInt32.max) else { return nil }
    var stream = z_stream()
    // 15 bits of window, and 16 more to ask for gzip's header.
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      while true {
        let status = chunk.withUnsafeMutableBufferPointer { chunk in
          stream.next_out = chunk.baseAddress
          stream.avail_out = UInt32(chunk.count)
          return inflate(&stream, Z_NO_FLUSH)
        }
        output += chunk[..<(chunk.count - Int(stream.avail_out))]
        guard output.count <= limit else { return nil }
        if status == Z_STREAM_END { return output }
        guard status == Z_OK else { return nil }
      }
    }
  }
}
