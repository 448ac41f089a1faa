/// The documentation of a rule, as Markdown: made from the rule itself, so that it cannot differ from it.
public enum RulePage {
  public static func text(
    of rule: Rule, command: String, failing: String? = nil, passing: String? = nil, overrideSource: String? = nil
  ) -> String {
    var text = """
      # \(rule.id)

      \(rule.summary)

      | command | severity |
      | --- | --- |
      | `hitviz \(command)` | \(rule.severity.rawValue) |

      ## Why

      \(rule.reason)

      Source: <\(rule.source)>

      ## What helps

      \(rule.help.prefix(1).uppercased() + rule.help.dropFirst()).

      """
    if let overrideSource { text += "\n## The override\n\n```objc\n\(overrideSource)\n```\n" }
    if let failing { text += "\n## It fires\n\n```json5\n\(failing)\n```\n" }
    if let passing { text += "\n## It does not fire\n\n```json5\n\(passing)\n```\n" }
    return text
  }

  /// The pages of all rules, by file name.
  public static var all: [(file: String, text: String)] {
    LintRule.all.map { ("\($0.id).md", page(of: $0)) }
      + HazardRules.all.map { ("\($0.id).md", text(of: $0, command: "review")) }
      + SceneComparison.rules.map { ("\($0.id).md", text(of: $0, command: "diff")) }
      + Expectations.rules.prefix(2).map { ("\($0.id).md", text(of: $0, command: "check")) }
  }

  private static func page(of rule: LintRule) -> String {
    text(
      of: rule.rule, command: "lint", failing: rule.failing, passing: rule.passing, overrideSource: rule.overrideSource)
  }
}
