#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum StandardStreams {
  /// Everything on standard input.
  static func readInput() throws(RasterizerError) -> [UInt8] {
    var input: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count == 0 { return input }
      if count > 0 {
        input.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        throw .reading(reason)
      }
    }
  }

  /// Puts all the bytes on standard output.
  static func write(_ bytes: [UInt8]) throws(RasterizerError) {
    try write(bytes, to: STDOUT_FILENO)
  }

  static func report(_ error: RasterizerError) {
    // Where standard error is closed there is nobody to tell.
    try? write(Array("hitviz-rasterizer: error: \(error.message)\n".utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(RasterizerError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw .writing(reason)
      }
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(file, bytes, count)
  #else
    Darwin.write(file, bytes, count)
  #endif
}
