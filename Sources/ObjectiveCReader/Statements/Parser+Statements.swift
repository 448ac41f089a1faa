import OverrideCode

extension Parser {
  /// Statements up to the `}` or the end at hand. One that cannot be read becomes `unreadable`.
  mutating func parseStatements() -> [Statement] {
    var statements: [Statement] = []
    while index < end, !at("}") {
      let start = index
      if isAtProse {
        problems.append(ReadProblem(.note, "this line is no code and is left out", at: token.range))
        skipLine()
        continue
      }
      do {
        statements += try parseStatement()
      } catch {
        index = max(index, start)
        skipStatement()
        if index == start { skipToken() }
        warn(error.message, at: error.range)
        statements.append(Statement(.unreadable(error.message), at: error.range))
      }
    }
    return statements
  }

  /// One statement; a declaration of several variables makes several, a lone `;` none.
  mutating func parseStatement() throws(ReadFailure) -> [Statement] {
    try nested { parser throws(ReadFailure) in try parser.parseUnnestedStatement() }
  }

  private mutating func parseUnnestedStatement() throws(ReadFailure) -> [Statement] {
    let start = index
    switch token.kind {
    case .punctuator where at(";"):
      advance()
      return []
    case .punctuator where at("{"):
      let body = try parseBlock()
      return [Statement(.block(body), at: range(from: start))]
    case .atWord:
      if let statement = try parseAtStatement() { return [statement] }
    case .identifier:
      if let kind = try parseKeywordStatement() { return [Statement(kind, at: range(from: start))] }
      if peek(1)?.isPunctuator(":") == true, peek(2)?.isPunctuator(":") == false {
        throw failure("'goto' and its labels are not supported")
      }
      if let declaration = attempt({ parser throws(ReadFailure) in try parser.parseLocalDeclaration() }) {
        return declaration
      }
    default: break
    }
    return [try parseExpressionStatement()]
  }

  /// Statements that begin with a word of C; nil where none stands here.
  private mutating func parseKeywordStatement() throws(ReadFailure) -> Statement.Kind? {
    switch token.text {
    case "if": return try parseIf()
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "do": return try parseDoWhile()
    case "switch": return try parseSwitch()
    case "return":
      advance()
      let value = at(";") || at("}") || index >= end ? nil : try parseReturnValue()
      try expectSemicolon()
      return .return(value)
    case "break":
      advance()
      try expectSemicolon()
      return .break(label: nil)
    case "continue":
      advance()
      try expectSemicolon()
      return .continue(label: nil)
    case "goto", "case", "default", "else", "try", "catch":
      throw failure("'\(token.text)' is not expected here")
    case "throw":
      advance()
      let value = try parseExpression()
      try expectSemicolon()
      return .throw(value)
    case "dispatch_once": return try parseDispatchOnce()
    default: return nil
    }
  }

  private mutating func parseReturnValue() throws(ReadFailure) -> Expression {
    at("{") ? try parseInitializerList(of: nil) : try parseExpression()
  }

  /// `{ … }`
  mutating func parseBlock() throws(ReadFailure) -> [Statement] {
    guard at("{") else { throw failure("expected '{', found \(token.quoted)") }
    return parseBody()
  }

  /// The body of `if` or a loop: a block, or a single statement.
  mutating func parseControlled() throws(ReadFailure) -> [Statement] {
    if at("{") { return try nested { parser throws(ReadFailure) in try parser.parseBlock() } }
    guard index < end, !at("}") else { throw failure("expected a statement, found \(token.quoted)") }
    return try parseStatement()
  }

  /// `view.hidden = YES;`
  private mutating func parseExpressionStatement() throws(ReadFailure) -> Statement {
    let start = index
    let value = try parseExpression()
    try expectSemicolon()
    return Statement(.expression(value), at: range(from: start))
  }

  /// The `;` behind a statement. It may be missing at the end of a line, behind a macro that brings its own.
  mutating func expectSemicolon() throws(ReadFailure) {
    if take(";") || at("}") || index >= end || token.startsLine { return }
    throw failure("expected ';' behind the statement, found \(token.quoted)")
  }
}
