#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writing files whole or not at all.
public enum FileWriting {
  public static let standardOutputName = "standard output"

  /// Puts the bytes into the file. They go to a new file beside it first, which takes its place when it is
  /// complete; on any error the old one stays as it was. A device or pipe is written directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let target = resolvingLinks(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw FileProblem(path: path, operation: .write, errorNumber: EISDIR)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileProblem(path: path, operation: .write, errorNumber: errno) }
      defer { close(descriptor) }
      return try write(bytes, to: descriptor, named: path)
    }
    if exists, access(target, W_OK) != 0 {
      throw FileProblem(path: path, operation: .write, errorNumber: errno)
    }
    try replace(target, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil, named: path)
  }

  /// Makes the folder, with those around it, where it is not there.
  public static func makeFolder(_ path: String) throws(FileProblem) {
    guard !path.isEmpty, !FileReading.exists(path) else { return }
    try makeFolder(Path.folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileProblem(path: path, operation: .write, errorNumber: errno)
    }
  }

  public static func writeToStandardOutput(_ bytes: [UInt8]) throws(FileProblem) {
    try write(bytes, to: STDOUT_FILENO, named: standardOutputName)
  }

  public static func writeToStandardError(_ text: String) {
    // A message that cannot be shown has nowhere else to go.
    try? write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32, named path: String) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(path: path, operation: .write, errorNumber: errno)
      }
      written += count
    }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, named path: String
  ) throws(FileProblem) {
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileProblem(path: path, operation: .write, errorNumber: errno) }
    let temporary = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    do throws(FileProblem) {
      defer { close(descriptor) }
      try write(bytes, to: descriptor, named: path)
      guard fchmod(descriptor, mode ?? defaultMode) == 0 else {
        throw FileProblem(path: path, operation: .write, errorNumber: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let problem = FileProblem(path: path, operation: .write, errorNumber: errno)
      unlink(temporary)
      throw problem
    }
  }

  /// What a program that creates a file plainly would give it.
  private static var defaultMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  /// The file that the path leads to, so that a link stays a link.
  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
