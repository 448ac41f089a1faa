import HitTesting
import Importers
import OverrideCode
import Review
import SceneFiles

/// A scene as a command works with it: read, checked, ready to be touched.
struct SceneRun {
  let scene: Scene
  /// Whether it comes from another tool, which tells nothing of overrides.
  let isImported: Bool
  /// The code of the overrides that its sources bring.
  let program: Program
  /// What runs it; nil where there are none.
  let interpreter: OverrideInterpreter?

  var overrides: (any ViewOverrides)? { interpreter }

  /// Reads the scene that the command's first operand names.
  init(_ invocation: Invocation) throws(Failure) {
    try self.init(path: invocation.arguments.operands[0], invocation)
  }

  init(path: String, _ invocation: Invocation) throws(Failure) {
    let (scene, isImported, diagnostics) = try SceneInput(path: path, invocation).scene()
    invocation.report(diagnostics)
    // Of a scene that was imported before; an import says them itself.
    if !isImported { for note in scene.notes { invocation.remark("\(path): note: \(note)") } }
    self.scene = scene
    self.isImported = isImported
    program = try Program(for: scene, at: path, invocation)
    interpreter = try OverrideInterpreter(program, for: scene, invocation)
  }

  // MARK: Touches

  /// The touches that `--touch` names, or all of the scene's.
  func chosenTouches(_ invocation: Invocation) throws(Failure) -> [Touch] {
    var touches: [Touch] = []
    for text in invocation.arguments.all("touch") { touches.append(try touch(text, invocation)) }
    if invocation.arguments.has("touch") { return touches }
    guard !scene.touches.isEmpty else { throw noTouches(invocation) }
    return scene.touches
  }

  /// The touch that `--touch` names, or the scene's first.
  func chosenTouch(_ invocation: Invocation) throws(Failure) -> Touch {
    if let text = invocation.arguments["touch"] { return try touch(text, invocation) }
    guard let first = scene.touches.first else { throw noTouches(invocation) }
    return first
  }

  private func touch(_ text: String, _ invocation: Invocation) throws(Failure) -> Touch {
    if let touch = scene.touch(named: text) { return touch }
    if let numbers = Numbers.parse(text), numbers.count == 2 {
      return Touch(point: Point(x: numbers[0], y: numbers[1]))
    }
    let names = scene.touches.compactMap(\.name)
    let suggestion = Suggestion.question(for: text, among: names).map { "; \($0)" } ?? ""
    let known = names.isEmpty ? "the scene names none" : "the scene's touches are: " + names.joined(separator: ", ")
    throw invocation.usage("there is no touch \(quoted(text))\(suggestion) (a point X,Y or a name; \(known))")
  }

  private func noTouches(_ invocation: Invocation) -> Failure {
    invocation.usage("the scene has no touches; say where the finger goes down with --touch X,Y")
  }

  /// What happens at the touches that `--touch` names, or at all of the scene's.
  func traces(_ invocation: Invocation) throws(Failure) -> [Trace] {
    let touches = try chosenTouches(invocation)
    guard invocation.arguments.has("touch") else { return try tracesOfAllTouches() }
    var traces: [Trace] = []
    for touch in touches { traces.append(try trace(of: touch)) }
    return traces
  }

  /// What happens at the scene's touches, in their order; a touch sees what earlier ones have moved.
  func tracesOfAllTouches() throws(Failure) -> [Trace] {
    try withTester { $0.traces(of: scene.touches) }
  }

  /// What happens at one touch; at one of the scene's together with the others, which may be down at the same time or
  /// have moved something before.
  func trace(of touch: Touch) throws(Failure) -> Trace {
    try withTester { tester in
      guard let name = touch.name, let index = scene.touches.firstIndex(where: { $0.name == name }) else {
        return tester.trace(touch)
      }
      return tester.trace(of: index, in: scene.touches)
    }
  }

  /// Runs something in an engine that nothing has touched yet. A name in an override that nobody knows is no crash of the
  /// app but a question to the user.
  private func withTester<Result>(_ run: (HitTester) -> Result) throws(Failure) -> Result {
    interpreter?.reset()
    let result = run(HitTester(scene.hierarchy, overrides: overrides))
    if let questions = interpreter?.questions, !questions.isEmpty {
      throw .problems(questions.map { $0.diagnostic(in: scene) })
    }
    return result
  }

  /// Everything that the overrides want to know at the touches, each once.
  func questions(_ invocation: Invocation) throws(Failure) -> [OverrideQuestion] {
    guard let interpreter else { return [] }
    interpreter.reset()
    interpreter.collectsQuestions = true
    defer { interpreter.collectsQuestions = false }
    _ = HitTester(scene.hierarchy, overrides: interpreter).traces(of: try chosenTouches(invocation))
    return interpreter.questions
  }

  /// Which classes of an imported hierarchy may hit-test by rules that are not in it.
  func footnotes(on traces: [Trace]) -> [String] {
    guard isImported else { return [] }
    var footnotes: [String] = []
    for footnote in traces.compactMap({ OverrideSuspects.footnote(for: $0) }) where !footnotes.contains(footnote) {
      footnotes.append(footnote)
    }
    return footnotes
  }

  // MARK: Questions

  /// What the question gives, asked with the scene's overrides. A crash of one of them leaves no answer.
  func answer<Answer>(
    _ question: ((any ViewOverrides)?) throws(OverrideCrash) -> Answer
  ) throws(Failure) -> Answer {
    interpreter?.reset()
    do throws(OverrideCrash) {
      return try question(overrides)
    } catch {
      if let questions = interpreter?.questions, !questions.isEmpty {
        throw .problems(questions.map { $0.diagnostic(in: scene) })
      }
      let place = error.source.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      throw .impossible("\(place)an override crashes: \(error.message)")
    }
  }

  /// What the scene's overrides change, class by class.
  func overrideReviews() throws(Failure) -> [OverrideReview] {
    guard let interpreter else { return [] }
    interpreter.reset()
    let reviews = OverrideReview.reviews(of: scene, interpreter)
    guard interpreter.questions.isEmpty else {
      throw .problems(interpreter.questions.map { $0.diagnostic(in: scene) })
    }
    return reviews
  }

  // MARK: Views

  /// The view of that name; nil, the screen, for no name.
  func view(_ name: String?, _ invocation: Invocation) throws(Failure) -> ViewID? {
    guard let name else { return nil }
    if let view = scene.hierarchy.view(named: name) { return view }
    let names = scene.hierarchy.views.map(\.name)
    let suggestion = Suggestion.question(for: name, among: names).map { "; \($0)" } ?? ""
    throw invocation.usage("the scene has no view \(quoted(name))\(suggestion)")
  }
}
