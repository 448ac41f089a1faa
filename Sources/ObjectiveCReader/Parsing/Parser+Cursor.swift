import OverrideCode

extension Parser {
  /// A file with more problems than this is no Objective-C.
  private static let problemLimit = 100

  /// The token at hand; at the end of the part that is being read, the end.
  var token: Token {
    if index < end { return tokens[index] }
    return Token(kind: .end, text: "", range: tokens[min(end, tokens.count - 1)].range, startsLine: true)
  }

  func peek(_ distance: Int) -> Token? {
    index + distance < end ? tokens[index + distance] : nil
  }

  var previousRange: SourceRange { index > 0 ? tokens[index - 1].range : token.range }

  func at(_ sign: String) -> Bool { index < end && tokens[index].isPunctuator(sign) }

  func atWord(_ word: String) -> Bool { index < end && tokens[index].isIdentifier(word) }

  mutating func advance() {
    if index < end { index += 1 }
    fuel -= 1
  }

  /// Steps over the sign if it stands here.
  mutating func take(_ sign: String) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard atWord(word) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String, _ place: String) throws(ReadFailure) {
    guard take(sign) else { throw failure("expected '\(sign)' \(place), found \(token.quoted)") }
  }

  mutating func takeIdentifier(_ role: String) throws(ReadFailure) -> String {
    guard token.kind == .identifier else { throw failure("expected \(role), found \(token.quoted)") }
    let name = token.text
    advance()
    return name
  }

  func failure(_ message: String) -> ReadFailure { ReadFailure(message: message, range: token.range) }

  /// From the token with the index to the last one read.
  func range(from start: Int) -> SourceRange {
    let first = tokens[min(start, tokens.count - 1)].range
    return index > start ? first.extended(to: previousRange) : first
  }

  mutating func warn(_ message: String, at range: SourceRange) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(ReadProblem(.warning, message, at: range))
    if problems.count == Self.problemLimit {
      problems.append(ReadProblem(.note, "further problems of this file are not listed", at: range))
    }
  }
}
