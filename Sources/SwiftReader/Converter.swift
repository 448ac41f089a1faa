import OverrideCode
import SwiftDiagnostics
import SwiftSyntax

/// Turns SwiftSyntax's tree into ours.
struct Converter {
  var source: SourceFile
  var problems: [ReadProblem] = []
  /// The first place of each name that `UnsupportedCode` watches for.
  var mentions: [String: SourceRange] = [:]
  let fileIndex: Int32
  let locations: SourceLocationConverter
  /// The class that methods outside any type belong to.
  let bareMembersClass: String?

  /// Where the tree at hand begins in the file: folding operators makes a tree of its own, which begins at 0.
  var baseOffset = 0
  /// Whether the chain that is being converted has a `?` in it.
  var hasOptionalLink = false
  var depth = 0

  init(
    source: SourceFile, fileIndex: Int32, locations: SourceLocationConverter, bareMembersClass: String?
  ) {
    self.source = source
    self.fileIndex = fileIndex
    self.locations = locations
    self.bareMembersClass = bareMembersClass
  }

  /// The nesting that is followed. SwiftParser's own limit is 256 for brackets; chains of members have none.
  static let depthLimit = 1_000

  func range(of node: some SyntaxProtocol) -> SourceRange {
    range(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  func range(from start: AbsolutePosition, to end: AbsolutePosition) -> SourceRange {
    let first = locations.location(for: AbsolutePosition(utf8Offset: start.utf8Offset + baseOffset))
    let last = locations.location(for: AbsolutePosition(utf8Offset: end.utf8Offset + baseOffset))
    return SourceRange(
      file: fileIndex, line: Int32(first.line), column: Int32(first.column), endLine: Int32(last.line),
      endColumn: Int32(last.column))
  }

  /// Notes a name that matters to `UnsupportedCode`.
  mutating func note(_ name: String, at node: some SyntaxProtocol) {
    guard mentions[name] == nil, UnsupportedCode.isWatched(name) else { return }
    mentions[name] = range(of: node)
  }

  mutating func addDiagnostics(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let place = diagnostic.position
      let severity: ReadProblem.Severity = diagnostic.diagMessage.severity == .error ? .warning : .note
      problems.append(ReadProblem(severity, diagnostic.message, at: range(from: place, to: place)))
    }
  }

  /// A problem with a part of a body, and the reason to put into the tree in its place.
  mutating func refuse(_ message: String, at node: some SyntaxProtocol) -> String {
    problems.append(ReadProblem(.warning, message, at: range(of: node)))
    return message
  }
}
