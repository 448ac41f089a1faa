import OverrideCode

extension Parser {
  /// Goes behind the next `;`, or to the `}` or the end that comes before it; brackets are skipped whole.
  mutating func skipStatement() {
    while index < end {
      if at(";") {
        advance()
        return
      }
      if at("}") { return }
      let isBlock = at("{")
      skipToken()
      if isBlock, !at(";"), !at(")"), !at("]"), !at(","), !at(".") { return }
    }
  }

  /// As `skipStatement`, between declarations: it also stops where a line begins with a method or an `@` word.
  mutating func skipDeclaration() {
    repeat {
      if at(";") || at("{") {
        skipToken()
        return
      }
      skipToken()
    } while index < end && !(token.startsLine && (token.kind == .atWord || isAtMethod))
  }

  /// Goes behind the token, or behind all that it opens.
  mutating func skipToken() {
    let close = closing[index]
    if close > index {
      fuel -= 1
      index = min(close + 1, end)
    } else {
      advance()
    }
  }

  /// Goes to the first token of the next line.
  mutating func skipLine() {
    let line = token.range.line
    while index < end, token.range.line == line { advance() }
  }

  /// A line of prose that was copied together with the code: it begins with a letter that no English keyword has, and
  /// no sign of code stands in it.
  var isAtProse: Bool {
    guard token.kind == .identifier, token.startsLine, let first = token.text.utf8.first, first >= 0x80 else {
      return false
    }
    var next = index
    while next < end, tokens[next].range.line == token.range.line {
      if tokens[next].kind == .punctuator, Self.codeSigns.contains(tokens[next].text) { return false }
      next += 1
    }
    return true
  }

  private static let codeSigns: Set<String> = [";", "=", "(", ")", "{", "}", "[", "]", "->"]
}
