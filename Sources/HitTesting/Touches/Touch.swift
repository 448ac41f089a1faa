/// A finger: where it goes down, how it moves, and what its author expects of it.
public struct Touch: Sendable {
  /// Unique among a scene's touches; nil for a point given on the command line.
  public var name: String?
  /// Where the finger goes down, in the coordinates of `space`.
  public var point: Point
  /// The view in whose coordinates `point` and `path` are given; nil for the screen.
  public var space: ViewID?
  /// The further points that the finger moves through; it is lifted at the last one.
  public var path: [Point] = []
  /// The name of a touch that is still down when this one begins.
  public var during: String?
  /// How long the finger rests where it went down before it moves or is lifted, in seconds. Nothing else in a scene
  /// takes time.
  public var pressDuration = 0.0
  /// As `UITouch.tapCount`: 2 for the second tap in quick succession at the same place. Such a touch goes on with the
  /// taps of the touch before it.
  public var tapCount = 1
  /// The event that `hitTest` is called with; nil where it is called without one.
  public var event: Event? = .touches
  public var expectedHitView: Expectation?
  public var expectedHandler: Expectation?

  public init(name: String? = nil, point: Point, in space: ViewID? = nil) {
    self.name = name
    self.point = point
    self.space = space
  }

  /// The name that an author expects as an answer, or none at all.
  public enum Expectation: Hashable, Sendable {
    case nobody
    case named(String)
  }
}
