/// A location in points. Every function that takes or gives one says in whose coordinate space.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  /// What a conversion through a singular transform gives: nothing is at this point, no rectangle
  /// contains it.
  public static let undefined = Point(x: .nan, y: .nan)

  /// Whether both coordinates are finite numbers.
  public var isDefined: Bool { x.isFinite && y.isFinite }

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
