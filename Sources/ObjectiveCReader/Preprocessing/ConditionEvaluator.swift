/// Works out the condition of an `#if`.
struct ConditionEvaluator {
  private let tokens: [Token]
  private let definitions: [String: Int]
  private var index = 0
  private var depth = 0
  /// The first name that nobody defines.
  private(set) var unknownName: Token?

  init(_ tokens: [Token], definitions: [String: Int]) {
    self.tokens = tokens
    self.definitions = definitions
  }

  mutating func evaluate() -> Bool { parse(tighterThan: 0) != 0 }

  private static let precedences: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6,
  ]

  private mutating func parse(tighterThan limit: Int) -> Int {
    var left = parseOperand()
    while index < tokens.count, tokens[index].kind == .punctuator,
      let precedence = Self.precedences[tokens[index].text], precedence > limit
    {
      let sign = tokens[index].text
      index += 1
      let right = parse(tighterThan: precedence)
      switch sign {
      case "||": left = left != 0 || right != 0 ? 1 : 0
      case "&&": left = left != 0 && right != 0 ? 1 : 0
      case "==": left = left == right ? 1 : 0
      case "!=": left = left != right ? 1 : 0
      case "<": left = left < right ? 1 : 0
      case "<=": left = left <= right ? 1 : 0
      case ">": left = left > right ? 1 : 0
      case ">=": left = left >= right ? 1 : 0
      case "+": left = left &+ right
      case "-": left = left &- right
      default: left = left &* right
      }
    }
    return left
  }

  private mutating func parseOperand() -> Int {
    guard index < tokens.count, depth < 100 else { return 0 }
    depth += 1
    defer { depth -= 1 }
    let token = tokens[index]
    index += 1
    if token.kind == .integer { return token.integer }
    if token.isPunctuator("!") { return parseOperand() == 0 ? 1 : 0 }
    if token.isPunctuator("-") { return 0 &- parseOperand() }
    if token.isPunctuator("(") {
      let value = parse(tighterThan: 0)
      if index < tokens.count, tokens[index].isPunctuator(")") { index += 1 }
      return value
    }
    guard token.kind == .identifier else { return 0 }
    if token.text == "defined" { return parseDefined() }
    if index < tokens.count, tokens[index].isPunctuator("(") { return parseQuestion(token.text) }
    if let value = definitions[token.text] ?? PlatformMacros.value(of: token.text) { return value }
    if unknownName == nil { unknownName = token }
    return 0
  }

  private mutating func parseDefined() -> Int {
    var isDefined = false
    while index < tokens.count, tokens[index].isPunctuator("(") { index += 1 }
    if index < tokens.count {
      let name = tokens[index].text
      isDefined = definitions[name] != nil || PlatformMacros.value(of: name) != nil
      index += 1
    }
    while index < tokens.count, tokens[index].isPunctuator(")") { index += 1 }
    return isDefined ? 1 : 0
  }

  /// `__has_include(<UIKit/UIKit.h>)`, `__has_feature(objc_arc)`: Apple's frameworks and the compiler's features are
  /// there, other headers are not.
  private mutating func parseQuestion(_ name: String) -> Int {
    var depth = 0
    var words: [String] = []
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if token.isPunctuator("(") { depth += 1 }
      if token.isPunctuator(")") {
        depth -= 1
        if depth == 0 { break }
      }
      words.append(token.text)
    }
    guard name.hasPrefix("__has_include") else { return name.hasPrefix("__has_") ? 1 : 0 }
    let frameworks = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "TargetConditionals"]
    return words.contains { frameworks.contains($0) } ? 1 : 0
  }
}
