/// A touch as `touchesBegan(_:with:)` and its neighbours get it (`UITouch`).
public struct TouchMessage: Sendable {
  public let phase: TouchPhase
  /// Where the finger is, in screen coordinates; `Hierarchy.convert` gives `location(in:)`.
  public let point: Point
  /// Where the finger was at the touch's event before this one, in screen coordinates.
  public let previousPoint: Point
  /// The hit-test view, with which the touch stays.
  public let view: ViewID
  public let tapCount: Int
}
