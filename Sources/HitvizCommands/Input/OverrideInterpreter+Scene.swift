import OverrideCode
import OverrideSources
import Platform
import SceneFiles

extension Program {
  /// The sources that the scene names and those of `--source`, read; empty where there are none.
  ///
  /// - Parameter path: the scene's, which its sources are relative to.
  init(for scene: Scene, at path: String, _ invocation: Invocation) throws(Failure) {
    let additional = invocation.arguments.all("source")
    self.init()
    guard !scene.sources.isEmpty || !additional.isEmpty else { return }
    let folder = SourceFolder(
      path: path == "-" ? "." : Path.folder(of: path), allowsOutside: invocation.arguments.has("allow-outside"))
    let sources = OverrideSources(scene.sources, in: folder, scenePath: path, additionalPaths: additional)
    guard !sources.hasErrors else { throw .problems(sources.diagnostics) }
    invocation.report(sources.diagnostics)
    self = sources.program
  }
}

extension OverrideInterpreter {
  /// An interpreter for the program; nil where it is empty.
  convenience init?(_ program: Program, for scene: Scene, _ invocation: Invocation) throws(Failure) {
    guard !program.files.isEmpty else { return nil }
    self.init(program, hierarchy: scene.hierarchy, values: scene.suppliedValues, answers: scene.answers)
    limits.steps = try Numbers.stepLimit(invocation) ?? limits.steps
  }
}

extension OverrideQuestion {
  /// The question as a diagnostic at the line that asks.
  func diagnostic(in scene: Scene) -> Diagnostic {
    Diagnostic(
      ruleID: "open-question", file: source.file, position: TextPosition(line: source.line, column: source.column),
      message: message, help: "`hitviz trace --ask` lists all such questions at once",
      view: view.map { scene.hierarchy[$0].name })
  }
}
