import OverrideCode

/// `#define name(parameters) tokens`
struct Macro {
  var name: Token
  /// Nil for a macro that is not called; the last is `...` where more may follow.
  var parameters: [String]?
  var tokens: [Token]

  /// A macro that stands for a value and nothing else is read as a constant, so that a trace can show its name and a
  /// scene can give it another value. Any other is replaced by its tokens wherever it stands.
  var isConstant: Bool {
    guard parameters == nil, !tokens.isEmpty else { return false }
    return tokens.allSatisfy { token in
      switch token.kind {
      case .identifier: !Self.nonConstantWords.contains(token.text) && !Words.typeQualifiers.contains(token.text)
      case .punctuator: !Self.nonConstantSigns.contains(token.text)
      case .atWord: token.text == "YES" || token.text == "NO"
      default: true
      }
    }
  }

  private static let nonConstantWords: Set<String> = [
    "self", "super", "_cmd", "if", "else", "for", "while", "do", "return", "static", "extern", "typedef", "typeof",
    "__typeof", "__typeof__", "__attribute__",
  ]
  private static let nonConstantSigns: Set<String> = ["{", "}", ";", "[", "]", "=", "^", "#"]
}
