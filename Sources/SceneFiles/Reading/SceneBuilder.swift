import HitTesting
import OverrideCode

/// Makes a scene of a document. First all views are built in the document's order, then what refers to them.
struct SceneBuilder {
  var checker: ShapeChecker
  var scene: Scene
  var names: NameTable
  var recognizerNames: DefaultNames
  /// The views with members that refer to others.
  var referring: [(view: ViewID, members: Members<ViewKey>)] = []
  /// By view: how much the transforms down to it enlarge and shrink.
  var magnifications: [Magnification] = []
  var firstResponder: JSONNode?
  /// The names of the targets of actions.
  var targets: [JSONNode] = []

  init(document: JSONDocument, problems: DiagnosticList) {
    checker = ShapeChecker(document: document, problems: problems)
    let file = problems.file
    scene = Scene(
      title: file.split(separator: "/").last.map { String($0) } ?? file, locations: SceneLocations(file: file))
    let given = GivenNames(document)
    names = NameTable(given: given.responders)
    recognizerNames = DefaultNames(taken: given.recognizers)
  }

  var document: JSONDocument { checker.document }

  mutating func build(_ root: JSONNode) -> Scene {
    guard checker.check(root, .object(.scene), as: "the file") else { return scene }
    let members = checker.members(of: root, as: .scene, SceneFileKey.self)
    if let node = members[.schema] { _ = document.string(node) }
    if let title = text(members[.title]) { scene.title = title }
    scene.notes = texts(members[.notes])
    scene.lint.disabled = disabledRules(members[.lint])
    scene.sources = sources(members[.sources])
    if let node = members[.application] { scene.hierarchy.application = application(node) }
    buildViews(windows: members[.window].map { [$0] } ?? members[.windows].map { checker.elements(of: $0) } ?? [])
    resolveReferences()
    if let node = members[.answers] { scene.answers = supplied(node, as: .value, depth: 0, name: "answers") }
    if let node = members[.touches] { buildTouches(node) }
    return scene
  }

  private mutating func sources(_ node: JSONNode?) -> [SourceFile] {
    guard let node else { return [] }
    return checker.elements(of: node).compactMap { element in
      if let file = document.string(element) { return SourceFile(file: file) }
      let members = checker.members(of: element, as: .source, SourceKey.self)
      return text(members[.file]).map { SourceFile(file: $0, className: text(members[.className])) }
    }
  }

  mutating func disabledRules(_ node: JSONNode?) -> [String] {
    guard let node else { return [] }
    return texts(checker.members(of: node, as: .lint, LintKey.self)[.disable])
  }

  // MARK: Values of checked members

  func text(_ node: JSONNode?) -> String? { node.flatMap { document.string($0) } }

  func texts(_ node: JSONNode?) -> [String] {
    node.map { checker.elements(of: $0).compactMap { document.string($0) } } ?? []
  }

  func bool(_ node: JSONNode?) -> Bool? { node.flatMap { document.bool($0) } }

  func count(_ node: JSONNode?) -> Int? { number(node).flatMap { Int(exactly: $0) } }

  func number(_ node: JSONNode?) -> Double? { node.flatMap { document.number($0) } }

  func numbers(_ node: JSONNode) -> [Double] { document.elements(of: node).compactMap { document.number($0) } }

  func position(of node: JSONNode) -> TextPosition { document.position(of: node) }
}
