import HitTesting

/// A row of samples as it lies in a view: a straight line in the view's coordinates, on which the columns are evenly spaced.
///
/// The line is computed by one matrix from the screen; the engine goes view by view. Both differ by rounding alone, so columns
/// nearer to an edge than `doubt` are asked of the engine's own arithmetic, and the answer is exact at every sample.
struct LineInView {
  /// The point of column 0, and the way from one column to the next.
  let start: Point
  let step: Point

  /// How near to an edge, in points, the matrix is not trusted.
  static let doubt = 1e-6

  init(_ toView: AffineTransform, grid: ScreenGrid, row: Int) {
    start = toView.apply(to: grid.point(column: 0, row: row))
    let width = grid.screen.size.width / Double(grid.columns)
    step = Point(x: toView.a * width, y: toView.b * width)
  }

  func point(_ column: Int) -> Point {
    Point(x: start.x + Double(column) * step.x, y: start.y + Double(column) * step.y)
  }

  /// The columns, of those given, at which the coordinate `origin + column · step` lies in the half-open range, and those too
  /// close to an end to be sure of.
  static func columns(
    of range: Range<Int>, where origin: Double, _ step: Double, isIn low: Double, _ high: Double
  ) -> (sure: Range<Int>, possible: Range<Int>) {
    let none = range.lowerBound..<range.lowerBound
    func columns(_ low: Double, _ high: Double) -> Range<Int> {
      guard low < high else { return none }
      if step == 0 { return low <= origin && origin < high ? range : none }
      let (first, last) =
        step > 0 ? ((low - origin) / step, (high - origin) / step) : ((high - origin) / step, (low - origin) / step)
      let start = clamped(first.rounded(.up), to: range)
      let end = clamped(last.rounded(.up), to: range)
      return start < end ? start..<end : none
    }
    return (columns(low + doubt, high - doubt), columns(low - doubt, high + doubt))
  }

  private static func clamped(_ number: Double, to range: Range<Int>) -> Int {
    Int(min(max(number, Double(range.lowerBound)), Double(range.upperBound)))
  }
}
