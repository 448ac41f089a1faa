import OverrideCode
import SceneFiles

extension Diagnostic {
  /// A reader's problem with the source file at the path.
  init(_ problem: ReadProblem, in path: String, text: String) {
    let severity: Severity
    switch problem.severity {
    case .error: severity = .error
    case .warning: severity = .warning
    case .note: severity = .note
    }
    self.init(
      ruleID: "source-code", severity: severity, file: path, position: TextPosition(problem.range, in: text),
      message: onOneLine(problem.message, atMost: 300))
  }
}

extension TextPosition {
  /// The start of a range: readers count columns in bytes, diagnostics in Unicode scalars.
  fileprivate init(_ range: SourceRange, in text: String) {
    var rest = text.utf8[...]
    for _ in 1..<max(1, range.line) {
      guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      rest = rest[rest.index(after: newline)...]
    }
    let before = String(decoding: rest.prefix(max(0, Int(range.column) - 1)), as: UTF8.self)
    self.init(line: Int(range.line), column: before.unicodeScalars.count + 1)
  }
}
