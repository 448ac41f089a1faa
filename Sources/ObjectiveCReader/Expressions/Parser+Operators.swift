import OverrideCode

extension Parser {
  /// Expressions separated by C's comma.
  mutating func parseExpression() throws(ReadFailure) -> Expression {
    var left = try parseAssignment()
    while at(",") {
      advance()
      try addLink()
      let right = try parseAssignment()
      left = Expression(.binary(.comma, left, right), at: left.range.extended(to: right.range))
    }
    return left
  }

  /// An expression without commas: what stands between those of a call.
  mutating func parseAssignment() throws(ReadFailure) -> Expression {
    try nested { parser throws(ReadFailure) in
      let target = try parser.parseConditional()
      let symbol = Self.compoundAssignments[parser.token.text]
      guard parser.token.kind == .punctuator, symbol != nil || parser.at("=") else {
        return try parser.parseShiftAssignment(to: target)
      }
      parser.advance()
      let value =
        parser.at("{") ? try parser.parseInitializerList(of: nil) : try parser.parseAssignment()
      return Expression(.assignment(target, symbol, value), at: target.range.extended(to: value.range))
    }
  }

  private static let compoundAssignments: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder, "&=": .bitAnd, "|=": .bitOr,
    "^=": .bitXor, "<<=": .shiftLeft,
  ]

  /// `a >>= b`, whose sign is cut into two tokens.
  private mutating func parseShiftAssignment(to target: Expression) throws(ReadFailure) -> Expression {
    guard at(">"), let next = peek(1), next.isPunctuator(">="), next.touches(token) else { return target }
    advance()
    advance()
    let value = try parseAssignment()
    return Expression(.assignment(target, .shiftRight, value), at: target.range.extended(to: value.range))
  }

  /// `a ? b : c`, `a ?: c`
  mutating func parseConditional() throws(ReadFailure) -> Expression {
    let condition = try parseBinary(tighterThan: 0)
    guard take("?") else { return condition }
    if take(":") {
      let otherwise = try parseBranch()
      return Expression(
        .conditional(condition, then: nil, else: otherwise), at: condition.range.extended(to: otherwise.range))
    }
    let then = try nested { parser throws(ReadFailure) in try parser.parseExpression() }
    try expect(":", "in 'a ? b : c'")
    let otherwise = try parseBranch()
    return Expression(
      .conditional(condition, then: then, else: otherwise), at: condition.range.extended(to: otherwise.range))
  }

  private mutating func parseBranch() throws(ReadFailure) -> Expression {
    try nested { parser throws(ReadFailure) in try parser.parseConditional() }
  }

  private mutating func parseBinary(tighterThan limit: Int) throws(ReadFailure) -> Expression {
    var left = try parseUnary()
    while let (symbol, precedence, length) = binaryOperator, precedence > limit {
      for _ in 0..<length { advance() }
      let right = try parseBinary(tighterThan: precedence)
      try addLink()
      left = join(left, symbol, right)
    }
    return left
  }

  /// The operator at hand, how tight it binds, and its number of tokens.
  private var binaryOperator: (BinaryOperator, Int, Int)? {
    guard token.kind == .punctuator else { return nil }
    if at(">"), let next = peek(1), next.isPunctuator(">"), next.touches(token) { return (.shiftRight, 8, 2) }
    if at(">"), let next = peek(1), next.isPunctuator(">="), next.touches(token) { return nil }
    guard let (symbol, precedence) = Self.binaryOperators[token.text] else { return nil }
    return (symbol, precedence, 1)
  }

  private static let binaryOperators: [String: (BinaryOperator, Int)] = [
    "||": (.or, 1), "&&": (.and, 2), "|": (.bitOr, 3), "^": (.bitXor, 4), "&": (.bitAnd, 5), "==": (.equal, 6),
    "!=": (.notEqual, 6), "<": (.less, 7), "<=": (.lessOrEqual, 7), ">": (.greater, 7), ">=": (.greaterOrEqual, 7),
    "<<": (.shiftLeft, 8), "+": (.add, 9), "-": (.subtract, 9), "*": (.multiply, 10), "/": (.divide, 10),
    "%": (.remainder, 10),
  ]

  /// `sizeof(a) / sizeof(a[0])` is the number of a C array's elements.
  private func join(_ left: Expression, _ symbol: BinaryOperator, _ right: Expression) -> Expression {
    let range = left.range.extended(to: right.range)
    if symbol == .divide, case .call(let whole) = left.kind, whole.name == "sizeof", case .call(let one) = right.kind,
      one.name == "sizeof", let array = whole.arguments.first?.value
    {
      return Expression(.member(array, "count"), at: range)
    }
    return Expression(.binary(symbol, left, right), at: range)
  }
}
