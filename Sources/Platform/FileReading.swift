#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading files and standard input whole.
public enum FileReading {
  /// What no file of ours comes near; it ends the reading of an endless device.
  static let largestSize = 1 << 30

  public static let standardInputName = "standard input"

  public static func contents(of path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: path, operation: .read, errorNumber: errno) }
    defer { close(descriptor) }
    return try contents(of: descriptor, named: path)
  }

  public static func standardInput() throws(FileProblem) -> [UInt8] {
    try contents(of: STDIN_FILENO, named: standardInputName)
  }

  static func contents(of descriptor: Int32, named path: String) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileProblem(path: path, operation: .read, errorNumber: errno)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileProblem(path: path, operation: .read, errorNumber: EISDIR)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0) + 1, largestSize))
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(path: path, operation: .read, errorNumber: errno)
      }
      bytes.append(contentsOf: block[..<count])
      guard bytes.count <= largestSize else {
        throw FileProblem(path: path, operation: .read, reason: "it is larger than 1 GiB")
      }
    }
  }
}

extension FileReading {
  /// Whether there is a file or folder of that path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
