/// Distances from the four edges of a rectangle, in points; positive ones shrink it (`UIEdgeInsets`).
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on every side.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
