import OverrideCode

extension Parser {
  /// Reads the macros that are values as constants, and those with parameters as functions.
  static func declareMacros(_ macros: [Macro], in source: inout SourceFile) {
    for macro in macros {
      var parser = Parser(
        tokens: macro.tokens + [Token(kind: .end, text: "", range: macro.name.range, startsLine: true)],
        source: SourceFile(name: source.name, language: .objectiveC, text: ""), bareMethodsClass: nil)
      if macro.isConstant {
        guard let value = parser.parseWholeExpression() else { continue }
        var property = Property(name: macro.name.text, initialValue: value, range: macro.name.range)
        property.isConstant = true
        source.globals.append(property)
      } else if let parameters = macro.parameters {
        source.functions.append(
          Function(
            name: macro.name.text, baseName: macro.name.text, parameters: parameters.map { Parameter(name: $0) },
            body: parser.parseMacroBody(), range: macro.name.range))
      }
    }
  }

  private mutating func parseWholeExpression() -> Expression? {
    attempt { parser throws(ReadFailure) in
      let value = try parser.parseExpression()
      return parser.index == parser.end ? value : nil
    }
  }

  /// An expression is the macro's value; logging, and what makes sense only where the macro is used, is nothing.
  private mutating func parseMacroBody() -> [Statement] {
    guard index < end else { return [] }
    if let value = parseWholeExpression() { return [Statement(.return(value), at: value.range)] }
    let statements = parseStatements()
    return problems.isEmpty ? statements : []
  }
}
