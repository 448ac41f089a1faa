import OverrideCode

extension Parser {
  /// `^{ … }`, `^(UIView *view) { … }`, `^BOOL(UIView *view) { … }`
  mutating func parseBlockLiteral() throws(ReadFailure) -> Expression {
    let start = index
    advance()
    var parameters: [Parameter] = []
    if !at("{"), !at("(") {
      guard let specifier = try parseTypeSpecifier() else {
        throw failure("expected the body of a block, found \(token.quoted)")
      }
      var type = specifier
      while take("*") { type.isPointer = true }
      skipQualifiers()
    }
    if at("(") { parameters = try parseParameterList() }
    skipAttributes()
    guard at("{") else { throw failure("expected the body of a block, found \(token.quoted)") }
    let body = try nested { parser throws(ReadFailure) in try parser.parseBlock() }
    return Expression(.closure(Closure(parameters: parameters, body: body)), at: range(from: start))
  }
}
