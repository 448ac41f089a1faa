import HitTesting
import SceneFiles

/// Something about an override that a reviewer should know of, found by running it.
public struct Hazard: Sendable {
  public let rule: Rule
  /// What happened, with the numbers.
  public let message: String
  /// The view whose override it is.
  public let view: ViewID
  /// A point that shows it, in screen coordinates; nil where no single point does.
  public let point: Point?
  public let source: SourceLocation?
}
