import OverrideCode

extension Parser {
  mutating func parseUnary() throws(ReadFailure) -> Expression {
    let start = index
    if token.kind == .punctuator, let symbol = Self.prefixOperators[token.text] {
      advance()
      let operand = try nested { parser throws(ReadFailure) in try parser.parseUnary() }
      return Expression(Self.apply(symbol, to: operand), at: range(from: start))
    }
    if at("("), let cast = try parseCast() { return cast }
    if atWord("sizeof") || atWord("__extension__") { return try parseSizeOf() }
    return try parsePostfix()
  }

  private static let prefixOperators: [String: UnaryOperator] = [
    "!": .not, "-": .negate, "+": .plus, "~": .bitNot, "&": .addressOf, "*": .dereference, "++": .preIncrement,
    "--": .preDecrement,
  ]

  /// A minus in front of a number belongs to it.
  private static func apply(_ symbol: UnaryOperator, to operand: Expression) -> Expression.Kind {
    switch (symbol, operand.kind) {
    case (.negate, .integer(let value)): .integer(0 &- value)
    case (.negate, .floating(let value)): .floating(-value)
    default: .unary(symbol, operand)
    }
  }

  /// `(UIView *)x`, `(CGPoint){1, 2}`; nil where plain brackets stand here.
  private mutating func parseCast() throws(ReadFailure) -> Expression? {
    let start = index
    guard let type = attempt({ parser throws(ReadFailure) in try parser.parseCastType() }) else { return nil }
    if at("{") {
      let list = try parseInitializerList(of: type)
      return try parsePostfix(of: Expression(list.kind, at: range(from: start)), from: start)
    }
    let operand = try nested { parser throws(ReadFailure) in try parser.parseUnary() }
    return Expression(.cast(.unchecked, operand, type), at: range(from: start))
  }

  /// `(Type)`, if what follows makes it a cast.
  private mutating func parseCastType() throws(ReadFailure) -> TypeName? {
    let close = closing[index]
    guard close > 0, close + 1 < end else { return nil }
    advance()
    guard token.kind == .identifier else { return nil }
    let isCertain =
      Words.plainTypes.contains(token.text) || Words.arithmeticTypes.contains(token.text)
      || Words.typeQualifiers.contains(token.text) || Words.typeOperators.contains(token.text)
    guard let type = try parseAbstractType(), index == close else { return nil }
    advance()
    let looksLikeType = isCertain || type.isPointer || type.name == "->"
    return startsOperand(behindCertainType: looksLikeType, named: type.name) ? type : nil
  }

  /// Whether the token at hand begins the operand of a cast, rather than going on after a value in brackets.
  private func startsOperand(behindCertainType isCertain: Bool, named name: String) -> Bool {
    switch token.kind {
    case .identifier: return !atWord("in")
    case .integer, .floating, .string, .objectString, .character, .atWord: return true
    case .end: return false
    case .punctuator:
      if isCertain { return ["(", "[", "{", "-", "+", "!", "~", "&", "*", "^", "@"].contains(token.text) }
      let isCapitalized = name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
      return isCapitalized && ["(", "[", "{", "!", "~", "^", "@"].contains(token.text)
    }
  }

  /// `sizeof(x)`: a call whose argument is an expression or a type.
  private mutating func parseSizeOf() throws(ReadFailure) -> Expression {
    let start = index
    if takeWord("__extension__") { return try parseUnary() }
    advance()
    try expect("(", "behind 'sizeof'")
    let argument: Expression
    let first = index
    if let type = attempt({ parser throws(ReadFailure) in
      let type = try parser.parseAbstractType()
      return parser.at(")") && type?.isPointer == true ? type : nil
    }) {
      argument = Expression(.classReference(type), at: range(from: first))
    } else {
      argument = try parseExpression()
    }
    try expect(")", "behind 'sizeof'")
    let call = Call(receiver: nil, baseName: "sizeof", arguments: [Argument(argument)], name: "sizeof")
    return Expression(.call(call), at: range(from: start))
  }
}
