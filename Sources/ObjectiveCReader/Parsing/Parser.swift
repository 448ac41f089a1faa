import OverrideCode

/// Reads the tokens of a file into its declarations. Whatever it cannot read becomes a problem and, in a body, an
/// `unreadable` statement; then it goes on.
struct Parser {
  var tokens: [Token]
  var index = 0
  /// The index behind the last token of the part that is being read: a body cannot run on into the next method.
  var end: Int
  /// For every bracket that is closed, the index of the closing one; 0 elsewhere.
  let closing: [Int]

  var source: SourceFile
  var problems: [ReadProblem] = []
  /// The class that methods outside any `@implementation` belong to.
  let bareMethodsClass: String?
  /// The index in `source.types` of a class, or of a category by `Class(Category)`.
  var typeIndexes: [String: Int] = [:]

  var depth = 0
  /// The height of the tallest tree finished since the innermost `nested` began.
  var height = 0
  /// Attempts that are taken back cost time; this bounds them.
  var fuel: Int

  init(tokens: [Token], source: SourceFile, bareMethodsClass: String?) {
    self.tokens = tokens
    self.source = source
    self.bareMethodsClass = bareMethodsClass
    end = tokens.count - 1
    closing = Self.matchBrackets(tokens)
    fuel = 50 * tokens.count + 10_000
  }

  private static func matchBrackets(_ tokens: [Token]) -> [Int] {
    var closing = [Int](repeating: 0, count: tokens.count)
    var open: [(index: Int, close: String)] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuator {
      switch token.text {
      case "{": open.append((index, "}"))
      case "(": open.append((index, ")"))
      case "[": open.append((index, "]"))
      case "}", ")", "]":
        // A brace closes whatever was left open inside it.
        while let last = open.last, last.close != token.text, token.text == "}", last.close != "}" { open.removeLast() }
        if let last = open.last, last.close == token.text {
          closing[last.index] = index
          open.removeLast()
        }
      default: break
      }
    }
    return closing
  }
}
