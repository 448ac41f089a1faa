import SceneFiles

/// A JSON file of a course while it is read, with what was found wrong so far.
struct CourseJSON {
  let document: JSONDocument
  let root: JSONNode
  private let path: String
  private var problems: [Diagnostic] = []

  /// - Throws: why the file is no JSON.
  init(_ bytes: [UInt8], path: String) throws(CourseProblems) {
    let (document, diagnostics) = JSONDocument.parse(bytes, file: path)
    guard diagnostics.isEmpty, let root = document.root else { throw CourseProblems(diagnostics) }
    self.document = document
    self.root = root
    self.path = path
  }

  mutating func report(_ message: String, at node: JSONNode) {
    problems.append(
      Diagnostic(ruleID: "course", file: path, position: document.position(of: node), message: message))
  }

  /// - Throws: everything that was reported.
  func finish() throws(CourseProblems) {
    guard problems.isEmpty else { throw CourseProblems(problems) }
  }
}
