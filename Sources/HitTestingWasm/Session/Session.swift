import HitTesting
import ObjectiveCReader
import OverrideCode
import SceneFiles
import TraceText

/// What is being played with in one figure of a page: a scene, a touch, and the way back to earlier scenes.
final class Session {
  /// The author's scene.
  let original: Scene
  let language: Language
  private(set) var scene: Scene
  /// What happened to the present touch.
  private(set) var trace: Trace
  private var past: [Scene] = []
  private var touch: TouchChoice
  /// The overrides' code.
  private var program = Program()
  /// Runs it; nil where there is none.
  private var interpreter: OverrideInterpreter?
  /// Why the last change was refused.
  var problem = ""

  private static let longestPast = 200

  /// What is being traced.
  private enum TouchChoice {
    /// One of the scene's touches, by its place among them.
    case ofScene(Int)
    /// A point of the screen.
    case at(Point)
  }

  init(_ scene: Scene, language: Language) {
    original = scene
    self.scene = scene
    self.language = language
    touch = scene.touches.isEmpty ? .at(.zero) : .ofScene(0)
    trace = Self.trace(touch, in: scene, interpreter: nil)
  }

  var isChanged: Bool { !past.isEmpty }

  /// How many changes `undo` can take back.
  var changeCount: Int { past.count }

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
    trace = Self.trace(touch, in: scene, interpreter: interpreter)
  }

  /// Touches of the scene are traced together: one may begin while another is down.
  private static func trace(_ touch: TouchChoice, in scene: Scene, interpreter: OverrideInterpreter?) -> Trace {
    let tester = HitTester(scene.hierarchy, overrides: interpreter)
    switch touch {
    case .ofScene(let index): return tester.trace(of: index, in: scene.touches)
    case .at(let point): return tester.trace(Touch(point: point))
    }
  }

  /// An engine for the present scene and code.
  var tester: HitTester {
    interpreter?.reset()
    return HitTester(scene.hierarchy, overrides: interpreter)
  }

  // MARK: Overrides

  /// Takes the declarations of a source file, in place of those that a file of the name had.
  func use(_ file: OverrideCode.SourceFile) {
    if let index = program.files.firstIndex(where: { $0.name == file.name }) {
      program.files[index] = file
    } else {
      program.files.append(file)
    }
    prepareOverrides()
    retrace()
  }

  /// The place of a file in the program, whether it is there already or not.
  func fileIndex(of name: String) -> Int32 {
    Int32(program.files.firstIndex { $0.name == name } ?? program.files.count)
  }

  private func prepareOverrides() {
    guard !program.files.isEmpty else { return }
    interpreter = OverrideInterpreter(
      program, hierarchy: scene.hierarchy, values: scene.suppliedValues, answers: scene.answers)
  }

  // MARK: Changes

  /// Keeps the present scene to come back to.
  func checkpoint() {
    if past.count == Self.longestPast { past.removeFirst() }
    past.append(scene)
  }

  /// Goes on with another scene.
  func replace(with scene: Scene) {
    self.scene = scene
    prepareOverrides()
    if case .ofScene(let index) = touch, !scene.touches.indices.contains(index) { touch = .at(trace.point) }
    retrace()
  }

  /// Changes the hierarchy in place: for a view that follows the finger.
  func changeHierarchy(_ change: (inout Hierarchy) -> Void) {
    change(&scene.hierarchy)
    retrace()
  }

  /// Brings back the scene before the last change; false where there is none.
  func undo() -> Bool {
    guard let previous = past.popLast() else { return false }
    replace(with: previous)
    return true
  }

  /// Brings back the author's scene.
  func reset() {
    past = []
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
