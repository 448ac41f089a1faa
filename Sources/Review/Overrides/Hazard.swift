import HitTesting
import SceneFiles

/// Something about an override that a reviewer should know of, found by running it.
public struct Hazard: Sendable {
  public let rule: Rule
  /// What happened, with the numbers.
  public let message: String
  /// The view whose override it is.
  public let view: ViewID
  /// A point that shows it, in screen coordinates.
  public let point: Point
  public let source: SourceLocation?
  /// How it can be watched.
  public let demonstration: Demonstration

  /// A touch that shows a hazard.
  public struct Demonstration: Sendable {
    /// What has to be different in the scene for it.
    public var changes: [Change] = []
    /// In screen coordinates, and of no name.
    public let touch: Touch
  }
}
