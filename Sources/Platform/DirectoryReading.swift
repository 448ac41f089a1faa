#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading a directory that is one document, such as Xcode's `.viewhierarchy`.
public enum DirectoryReading {
  /// What no document comes near; it keeps a wrong path, such as a home folder, from being read whole.
  private static let mostFiles = 10_000
  private static let largestSize = 1 << 30

  public static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The contents of all files in the directory and the ones inside it, by their paths from it. Links are not followed.
  public static func files(in directory: String) throws(FileProblem) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var size = 0
    var open = [""]
    while let folder = open.popLast() {
      for name in try names(in: directory + "/" + folder) {
        let path = folder + name
        var status = stat()
        guard lstat(directory + "/" + path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { open.append(path + "/") }
        guard status.st_mode & S_IFMT == S_IFREG else { continue }
        size += Int(status.st_size)
        guard files.count < mostFiles, size <= largestSize else {
          throw FileProblem(path: directory, operation: .read, reason: "it holds too much to be one document")
        }
        files[path] = try FileReading.contents(of: directory + "/" + path)
      }
    }
    return files
  }

  static func names(in directory: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(directory) else {
      throw FileProblem(path: directory, operation: .read, errorNumber: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
