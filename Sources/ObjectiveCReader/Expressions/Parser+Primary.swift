import OverrideCode

extension Parser {
  mutating func parsePrimary() throws(ReadFailure) -> Expression {
    let start = index
    let first = token
    switch first.kind {
    case .integer, .character:
      advance()
      return Expression(.integer(first.integer), at: first.range)
    case .floating:
      advance()
      return Expression(.floating(first.floating), at: first.range)
    case .string, .objectString:
      return parseString()
    case .atWord:
      return try parseAtWord()
    case .identifier:
      return try parseName()
    case .punctuator:
      switch first.text {
      case "(": return try parseParenthesized()
      case "[": return try parseMessage()
      case "^": return try parseBlockLiteral()
      case "@": return try parseBoxed()
      case "{": throw failure("a list in braces is not expected here")
      default: break
      }
    case .end: break
    }
    index = start
    throw failure("expected an expression, found \(first.quoted)")
  }

  /// `(a + b)`, `({ …; value; })`
  private mutating func parseParenthesized() throws(ReadFailure) -> Expression {
    let start = index
    advance()
    if at("{") {
      let statements = try nested { parser throws(ReadFailure) in try parser.parseBlock() }
      try expect(")", "behind '({ … }'")
      return Expression(.statements(statements), at: range(from: start))
    }
    let value = try parseExpression()
    try expect(")", "to close the bracket")
    return Expression(value.kind, at: range(from: start))
  }

  /// Strings that follow each other are one.
  private mutating func parseString() -> Expression {
    let start = index
    var text = ""
    while token.kind == .string || token.kind == .objectString {
      text += token.text
      advance()
    }
    return Expression(.string(text.isEmpty ? [] : [.text(text)]), at: range(from: start))
  }

  /// A word: a literal, `self`, or any name.
  private mutating func parseName() throws(ReadFailure) -> Expression {
    let start = index
    let name = token.text
    switch name {
    case "nil", "Nil", "NULL", "nullptr": return literal(.null)
    case "YES", "true", "TRUE": return literal(.boolean(true))
    case "NO", "false", "FALSE": return literal(.boolean(false))
    case "self", "this": return literal(.selfReference)
    case "super": return literal(.superReference)
    case "static_cast", "const_cast", "reinterpret_cast", "dynamic_cast": return try parseNamedCast()
    case "if", "else", "for", "while", "do", "switch", "return", "break", "continue", "case", "goto", "new", "delete":
      throw failure("expected an expression, found '\(name)'")
    default: break
    }
    advance()
    var full = name
    while at("::"), let next = peek(1), next.kind == .identifier {
      advance()
      full += "::" + next.text
      advance()
    }
    // `std::max<CGFloat>(a, b)`
    if full != name, at("<") { skipTemplateArguments() }
    return Expression(.name(full), at: range(from: start))
  }

  private mutating func literal(_ kind: Expression.Kind) -> Expression {
    let place = token.range
    advance()
    return Expression(kind, at: place)
  }

  private mutating func skipTemplateArguments() {
    _ = attempt { parser throws(ReadFailure) -> Bool? in
      parser.advance()
      while let type = try parser.parseAbstractType(), !type.name.isEmpty {
        if parser.take(">") { return parser.at("(") ? true : nil }
        guard parser.take(",") else { return nil }
      }
      return nil
    }
  }

  /// `static_cast<CGFloat>(x)`
  private mutating func parseNamedCast() throws(ReadFailure) -> Expression {
    let start = index
    let kind: CastKind = token.text == "dynamic_cast" ? .conditional : .unchecked
    advance()
    try expect("<", "behind a cast")
    guard let type = try parseAbstractType() else { throw failure("expected a type, found \(token.quoted)") }
    try expect(">", "behind the type of a cast")
    try expect("(", "behind the type of a cast")
    let value = try parseExpression()
    try expect(")", "behind a cast")
    return Expression(.cast(kind, value, type), at: range(from: start))
  }
}
