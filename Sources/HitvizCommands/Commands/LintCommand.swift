import HitTesting
import Review
import SceneFiles

extension Command {
  static let lint = Command(
    "lint", summary: "Looks for views that get no touches, or those of others",
    operands: [Operand(placeholder: "SCENE", repeats: true, isFile: true)],
    options: [
      Option("rule", value: .init(placeholder: "ID", choices: ruleIDs), repeats: true, help: "Applies this rule only"),
      Option("disable", value: .init(placeholder: "ID", choices: ruleIDs), repeats: true, help: "Leaves this rule out"),
      Option("min-target", value: .init(placeholder: "N"), help: "The side of a touch target in points (default: 44)"),
      Option(
        "baseline", value: .init(placeholder: "FILE", isFile: true),
        help: "Known findings, made with --reporter json; they are left out"),
      .reporter, .output,
    ] + Option.scenes,
    discussion: """
      Rules: \(ruleIDs.joined(separator: ", ")).
      A scene excepts rules with "lint": { "disable": [ID…] }, for itself or in a view. The exit status is 1 where there are
      findings.
      """
  ) { invocation throws(Failure) in
    let chosen = Set(invocation.arguments.all("rule"))
    let disabled = Set(invocation.arguments.all("disable"))
    let rules = LintRule.all.filter { (chosen.isEmpty || chosen.contains($0.id)) && !disabled.contains($0.id) }
    let linter = Linter(rules: rules, minimumTarget: try minimumTarget(invocation))
    let baseline = try invocation.arguments["baseline"].map { path throws(Failure) in try Baseline(path: path) }

    var findings = Findings(
      command: "lint", toolVersion: Version.current, files: invocation.arguments.operands, diagnostics: [],
      rules: rules.map(\.rule))
    for path in invocation.arguments.operands {
      let run = try SceneRun(path: path, invocation)
      findings.diagnostics += try run.answer { (overrides) throws(OverrideCrash) in
        try linter.lint(run.scene, overrides: overrides)
      }
    }
    if let baseline { findings.diagnostics = baseline.new(among: findings.diagnostics) }
    return try invocation.report(findings)
  }

  private static let ruleIDs = LintRule.all.map(\.id)

  private static func minimumTarget(_ invocation: Invocation) throws(Failure) -> Double {
    guard let text = invocation.arguments["min-target"] else { return FixCandidates.comfortableTarget }
    guard let side = Double(text), side >= 0, side <= 1000 else {
      throw invocation.usage("`--min-target` must be a number of points from 0 to 1000, not \(quoted(text))")
    }
    return side
  }
}
