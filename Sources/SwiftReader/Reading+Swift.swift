import OverrideCode
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

extension Reading {
  /// Reads a Swift file by the parser of the Swift compiler.
  ///
  /// What that parser complains about becomes a warning; the rest of the file is read nevertheless.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - name: The file's name, for messages.
  ///   - index: The file's index in its `Program`.
  ///   - className: The class of methods that stand outside any type, as people paste them; without it they are free
  ///     functions.
  public init(swift text: String, name: String, fileIndex index: Int32, bareMethodsOf className: String? = nil) {
    if let place = BracketDepth.excess(in: text, file: index) {
      let message = "brackets are nested more than \(BracketDepth.limit) levels deep; hitviz does not read this file"
      self.init(
        file: SourceFile(name: name, language: .swift, text: text), problems: [ReadProblem(.error, message, at: place)])
      return
    }
    let tree = Parser.parse(source: text)
    var converter = Converter(
      source: SourceFile(name: name, language: .swift, text: text), fileIndex: index,
      locations: SourceLocationConverter(fileName: name, tree: tree), bareMembersClass: className)
    if tree.hasError { converter.addDiagnostics(ParseDiagnosticsGenerator.diagnostics(for: tree)) }
    converter.convertFile(tree)
    let unsupported = UnsupportedCode.problems(in: converter.source, index: index, mentions: converter.mentions)
    self.init(file: converter.source, problems: converter.problems + unsupported)
  }
}
