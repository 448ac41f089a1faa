import OverrideCode

extension Parser {
  /// `@[a, b]`, `@{k: v}`, `@(x)`, `@44`
  mutating func parseBoxed() throws(ReadFailure) -> Expression {
    let start = index
    advance()
    if at("[") { return try parseArrayLiteral(from: start) }
    if at("{") { return try parseDictionaryLiteral(from: start) }
    guard at("(") || token.kind == .integer || token.kind == .floating || token.kind == .character || at("-") else {
      throw failure("expected a literal behind '@', found \(token.quoted)")
    }
    let value = try at("-") ? parseUnary() : parsePrimary()
    return Expression(value.kind, at: range(from: start))
  }

  private mutating func parseArrayLiteral(from start: Int) throws(ReadFailure) -> Expression {
    advance()
    var elements: [Expression] = []
    while !at("]") {
      elements.append(try parseAssignment())
      guard take(",") || at("]") else {
        throw failure("expected ',' or ']' in an array, found \(token.quoted)")
      }
    }
    advance()
    return Expression(.array(elements), at: range(from: start))
  }

  private mutating func parseDictionaryLiteral(from start: Int) throws(ReadFailure) -> Expression {
    advance()
    var entries: [DictionaryEntry] = []
    while !at("}") {
      let key = try parseAssignment()
      try expect(":", "behind a key")
      entries.append(DictionaryEntry(key: key, value: try parseAssignment()))
      guard take(",") || at("}") else {
        throw failure("expected ',' or '}' in a dictionary, found \(token.quoted)")
      }
    }
    advance()
    return Expression(.dictionary(entries), at: range(from: start))
  }

  /// `@selector(save:)`, `@YES`, `@available(iOS 13, *)`, `@protocol(P)`, `@encode(T)`
  mutating func parseAtWord() throws(ReadFailure) -> Expression {
    let start = index
    let word = token.text
    advance()
    switch word {
    case "YES", "true": return Expression(.boolean(true), at: range(from: start))
    case "NO", "false": return Expression(.boolean(false), at: range(from: start))
    case "available":
      if at("(") { skipToken() }
      return Expression(.boolean(true), at: range(from: start))
    case "selector":
      return Expression(.selector(try parseBracketedWords()), at: range(from: start))
    case "protocol":
      let name = try parseBracketedWords()
      return Expression(.classReference(TypeName(name)), at: range(from: start))
    case "encode":
      let name = try parseBracketedWords()
      return Expression(.string([.text(name)]), at: range(from: start))
    default:
      index = start
      throw failure("'@\(word)' is not expected in an expression")
    }
  }

  /// The words between brackets, put together.
  private mutating func parseBracketedWords() throws(ReadFailure) -> String {
    try expect("(", "behind '@' and its word")
    var words = ""
    while index < end, !at(")") {
      words += token.text
      advance()
    }
    try expect(")", "to close the bracket")
    return words
  }
}
