import OverrideCode

extension Parser {
  /// `@synchronized (x) { … }`, `@autoreleasepool { … }`, `@try { … }`, `@throw x;`, `@weakify(self);`; nil where an
  /// expression stands here.
  mutating func parseAtStatement() throws(ReadFailure) -> Statement? {
    let start = index
    let kind: Statement.Kind
    switch token.text {
    case "autoreleasepool":
      advance()
      kind = .block(try parseBlock())
    case "synchronized":
      advance()
      guard at("(") else { throw failure("expected '(' behind '@synchronized'") }
      skipToken()
      kind = .block(try parseBlock())
    case "try":
      kind = try parseTry()
    case "throw":
      advance()
      kind = .throw(at(";") ? Expression(.null, at: token.range) : try parseExpression())
      try expectSemicolon()
    case "weakify", "strongify", "unsafeify", "onExit", "keywordify":
      advance()
      if at("(") { skipToken() }
      if at("{") { skipToken() }
      _ = take(";")
      kind = .block([])
    default:
      return nil
    }
    return Statement(kind, at: range(from: start))
  }

  private mutating func parseTry() throws(ReadFailure) -> Statement.Kind {
    advance()
    let body = try parseBlock()
    var catches: [[Statement]] = []
    var finally: [Statement] = []
    while token.kind == .atWord, token.text == "catch" || token.text == "finally" {
      let isCatch = token.text == "catch"
      advance()
      if at("(") { skipToken() }
      let handler = try parseBlock()
      if isCatch { catches.append(handler) } else { finally = handler }
    }
    return .doCatch(body, catches: catches, finally: finally)
  }

  /// `dispatch_once(&token, ^{ … });`
  mutating func parseDispatchOnce() throws(ReadFailure) -> Statement.Kind {
    advance()
    try expect("(", "behind 'dispatch_once'")
    let token = try parseAssignment()
    try expect(",", "behind the token of 'dispatch_once'")
    let work = try parseAssignment()
    try expect(")", "at the end of 'dispatch_once'")
    try expectSemicolon()
    guard case .closure(let closure) = work.kind else {
      throw ReadFailure(message: "'dispatch_once' is only supported with a block written in place", range: work.range)
    }
    return .once(token: token, body: closure.body)
  }
}
