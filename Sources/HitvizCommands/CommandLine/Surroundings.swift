import Platform

/// Everything outside that a command touches, so that tests can run commands without a process.
public struct Surroundings: Sendable {
  public var environment: @Sendable (String) -> String?
  public var readInput: @Sendable () throws(FileProblem) -> [UInt8]
  public var writeOutput: @Sendable ([UInt8]) throws(FileProblem) -> Void
  public var writeError: @Sendable (String) -> Void
  public var outputIsTerminal: Bool

  public init(
    environment: @escaping @Sendable (String) -> String?,
    readInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
    writeOutput: @escaping @Sendable ([UInt8]) throws(FileProblem) -> Void,
    writeError: @escaping @Sendable (String) -> Void, outputIsTerminal: Bool
  ) {
    self.environment = environment
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.outputIsTerminal = outputIsTerminal
  }

  /// The process's own.
  public static var process: Surroundings {
    Surroundings(
      environment: { ProcessEnvironment.value($0) },
      readInput: { () throws(FileProblem) in try FileReading.standardInput() },
      writeOutput: { (bytes) throws(FileProblem) in try FileWriting.writeToStandardOutput(bytes) },
      writeError: { FileWriting.writeToStandardError($0) },
      outputIsTerminal: ProcessEnvironment.standardOutputIsTerminal)
  }
}
