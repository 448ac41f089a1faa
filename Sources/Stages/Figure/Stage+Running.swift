import HitTesting
import OverrideCode
import SceneFiles

extension Stage {
  /// A figure that shows what happens to a touch: to one of the scene's together with the others, which may be down at the
  /// same time, or to any other by itself.
  package init(id: String, scene: Scene, program: Program, touch: Touch) {
    let interpreter =
      program.files.isEmpty
      ? nil
      : OverrideInterpreter(program, hierarchy: scene.hierarchy, values: scene.suppliedValues, answers: scene.answers)
    let tester = HitTester(scene.hierarchy, overrides: interpreter)
    let index = scene.touches.firstIndex { $0.name != nil && $0.name == touch.name }
    let trace = index.map { tester.trace(of: $0, in: scene.touches) } ?? tester.trace(touch)
    self.init(id: id, scene: scene, trace: trace, program: program)
  }
}
