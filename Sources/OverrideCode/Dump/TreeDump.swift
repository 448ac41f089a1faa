/// Writes a tree as text, one declaration or statement a line, alike for both languages: for tests, and for looking at
/// what a reader made of a file.
///
/// ```
/// class ChatButton: UIButton
///   func hitTest(_:with:)(point: CGPoint, event: UIEvent?) -> UIView?
///     let view = super.hitTest(_:with:)(point, event)
///     return ((view === self) ? nil : view)
/// ```
public struct TreeDump {
  /// Whether each line begins with its place, `line:column-line:column`.
  public var showsPlaces: Bool
  public private(set) var text = ""
  private var indentation = 0

  public init(showsPlaces: Bool = false) {
    self.showsPlaces = showsPlaces
  }

  /// The whole file.
  public mutating func write(_ file: SourceFile) {
    for property in file.globals { write(property, keyword: "global") }
    for function in file.functions { write(function) }
    for type in file.types { write(type) }
  }

  /// A problem as compilers print it: `file:line:column: severity: message`.
  public mutating func write(_ problem: ReadProblem, in file: SourceFile) {
    let severity: String
    switch problem.severity {
    case .error: severity = "error"
    case .warning: severity = "warning"
    case .note: severity = "note"
    }
    text += "\(file.name):\(problem.range.line):\(problem.range.column): \(severity): \(problem.message)\n"
  }

  mutating func line(_ content: String, at range: SourceRange) {
    if showsPlaces { text += "\(range.line):\(range.column)-\(range.endLine):\(range.endColumn)\t" }
    for _ in 0..<indentation { text += "  " }
    text += content
    text += "\n"
  }

  mutating func indented(_ body: (inout TreeDump) -> Void) {
    indentation += 1
    body(&self)
    indentation -= 1
  }

  mutating func write(_ statements: [Statement]) {
    indented { dump in
      for statement in statements { dump.write(statement) }
    }
  }
}
