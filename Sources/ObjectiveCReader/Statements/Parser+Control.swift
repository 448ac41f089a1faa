import OverrideCode

extension Parser {
  mutating func parseIf() throws(ReadFailure) -> Statement.Kind {
    advance()
    _ = takeWord("constexpr")
    let condition = try parseParenthesizedCondition("if")
    let then = try parseControlled()
    guard takeWord("else") else { return .if([condition], then: then, else: nil) }
    return .if([condition], then: then, else: try parseControlled())
  }

  mutating func parseWhile() throws(ReadFailure) -> Statement.Kind {
    advance()
    let condition = try parseParenthesizedCondition("while")
    return .while([condition], body: try parseControlled())
  }

  mutating func parseDoWhile() throws(ReadFailure) -> Statement.Kind {
    advance()
    let body = try parseControlled()
    guard takeWord("while") else { throw failure("expected 'while' behind the body of 'do', found \(token.quoted)") }
    try expect("(", "behind 'while'")
    let condition = try parseExpression()
    try expect(")", "behind the condition")
    try expectSemicolon()
    return .repeatWhile(body: body, condition: condition)
  }

  /// `(view.hidden)`, and C++'s `(UIView *view = self.superview)`.
  private mutating func parseParenthesizedCondition(_ word: String) throws(ReadFailure) -> Condition {
    try expect("(", "behind '\(word)'")
    let condition: Condition
    if let binding = attempt({ parser throws(ReadFailure) in try parser.parseConditionBinding() }) {
      condition = binding
    } else {
      condition = .expression(try parseExpression())
    }
    try expect(")", "behind the condition of '\(word)'")
    return condition
  }

  private mutating func parseConditionBinding() throws(ReadFailure) -> Condition? {
    guard let specifier = try parseTypeSpecifier() else { return nil }
    let (name, _) = try parseDeclarator(of: specifier)
    guard let name, take("=") else { return nil }
    return .binding(.name(name.text), try parseAssignment())
  }

  /// All three kinds: `for (UIView *v in views)`, `for (auto v : views)`, `for (int i = 0; i < n; i++)`.
  mutating func parseFor() throws(ReadFailure) -> Statement.Kind {
    advance()
    try expect("(", "behind 'for'")
    if let name = attempt({ parser throws(ReadFailure) in try parser.parseElementName() }) {
      let sequence = try parseExpression()
      try expect(")", "behind the collection of 'for'")
      return .forIn(name == "_" ? .wildcard : .name(name), in: sequence, where: nil, body: try parseControlled())
    }
    var start: [Statement] = []
    if !take(";") { start = try parseLoopStart() }
    let condition = at(";") ? nil : try parseExpression()
    try expect(";", "behind the condition of 'for'")
    var step: [Expression] = []
    while !at(")") {
      step.append(try parseAssignment())
      guard take(",") else { break }
    }
    try expect(")", "at the end of 'for (…)'")
    return .forLoop(start: start, condition: condition, step: step, body: try parseControlled())
  }

  /// The element of a for-in with the `in` behind it.
  private mutating func parseElementName() throws(ReadFailure) -> String? {
    if token.kind == .identifier, peek(1)?.isIdentifier("in") == true {
      let name = token.text
      advance()
      advance()
      return name
    }
    guard let specifier = try parseTypeSpecifier() else { return nil }
    let (name, _) = try parseDeclarator(of: specifier)
    guard let name, takeWord("in") || take(":") else { return nil }
    return name.text
  }

  private mutating func parseLoopStart() throws(ReadFailure) -> [Statement] {
    if let declaration = attempt({ parser throws(ReadFailure) in try parser.parseLocalDeclaration() }) {
      return declaration
    }
    var start: [Statement] = []
    repeat {
      let value = try parseAssignment()
      start.append(Statement(.expression(value), at: value.range))
    } while take(",")
    try expect(";", "behind the start of 'for'")
    return start
  }
}
