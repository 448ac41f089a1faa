import HitTesting
import Review
import SceneFiles
import Testing

@Suite struct ComparisonTests {
  private func scene(_ subviews: String) throws -> Scene {
    let text = """
      { window: { name: "window", frame: [0, 0, 200, 200], subviews: [\(subviews)] },
        touches: [{ name: "tap", point: [30, 30] }] }
      """
    return try SceneReader.read(Array(text.utf8), file: "scene.json")
  }

  private let button = "{ name: \"button\", class: \"UIButton\", frame: [20, 20, 60, 40] }"

  @Test func equalScenesDifferInNothing() throws {
    #expect(try SceneComparison(from: scene(button), to: scene(button)).isEmpty)
  }

  @Test func aCoverIsSeenInAllItDoes() throws {
    let cover = ", { name: \"cover\", frame: [0, 0, 50, 200] }"
    let comparison = try SceneComparison(from: scene(button), to: scene(button + cover))
    #expect(
      comparison.ownerChanges.map { "\($0.before ?? "nobody") → \($0.after ?? "nobody") \($0.area)" } == [
        "window → cover 8800.0", "button → cover 1200.0",
      ])
    #expect(
      comparison.diagnostics.map(\.ruleID) == [
        "control-smaller", "touch-changed", "owner-changed", "owner-changed", "property-changed", "view-added",
      ])
    #expect(comparison.controlChanges == [.init(name: "button", before: 2400, after: 1200)])
  }

  @Test func aControlThatIsLostIsAnError() throws {
    let hidden = "{ name: \"button\", class: \"UIButton\", frame: [20, 20, 60, 40], isHidden: true }"
    let comparison = try SceneComparison(from: scene(button), to: scene(hidden))
    let first = try #require(comparison.diagnostics.first)
    #expect(first.ruleID == "control-unreachable")
    #expect(first.severity == .error)
    #expect(comparison.propertyChanges.map(\.key) == ["isHidden"])
  }
}
