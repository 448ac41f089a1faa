import HitTesting

/// Something that an override's code reads and neither its file nor the scene nor UIKit knows: which name, where, and
/// what to add to the scene.
public struct OverrideQuestion: Hashable, Sendable {
  /// The key of a view, or of the scene, that the answer belongs in.
  public enum Section: String, Sendable {
    case outlets, properties
    /// The result of a call, or of a global.
    case answers
  }

  /// The view whose code asks; nil where the answer belongs to the whole scene.
  public var view: ViewID?
  public var section: Section
  /// The name, key path or call, as the source spells it.
  public var key: String
  /// An answer to start from, as a scene file writes it: `null`, `false`, `[0, 0]`.
  public var example: String
  /// Where the code asks.
  public var source: SourceLocation
  /// One sentence with the name and what to add.
  public var message: String
}
