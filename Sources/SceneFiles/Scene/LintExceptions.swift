import HitTesting

/// The lint rules that a scene switches off, by their ids.
public struct LintExceptions: Hashable, Sendable {
  /// For the whole scene.
  public var disabled: [String] = []
  /// For single views.
  public var disabledByView: [ViewID: [String]] = [:]

  public init() {}

  /// Whether the rule is switched off for the view, or for the whole scene where no view is given.
  public func disables(_ rule: String, for view: ViewID? = nil) -> Bool {
    if disabled.contains(rule) { return true }
    guard let view else { return false }
    return disabledByView[view]?.contains(rule) ?? false
  }
}
