import HitTesting
import SceneFiles

/// Runs the rules over a scene.
public struct Linter: Sendable {
  public var rules: [LintRule]
  /// In points; 44 by Apple's Human Interface Guidelines.
  public var minimumTarget: Double

  public init(rules: [LintRule] = LintRule.all, minimumTarget: Double = FixCandidates.comfortableTarget) {
    self.rules = rules
    self.minimumTarget = minimumTarget
  }

  /// The findings, in the order of their places in the file; those that the scene excepts are left out.
  ///
  /// - Throws: the crash of an override that the rules made run.
  public func lint(_ scene: Scene, overrides: (any ViewOverrides)? = nil) throws(OverrideCrash) -> [Diagnostic] {
    let context = try LintContext(scene, overrides: overrides, minimumTarget: minimumTarget)
    var diagnostics: [Diagnostic] = []
    for rule in rules {
      for finding in try rule.check(context) where !scene.lint.disables(rule.id, for: finding.view) {
        diagnostics.append(diagnostic(finding, of: rule.rule, in: scene))
      }
    }
    return diagnostics.enumerated()
      .sorted { a, b in
        let (left, right) = (a.element.position, b.element.position)
        return left == right
          ? a.offset < b.offset : (left ?? TextPosition(line: 0)) < (right ?? TextPosition(line: 0))
      }
      .map(\.element)
  }

  private func diagnostic(_ finding: LintFinding, of rule: Rule, in scene: Scene) -> Diagnostic {
    var position: TextPosition?
    if let view = finding.view {
      position =
        finding.key.flatMap { scene.locations.position(of: $0, in: view) } ?? scene.locations.position(of: view)
    } else if let touch = finding.touch {
      position =
        finding.key.flatMap { scene.locations.position(of: $0, inTouch: touch) }
        ?? scene.locations.position(ofTouch: touch)
    }
    return Diagnostic(
      ruleID: rule.id, severity: rule.severity, file: scene.locations.file, position: position,
      message: finding.message,
      help: rule.help, view: finding.view.map { scene.hierarchy[$0].name })
  }
}
