import HitTesting

/// The points at which a screen is sampled: the centres of equal cells, `scale` of them to a point in each direction.
public struct ScreenGrid: Hashable, Sendable {
  /// The union of the windows' frames, in screen coordinates.
  public let screen: Rect
  /// Samples per point.
  public let scale: Double
  public let columns: Int
  public let rows: Int

  /// The largest number of samples that a grid may have.
  public static let mostSamples = 400_000_000

  /// A grid over the hierarchy's windows; nil where they are empty, or where it would have too many samples.
  public init?(of hierarchy: Hierarchy, scale: Double = 1) {
    let frames = hierarchy.windows.map { hierarchy[$0].frame }.filter { $0.origin.isDefined }
    self.init(screen: frames.reduce(.zero) { $0.union($1) }, scale: scale)
  }

  /// A grid over a rectangle of the screen.
  public init?(screen: Rect, scale: Double) {
    let columns = (screen.size.width * scale).rounded(.up)
    let rows = (screen.size.height * scale).rounded(.up)
    guard !screen.isEmpty, scale > 0, columns >= 1, rows >= 1, columns * rows <= Double(Self.mostSamples) else {
      return nil
    }
    self.screen = screen
    self.scale = scale
    self.columns = Int(columns)
    self.rows = Int(rows)
  }

  /// The x of a column's samples, in screen coordinates.
  public func x(of column: Int) -> Double {
    screen.minX + (Double(column) + 0.5) * screen.size.width / Double(columns)
  }

  /// The y of a row's samples, in screen coordinates.
  public func y(of row: Int) -> Double {
    screen.minY + (Double(row) + 0.5) * screen.size.height / Double(rows)
  }

  public func point(column: Int, row: Int) -> Point { Point(x: x(of: column), y: y(of: row)) }

  /// What one sample stands for, in square points.
  public var areaOfSample: Double { screen.area / (Double(columns) * Double(rows)) }
}
