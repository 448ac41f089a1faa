/// What a reader makes of one source file.
public struct Reading: Sendable {
  public var file: SourceFile
  /// In the file's order.
  public var problems: [ReadProblem]

  public init(file: SourceFile, problems: [ReadProblem] = []) {
    self.file = file
    self.problems = problems
  }
}
