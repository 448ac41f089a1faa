import OverrideCode

extension Reading {
  /// Reads an Objective-C file (`.m`, `.mm`, `.h`) without its headers.
  ///
  /// The reader is tolerant: it reads what overrides need, skips the rest, and goes on after whatever it does not
  /// understand. A body's statement that cannot be read becomes `Statement.Kind.unreadable` and a warning.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - name: The file's name, for messages.
  ///   - index: The file's index in its `Program`.
  ///   - className: The class of methods that stand outside any `@implementation`, as people paste them; without it,
  ///     such methods are an error.
  public init(objectiveC text: String, name: String, fileIndex index: Int32, bareMethodsOf className: String? = nil) {
    var preprocessor = Preprocessor(text, file: index)
    preprocessor.run()
    var parser = Parser(
      tokens: preprocessor.tokens, source: SourceFile(name: name, language: .objectiveC, text: text),
      bareMethodsClass: className)
    parser.parseFile()
    Parser.declareMacros(preprocessor.macros, in: &parser.source)
    var mentions: [String: SourceRange] = [:]
    for token in preprocessor.tokens where token.kind == .identifier && UnsupportedCode.isWatched(token.text) {
      if mentions[token.text] == nil { mentions[token.text] = token.range }
    }
    let problems =
      preprocessor.problems + parser.problems
      + UnsupportedCode.problems(in: parser.source, index: index, mentions: mentions)
    self.init(file: parser.source, problems: problems)
  }
}
