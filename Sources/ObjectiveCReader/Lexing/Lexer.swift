import OverrideCode

/// Cuts Objective-C text into tokens, one at a time; comments and space vanish.
struct Lexer {
  let bytes: [UInt8]
  let file: Int32
  var offset = 0
  var line: Int32 = 1
  /// The offset of the current line's first byte.
  var lineStart = 0
  private var startsLine = true

  init(_ text: String, file: Int32) {
    bytes = Array(text.utf8)
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// The next token; `.end` at the end of the text, again and again.
  mutating func next() -> Token {
    skipSpace(toLineEnd: false)
    return lex()
  }

  /// The next token of a directive, or nil at the end of its line.
  mutating func nextInDirective() -> Token? {
    skipSpace(toLineEnd: true)
    guard let byte = peek(), byte != Byte.newline else { return nil }
    return lex()
  }

  /// Goes to the end of the line, and of the lines that continue it.
  mutating func skipLine() {
    while let byte = peek(), byte != Byte.newline {
      if byte == Byte.backslash, skipContinuation() { continue }
      offset += 1
    }
  }

  /// Steps over a backslash at the end of a line.
  private mutating func skipContinuation() -> Bool {
    var length = 1
    if peek(length) == Byte.carriageReturn { length += 1 }
    guard peek(length) == Byte.newline else { return false }
    offset += length + 1
    beginLine()
    return true
  }

  mutating func beginLine() {
    line += 1
    lineStart = offset
  }

  private mutating func skipSpace(toLineEnd: Bool) {
    while let byte = peek() {
      switch byte {
      case Byte.newline:
        if toLineEnd { return }
        offset += 1
        beginLine()
        startsLine = true
      case 0...0x09, 0x0B...0x20, 0x7F:
        offset += 1
      case Byte.backslash:
        guard skipContinuation() else { return }
      case Byte.slash where peek(1) == Byte.slash:
        skipLine()
      case Byte.slash where peek(1) == Byte.star:
        skipBlockComment()
      case 0xC2, 0xE2, 0xE3, 0xEF:
        guard let length = wideSpaceLength else { return }
        offset += length
      default:
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    offset += 2
    while let byte = peek() {
      offset += 1
      if byte == Byte.newline { beginLine() }
      if byte == Byte.star, peek() == Byte.slash {
        offset += 1
        return
      }
    }
  }

  /// Spaces and invisible signs that come along when code is copied from a page: no-break, zero-width, ideographic,
  /// byte order mark, direction marks, control characters.
  private var wideSpaceLength: Int? {
    if bytes[offset] == 0xC2 { return peek(1).map { $0 <= 0xA0 || $0 == 0xAD } == true ? 2 : nil }
    guard let second = peek(1), let third = peek(2) else { return nil }
    switch (bytes[offset], second, third) {
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0xA0...0xAF), (0xE3, 0x80, 0x80),
      (0xEF, 0xBB, 0xBF):
      return 3
    default: return nil
    }
  }

  /// Whether a sign is next that an input method for Chinese gives in place of `;`, `(` or a quotation mark: three bytes that
  /// belong to no name.
  private var isWideSign: Bool {
    guard let first = peek(), let second = peek(1), let third = peek(2) else { return false }
    return switch (first, second, third) {
    case (0xEF, 0xBC...0xBD, _), (0xE3, 0x80, 0x81...0x83), (0xE3, 0x80, 0x88...0x9F), (0xE2, 0x80, 0x98...0x9F): true
    default: false
    }
  }

  /// The token at the offset, which is no space.
  private mutating func lex() -> Token {
    let start = offset
    let startLine = line
    let column = Int32(truncatingIfNeeded: start - lineStart + 1)
    let begins = startsLine
    startsLine = false
    var token = Token(kind: .end, text: "", range: .none, startsLine: begins)
    scan(into: &token)
    token.range = SourceRange(
      file: file, line: startLine, column: column, endLine: line,
      endColumn: Int32(truncatingIfNeeded: offset - lineStart + 1))
    return token
  }

  private mutating func scan(into token: inout Token) {
    guard let byte = peek() else { return }
    if isWideSign {
      token.kind = .punctuator
      token.text = String(decoding: bytes[offset..<offset + 3], as: UTF8.self)
      offset += 3
    } else if Byte.startsIdentifier(byte) {
      token.kind = .identifier
      token.text = scanWord()
    } else if Byte.isDigit(byte) || (byte == Byte.dot && peek(1).map(Byte.isDigit) == true) {
      scanNumber(into: &token)
    } else if byte == Byte.quote {
      offset += 1
      token.kind = .string
      token.text = scanQuoted(until: Byte.quote)
    } else if byte == Byte.apostrophe {
      offset += 1
      token.kind = .character
      token.text = scanQuoted(until: Byte.apostrophe)
      token.integer = token.text.unicodeScalars.reduce(0) { ($0 & 0xFF_FFFF) << 8 | Int($1.value) }
    } else if byte == Byte.at, peek(1) == Byte.quote {
      offset += 2
      token.kind = .objectString
      token.text = scanQuoted(until: Byte.quote)
    } else if byte == Byte.at, let next = peek(1), Byte.startsIdentifier(next) {
      offset += 1
      token.kind = .atWord
      token.text = scanWord()
    } else {
      token.kind = .punctuator
      token.text = scanPunctuator()
    }
  }

  private mutating func scanWord() -> String {
    let start = offset
    while let byte = peek(), Byte.continuesIdentifier(byte) {
      if byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte == 0xEF, wideSpaceLength != nil || isWideSign { break }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func scanPunctuator() -> String {
    if let second = peek(1), Self.secondSigns.contains(second) {
      for sign in Self.longPunctuators where bytes[offset...].starts(with: sign.utf8) {
        offset += sign.utf8.count
        return sign
      }
    }
    offset += 1
    return String(UnicodeScalar(bytes[offset - 1]))
  }

  /// Two `>` stay apart, for they may close two lists of type arguments.
  private static let longPunctuators = [
    "...", "<<=", "->", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=",
    "|=", "^=", "::",
  ]

  private static let secondSigns = Array(".<>+-=&|:".utf8)
}
