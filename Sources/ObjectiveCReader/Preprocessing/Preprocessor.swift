import OverrideCode

/// Runs the directives of a file: chooses the branches of `#if`, collects `#define`, leaves out the rest.
struct Preprocessor {
  private var lexer: Lexer
  private(set) var tokens: [Token] = []
  private(set) var macros: [Macro] = []
  private(set) var problems: [ReadProblem] = []
  /// Where in `macros` a name is defined last.
  private var definitions: [String: Int] = [:]
  private var branches: [Branch] = []
  private var expanding: [String] = []

  /// One open `#if`.
  private struct Branch {
    var isActive: Bool
    /// A branch has been chosen already, or the whole `#if` stands in one that was not.
    var isDecided: Bool
  }

  init(_ text: String, file: Int32) {
    lexer = Lexer(text, file: file)
  }

  private var isActive: Bool { branches.last?.isActive ?? true }

  mutating func run() {
    while true {
      let token = lexer.next()
      if token.startsLine, token.isPunctuator("#") {
        runDirective()
      } else if token.kind == .end || isActive {
        append(token)
      } else {
        lexer.skipLine()
      }
      if token.kind == .end { return }
    }
  }

  /// The tokens, or what a macro puts in the place of one. Each replacement keeps the place of the macro's use.
  private mutating func append(_ token: Token) {
    guard token.kind == .identifier, let index = definitions[token.text], macros[index].parameters == nil,
      !macros[index].isConstant, !expanding.contains(token.text), expanding.count < 8,
      tokens.count < Self.expansionLimit
    else {
      tokens.append(token)
      return
    }
    expanding.append(token.text)
    for var replacement in macros[index].tokens {
      replacement.range = token.range
      replacement.startsLine = false
      append(replacement)
    }
    expanding.removeLast()
  }

  /// Macros made of macros can grow without end; a file that needs more tokens than this is not written by hand.
  private static let expansionLimit = 1_000_000

  private mutating func runDirective() {
    guard let name = lexer.nextInDirective() else { return }
    switch name.text {
    case "if": open(isActive && holds(restOfLine()))
    case "ifdef": open(isActive && lexer.nextInDirective().map(isDefined) == true)
    case "ifndef": open(isActive && lexer.nextInDirective().map(isDefined) == false)
    case "elif": reopen { preprocessor in preprocessor.holds(preprocessor.restOfLine()) }
    case "else": reopen { _ in true }
    case "endif": _ = branches.popLast()
    case "define" where isActive: define()
    case "undef" where isActive: if let name = lexer.nextInDirective() { definitions[name.text] = nil }
    default: break
    }
    lexer.skipLine()
  }

  private mutating func open(_ holds: Bool) {
    branches.append(Branch(isActive: holds, isDecided: holds || !isActive))
  }

  private mutating func reopen(if condition: (inout Preprocessor) -> Bool) {
    guard let branch = branches.last else { return }
    let isChosen = !branch.isDecided && condition(&self)
    branches[branches.count - 1] = Branch(isActive: isChosen, isDecided: branch.isDecided || isChosen)
  }

  private mutating func restOfLine() -> [Token] {
    var line: [Token] = []
    while let token = lexer.nextInDirective() { line.append(token) }
    return line
  }

  private func isDefined(_ name: Token) -> Bool {
    definitions[name.text] != nil || PlatformMacros.value(of: name.text) != nil
  }

  private mutating func holds(_ condition: [Token]) -> Bool {
    var values: [String: Int] = [:]
    for (name, index) in definitions {
      let tokens = macros[index].tokens
      values[name] = tokens.count == 1 && tokens[0].kind == .integer ? tokens[0].integer : 0
    }
    var evaluator = ConditionEvaluator(condition, definitions: values)
    let holds = evaluator.evaluate()
    if let name = evaluator.unknownName {
      problems.append(
        ReadProblem(
          .note, "'\(name.text)' is not defined in this file, so it counts as 0 in '#if'", at: name.range))
    }
    return holds
  }

  private mutating func define() {
    guard let name = lexer.nextInDirective(), name.kind == .identifier else { return }
    var macro = Macro(name: name, parameters: nil, tokens: [])
    let isCalled = lexer.peek() == UInt8(ascii: "(")
    var rest = restOfLine()
    if isCalled, let close = rest.firstIndex(where: { $0.isPunctuator(")") }) {
      macro.parameters = rest[1..<close].compactMap { $0.isPunctuator(",") ? nil : $0.text }
      rest.removeSubrange(...close)
    }
    while rest.last?.isPunctuator(";") == true { rest.removeLast() }
    macro.tokens = rest
    definitions[name.text] = macros.count
    macros.append(macro)
  }
}
