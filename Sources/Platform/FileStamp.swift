#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is another after a file was written or replaced.
public struct FileStamp: Hashable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The file's stamp, through links; nil where there is no file.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// The stamps of all files in a folder and the ones inside it, by their paths. Hidden files are left out, which editors keep
  /// for themselves, and links to folders, which may lead around.
  ///
  /// - Parameter excluded: a folder that is left out as well.
  public static func all(in folder: String, except excluded: String) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    var excludedStatus = stat()
    let isExcluding = stat(excluded, &excludedStatus) == 0
    var waiting = [folder]
    while let folder = waiting.popLast() {
      for name in (try? DirectoryReading.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = Path.join(folder, name)
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          let isExcluded =
            isExcluding && status.st_ino == excludedStatus.st_ino && status.st_dev == excludedStatus.st_dev
          if !isExcluded { waiting.append(path) }
        } else {
          stamps[path] = FileStamp(path: path)
        }
      }
    }
    return stamps
  }
}
