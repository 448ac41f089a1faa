import OverrideCode

/// One word or sign of Objective-C.
struct Token {
  enum Kind: UInt8 {
    case identifier
    case integer
    case floating
    /// `"text"`; the token's text is the contents, escapes decoded.
    case string
    /// `@"text"`
    case objectString
    /// `'a'`, with its code as the number.
    case character
    /// `@implementation`, `@selector`; the text is the word without the sign.
    case atWord
    case punctuator
    case end
  }

  var kind: Kind
  var text: String
  var range: SourceRange
  /// Whether nothing but space stands before it on its line.
  var startsLine: Bool
  /// The value of an `integer` or `character`.
  var integer = 0
  /// The value of a `floating`.
  var floating = 0.0

  func isPunctuator(_ sign: String) -> Bool { kind == .punctuator && text == sign }

  func isIdentifier(_ word: String) -> Bool { kind == .identifier && text == word }

  /// Whether the token begins exactly where `other` ends.
  func touches(_ other: Token) -> Bool {
    range.line == other.range.endLine && range.column == other.range.endColumn
  }

  /// The token as a message quotes it.
  var quoted: String {
    switch kind {
    case .end: "the end of the file"
    case .string: "a string"
    case .objectString: "a string"
    case .atWord: "'@\(text)'"
    default: "'\(text)'"
    }
  }
}
