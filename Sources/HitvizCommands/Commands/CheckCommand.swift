import HitTesting
import Review
import SceneFiles

extension Command {
  static let check = Command(
    "check", summary: "Checks that every touch reaches what its author expects",
    operands: [Operand(placeholder: "SCENE", repeats: true, isFile: true)],
    options: [.reporter, .output] + Option.scenes,
    discussion: """
      A touch's `expect` names its hit-test view, `expectHandledBy` the responder that handles it; null stands for nobody.
      The exit status is 1 where an expectation does not hold.
      """
  ) { invocation throws(Failure) in
    var findings = Findings(
      command: "check", toolVersion: Version.current, files: invocation.arguments.operands, diagnostics: [],
      rules: Expectations.rules)
    for path in invocation.arguments.operands {
      let run = try SceneRun(path: path, invocation)
      findings.diagnostics += Expectations.check(run.scene, try run.tracesOfAllTouches())
    }
    return try invocation.report(findings)
  }
}
