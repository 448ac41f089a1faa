import OverrideCode

extension Parser {
  /// `typedef NS_ENUM(NSInteger, Mode) { … };`, `typedef enum { … } Mode;`, `enum Mode { … };`, and other type
  /// definitions, which are skipped.
  mutating func parseTypedefOrEnum() throws(ReadFailure) {
    let start = index
    _ = takeWord("typedef")
    switch token.text {
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM":
      advance()
      try expect("(", "behind NS_ENUM")
      let rawType = try parseAbstractType()
      _ = take(",")
      let name = token.kind == .identifier ? token.text : ""
      while index < end, !at(")") { advance() }
      advance()
      try parseEnum(named: name, rawType: rawType, from: start)
    case "enum":
      advance()
      _ = takeWord("class") || takeWord("struct")
      var name = ""
      if token.kind == .identifier {
        name = token.text
        advance()
      }
      let rawType = take(":") ? try parseAbstractType() : nil
      guard at("{") else { return skipStatement() }
      try parseEnum(named: name, rawType: rawType, from: start)
    default:
      skipStatement()
      // `typedef struct { … } Name;`
      if token.kind == .identifier, peek(1)?.isPunctuator(";") == true { skipStatement() }
    }
  }

  private mutating func parseEnum(named name: String, rawType: TypeName?, from start: Int) throws(ReadFailure) {
    skipAttributes()
    guard at("{") else { return skipStatement() }
    let close = closing[index]
    var declaration = TypeDeclaration(
      kind: .enumeration, name: name, inherited: rawType.map { [$0.name] } ?? [], range: range(from: start))
    advance()
    while index < end, token.kind == .identifier {
      let first = index
      var enumCase = EnumCase(name: token.text, range: token.range)
      advance()
      skipAttributes()
      if take("=") { enumCase.rawValue = try parseConditional() }
      enumCase.range = range(from: first)
      declaration.cases.append(enumCase)
      guard take(",") else { break }
    }
    if close > 0 { index = min(close, end) }
    _ = take("}")
    if token.kind == .identifier {
      declaration.name = token.text
      advance()
    }
    skipAttributes()
    _ = take(";")
    declaration.range = range(from: start)
    source.types.append(declaration)
  }
}
