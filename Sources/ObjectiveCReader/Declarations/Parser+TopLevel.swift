import OverrideCode

extension Parser {
  /// Reads the whole file.
  mutating func parseFile() {
    while index < end {
      let start = index
      do {
        try parseTopLevel()
      } catch {
        warn(error.message, at: error.range)
        if index == start || !(token.startsLine && isAtMethod) { skipDeclaration() }
      }
      if index == start { advance() }
      height = 0
    }
  }

  private mutating func parseTopLevel() throws(ReadFailure) {
    switch token.kind {
    case .atWord:
      try parseAtDeclaration()
    case .punctuator:
      if isAtMethod {
        try parseBareMethod()
      } else {
        if at("(") || at("[") { skipToken() } else { advance() }
      }
    case .identifier:
      try parseDeclaration()
    default:
      advance()
    }
  }

  private mutating func parseAtDeclaration() throws(ReadFailure) {
    switch token.text {
    case "interface": try parseInterface()
    case "implementation": try parseImplementation()
    case "protocol": skipProtocol()
    case "class", "import", "compatibility_alias": skipStatement()
    default: advance()
    }
  }

  /// `@protocol A, B;` or a protocol with its members, which have no bodies.
  private mutating func skipProtocol() {
    advance()
    while index < end, token.kind == .identifier || at(",") || at("<") || at(">") { advance() }
    if take(";") { return }
    while index < end, !(token.kind == .atWord && token.text == "end") { skipToken() }
    advance()
  }

  private mutating func parseDeclaration() throws(ReadFailure) {
    if isAtProse {
      skipLine()
      return
    }
    switch token.text {
    case "typedef", "enum", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM":
      try parseTypedefOrEnum()
    case "namespace":
      // The members are read as if they stood outside.
      while index < end, !at("{"), !at(";") { advance() }
      advance()
    case "extern" where peek(1)?.kind == .string:
      advance()
      advance()
      _ = take("{")
    case "using", "template", "friend":
      skipStatement()
    default:
      try parseGlobalOrFunction()
    }
  }
}
