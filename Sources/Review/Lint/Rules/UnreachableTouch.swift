import HitTesting
import SceneFiles
import TraceText

extension LintRule {
  static let unreachableTouch = LintRule(
    rule: Rule(
      id: "unreachable-touch", severity: .warning,
      summary: "A touch of the scene hits nothing.",
      reason: "A touch that no window answers goes nowhere; most likely its point is wrong.",
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "move the point, or say that nothing is expected with expect: null"),
    failing: """
      { window: { frame: [0, 0, 320, 240] }, touches: [{ name: "tap", point: [400, 20] }] }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240] }, touches: [{ name: "tap", point: [40, 20] }] }
      """
  ) { context in
    let traces = HitTester(context.hierarchy, overrides: context.overrides).traces(of: context.scene.touches)
    return traces.enumerated().compactMap { index, trace in
      guard trace.hitView == nil, trace.touch.expectedHitView != .nobody, trace.crash == nil else { return nil }
      let name = trace.touch.name.map { " \(quoted($0))" } ?? ""
      return LintFinding(message: "the touch\(name) at \(trace.point.text) hits nothing", touch: index)
    }
  }
}
