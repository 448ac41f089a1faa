/// A stretch of a source file: what a diagnostic points at and what a trace marks as executed.
public struct SourceRange: Hashable, Sendable {
  /// The index of the file in `Program.files`.
  public var file: Int32
  /// The first line, counted from 1.
  public var line: Int32
  /// The first column, counted from 1 in UTF-8 bytes, as compilers count.
  public var column: Int32
  public var endLine: Int32
  /// The column just behind the last character.
  public var endColumn: Int32

  public init(file: Int32, line: Int32, column: Int32, endLine: Int32, endColumn: Int32) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// The place of what no file spells out.
  public static let none = SourceRange(file: 0, line: 0, column: 0, endLine: 0, endColumn: 0)

  /// From the start of this range to the end of another one.
  public func extended(to other: SourceRange) -> SourceRange {
    SourceRange(file: file, line: line, column: column, endLine: other.endLine, endColumn: other.endColumn)
  }
}
