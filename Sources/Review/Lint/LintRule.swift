import HitTesting
import SceneFiles

/// A rule of `lint`: what it says, and how it looks for it. The two scenes are its tests and its documentation.
public struct LintRule: Sendable {
  public let rule: Rule
  /// A scene in which the rule fires.
  public let failing: String
  /// The same scene, mended.
  public let passing: String
  /// Objective-C code of a class in both scenes, for a rule about overrides.
  public var overrideSource: String?
  let check: @Sendable (LintContext) throws(OverrideCrash) -> [LintFinding]

  public var id: String { rule.id }

  init(
    rule: Rule, failing: String, passing: String, overrideSource: String? = nil,
    check: @escaping @Sendable (LintContext) throws(OverrideCrash) -> [LintFinding]
  ) {
    self.rule = rule
    self.failing = failing
    self.passing = passing
    self.overrideSource = overrideSource
    self.check = check
  }
}

/// What a rule found, before it becomes a diagnostic with a place.
struct LintFinding {
  let message: String
  /// The view that it is about; nil where it is about a touch or the whole scene.
  var view: ViewID?
  /// The key of the view at which it stands, where one says it.
  var key: String?
  /// The touch that it is about, by its index in the scene.
  var touch: Int?
}
