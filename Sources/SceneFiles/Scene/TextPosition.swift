/// A place in a text. Lines and columns count from 1; a column is a Unicode scalar, whatever its width.
public struct TextPosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
