#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that is installed beside this one and started only when it is needed, so that its libraries cost nothing
/// otherwise.
public struct NeighborProgram: Sendable {
  public let name: String
  public let path: String

  /// What came back from a program that ran to its end.
  public struct Outcome: Sendable {
    public let status: Int32
    public let output: [UInt8]
    public let errors: String
  }

  /// Why a program could not be run.
  public struct Problem: Error, Hashable, Sendable {
    public let message: String
  }

  /// Finds the program beside the running one, as the build puts it, or in `../libexec/hitviz`, as it is installed.
  public init(named name: String) throws(Problem) {
    self.name = name
    let folder = Path.folder(of: Self.ownPath)
    let candidates = ["\(folder)/\(name)", "\(folder)/../libexec/hitviz/\(name)"]
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw Problem(
        message: "cannot find the program \(name), which belongs beside hitviz or in ../libexec/hitviz: "
          + "build all products with `swift build`, or install them with `make install`")
    }
    path = found
  }

  /// Runs the program with the bytes as its standard input and waits for its end.
  public func run(_ arguments: [String], input: [UInt8]) throws(Problem) -> Outcome {
    var pipes = [[Int32]]()
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw Problem(message: "cannot start \(name): \(String(cString: strerror(errno)))")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    let process = try start(arguments, input: pipes[0][0], output: pipes[1][1], errors: pipes[2][1])
    close(pipes[0][0])
    close(pipes[1][1])
    close(pipes[2][1])
    let (output, errors) = Self.exchange(input, to: pipes[0][1], output: pipes[1][0], errors: pipes[2][0])

    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    guard signal == 0 else { throw Problem(message: "\(name) was ended by signal \(signal)") }
    return Outcome(status: (status >> 8) & 0xFF, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  private func start(_ arguments: [String], input: Int32, output: Int32, errors: Int32) throws(Problem) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)

    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, path, &actions, nil, words, environ)
    guard result == 0 else { throw Problem(message: "cannot start \(path): \(String(cString: strerror(result)))") }
    return process
  }

  /// Feeds the input and collects both outputs as they come, so that no full pipe stops either side; closes all three.
  private static func exchange(
    _ input: [UInt8], to inputEnd: Int32, output outputEnd: Int32, errors errorEnd: Int32
  ) -> (output: [UInt8], errors: [UInt8]) {
    _ = fcntl(inputEnd, F_SETFL, O_NONBLOCK)
    var (output, errors) = ([UInt8](), [UInt8]())
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var written = 0
    var polled = [
      pollfd(fd: inputEnd, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorEnd, events: Int16(POLLIN), revents: 0),
    ]
    func finish(_ index: Int) {
      close(polled[index].fd)
      polled[index].fd = -1
    }
    if input.isEmpty { finish(0) }
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      if polled[0].fd >= 0, polled[0].revents != 0 {
        let count = input.withUnsafeBytes { write(inputEnd, $0.baseAddress! + written, $0.count - written) }
        if count > 0 { written += count }
        if written == input.count || (count < 0 && errno != EAGAIN && errno != EINTR) { finish(0) }
      }
      for index in 1...2 where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = read(polled[index].fd, &block, block.count)
        if count > 0 {
          if index == 1 { output += block[..<count] } else { errors += block[..<count] }
        } else if count == 0 || errno != EINTR {
          finish(index)
        }
      }
    }
    for index in polled.indices where polled[index].fd >= 0 { finish(index) }
    return (output, errors)
  }

  /// The running program's file, through all links.
  public static var ownPath: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&buffer, &size)
      guard let resolved = realpath(buffer, nil) else { return String(cString: buffer) }
    #else
      guard let resolved = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    #endif
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
