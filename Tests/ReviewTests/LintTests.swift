import ObjectiveCReader
import OverrideCode
import Review
import SceneFiles
import Testing

@Suite struct LintTests {
  private func lint(
    _ text: String, source: String? = nil, _ linter: Linter = Linter()
  ) throws -> [Diagnostic] {
    let scene = try SceneReader.read(Array(text.utf8), file: "scene.json")
    guard let source else { return try linter.lint(scene) }
    var program = Program()
    program.files.append(Reading(objectiveC: source, name: "Source.m", fileIndex: 0, bareMethodsOf: nil).file)
    return try linter.lint(scene, overrides: OverrideInterpreter(program, hierarchy: scene.hierarchy))
  }

  @Test(arguments: LintRule.all.map(\.id)) func firesOnItsFailingSceneAlone(id: String) throws {
    let rule = try #require(LintRule.all.first { $0.id == id })
    let findings = try lint(rule.failing, source: rule.overrideSource)
    #expect(Set(findings.map(\.ruleID)) == [id], "\(findings.map(\.text))")
    #expect(try lint(rule.passing, source: rule.overrideSource).map(\.text) == [])
  }

  @Test func everyRuleHasItsOwnIDAndASource() {
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
    for rule in LintRule.all { #expect(rule.rule.source.hasPrefix("https://")) }
  }

  @Test func saysWhereAndHowMuch() throws {
    #expect(
      try lint(LintRule.all.first { $0.id == "child-outside-parent" }!.failing).map(\.text) == [
        """
        scene.json:3:40: warning: 960 pt² of the 4096 pt² of `plus` are outside `bar` and get no touches; enlarge the ancestor, move \
        the control inside, or override the ancestor's pointInside [child-outside-parent]
        """
      ])
  }

  @Test func aSceneCanExceptARuleForItselfOrForOneView() throws {
    let scene = """
      { lint: { disable: ["unreachable-touch"] },
        window: { frame: [0, 0, 375, 667], subviews: [
          { name: "a", class: "UIButton", frame: [20, 20, 24, 24], lint: { disable: ["small-target"] } },
          { name: "b", class: "UIButton", frame: [20, 60, 24, 24] } ] },
        touches: [{ name: "t", point: [900, 1] }] }
      """
    #expect(try lint(scene).map(\.view) == ["b"])
  }

  @Test func theSmallestTargetCanBeChosen() throws {
    let scene = "{ window: { frame: [0, 0, 99, 99], subviews: [{ class: \"UIButton\", frame: [20, 20, 30, 30] }] } }"
    #expect(try lint(scene, source: nil, Linter(minimumTarget: 30)).isEmpty)
    #expect(try lint(scene, source: nil, Linter(minimumTarget: 31)).count == 1)
  }
}
