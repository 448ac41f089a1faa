extension Diagnostic {
  /// The form that editors and CI read, `file:line:column: error: message [rule-id]`, with the notes on lines of
  /// their own in the same form.
  public var text: String {
    var text = Self.line(file, position, severity, message)
    if let help { text += "; \(help)" }
    text += " [\(ruleID)]"
    for note in notes { text += "\n" + Self.line(file, note.position, .note, note.message) }
    return text
  }

  private static func line(_ file: String, _ position: TextPosition?, _ severity: Severity, _ message: String) -> String
  {
    var line = file
    if let position { line += ":\(position.line):\(position.column)" }
    return line + ": \(severity.rawValue): \(message)"
  }
}
