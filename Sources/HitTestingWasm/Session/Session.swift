import HitTesting
import ObjectiveCReader
import OverrideCode
import SceneFiles
import TraceText

/// What is being played with in one figure of a page: a scene with its overrides' code, a touch, and the way back.
final class Session {
  /// What the author wrote.
  private(set) var original: State
  let language: Language
  private var state: State
  /// What happened to the present touch.
  private(set) var trace: Trace
  private var past: [State] = []
  private var touch: TouchChoice
  /// Runs the overrides' code; nil where there is none.
  private var interpreter: OverrideInterpreter?
  /// The classes whose overrides do not run for now.
  private var leftOut: Set<String> = []
  /// Why the last change was refused.
  var problem = ""

  private static let longestPast = 200
  /// How much of the page's stack, in bytes, overrides may take: half of what `Runtime/build` gives it, so that an endless
  /// recursion is told as one and does not stop the engine.
  private static let stack = 512 << 10

  /// What can be changed, and changed back.
  struct State {
    var scene: Scene
    var sources = Sources()
  }

  /// What is being traced.
  private enum TouchChoice {
    /// One of the scene's touches, by its place among them.
    case ofScene(Int)
    /// A point of the screen.
    case at(Point)
  }

  init(_ scene: Scene, language: Language) {
    original = State(scene: scene)
    state = original
    self.language = language
    touch = scene.touches.isEmpty ? .at(.zero) : .ofScene(0)
    trace = Self.trace(touch, in: scene, overrides: nil)
  }

  var scene: Scene { state.scene }

  var sources: Sources { state.sources }

  var canUndo: Bool { !past.isEmpty }

  // MARK: Touches

  func choose(touch index: Int) {
    guard scene.touches.indices.contains(index) else { return }
    touch = .ofScene(index)
    retrace()
  }

  /// Puts the finger down at a point of the screen.
  func touch(at point: Point) {
    touch = .at(point)
    retrace()
  }

  private func retrace() {
    interpreter?.reset()
    trace = Self.trace(touch, in: scene, overrides: overrides)
  }

  /// Touches of the scene are traced together: one may begin while another is down.
  private static func trace(_ touch: TouchChoice, in scene: Scene, overrides: (any ViewOverrides)?) -> Trace {
    let tester = HitTester(scene.hierarchy, overrides: overrides)
    switch touch {
    case .ofScene(let index): return tester.trace(of: index, in: scene.touches)
    case .at(let point): return tester.trace(Touch(point: point))
    }
  }

  /// An engine for the present scene and code.
  var tester: HitTester {
    interpreter?.reset()
    return HitTester(scene.hierarchy, overrides: overrides)
  }

  // MARK: Overrides

  /// Takes a source file of the author's.
  func adopt(_ reading: Reading) {
    original.sources.use(reading)
    use(reading)
  }

  /// Takes a source file in place of the one of the same name.
  func use(_ reading: Reading) {
    state.sources.use(reading)
    prepareOverrides()
    retrace()
  }

  private func prepareOverrides() {
    let program = sources.program
    guard !program.files.isEmpty else { return }
    interpreter = OverrideInterpreter(
      program, hierarchy: scene.hierarchy, values: scene.suppliedValues, answers: scene.answers)
    interpreter?.limits.stack = Self.stack
  }

  var stepsOfLastTouch: Int { interpreter?.stepsOfLastTouch ?? 0 }

  /// The overrides that run: all of the code's but those of the classes that are left out.
  private var overrides: (any ViewOverrides)? {
    guard let interpreter, !leftOut.isEmpty else { return interpreter }
    let views = scene.hierarchy.ids.filter { leftOut.contains(scene.hierarchy[$0].className) }
    return OverridesWithout(interpreter, leavingOut: Set(views))
  }

  /// The classes of the scene's views that override something in code, in document order, and whether their code runs.
  var overriddenClasses: [(name: String, runs: Bool)] {
    guard let interpreter else { return [] }
    var classes: [(name: String, runs: Bool)] = []
    for id in scene.hierarchy.ids where interpreter.overridesAnything(of: id) {
      let name = scene.hierarchy[id].className
      if !classes.contains(where: { $0.name == name }) { classes.append((name, !leftOut.contains(name))) }
    }
    return classes
  }

  /// Leaves the overrides of a class out, or lets them run again.
  func setOverrides(of className: String, run: Bool) {
    if run { leftOut.remove(className) } else { leftOut.insert(className) }
    retrace()
  }

  // MARK: Changes

  /// Keeps the present scene and code to come back to.
  func checkpoint() {
    if past.count == Self.longestPast { past.removeFirst() }
    past.append(state)
  }

  /// Goes on with another scene.
  func replace(with scene: Scene) {
    replace(with: State(scene: scene, sources: sources))
  }

  private func replace(with state: State) {
    self.state = state
    prepareOverrides()
    if case .ofScene(let index) = touch, !scene.touches.indices.contains(index) { touch = .at(trace.point) }
    retrace()
  }

  /// Changes the hierarchy in place: for a view that follows the finger.
  func changeHierarchy(_ change: (inout Hierarchy) -> Void) {
    change(&state.scene.hierarchy)
    retrace()
  }

  /// Brings back the scene and the code before the last change; false where there was none.
  func undo() -> Bool {
    guard let previous = past.popLast() else { return false }
    replace(with: previous)
    return true
  }

  /// Brings back the author's scene and code, with all overrides.
  func reset() {
    past = []
    leftOut = []
    replace(with: original)
  }

  /// Makes a change that may be refused. Returns 1; 0 where it was, with the reason in `problem`.
  func attempt(_ change: () throws(SceneErrors) -> Void) -> Int32 {
    do throws(SceneErrors) {
      try change()
      return 1
    } catch {
      problem = error.text
      return 0
    }
  }
}

extension SceneErrors {
  /// All of them, a line each.
  var text: String { diagnostics.map { $0.text }.joined(separator: "\n") }
}

extension ViewOverrides {
  /// Whether the view's class overrides a method of the hit test or of touch handling.
  fileprivate func overridesAnything(of view: ViewID) -> Bool {
    source(of: .hitTest, for: view) != nil || source(of: .pointInside, for: view) != nil
      || TouchPhase.allCases.contains { source(of: $0, for: view) != nil }
  }
}
