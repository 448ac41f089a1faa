import HitTesting

/// Finds a view's `bounds` and `center` from its printed frame, which is the bounding box of the transformed view.
///
/// With M the transform without its translation, w and h the size of the bounds, the box has the width |a|·w + |c|·h and
/// the height |b|·w + |d|·h (https://developer.apple.com/documentation/uikit/uiview/frame).
enum FrameSolver {
  struct Solution {
    var size: Size
    /// In the superview's coordinates.
    var center: Point
    /// Whether the box does not determine the size: at 45° all sizes of one circumference have the same box.
    var isGuess = false
  }

  static func solve(frame: Rect, transform: AffineTransform, anchorPoint: Point) -> Solution {
    if transform.isIdentity {
      let center = Point(
        x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
      return Solution(size: frame.size, center: center)
    }
    var (size, isGuess) = size(of: frame, transform: transform)
    let printed = size
    size = Size(
      width: rounded(size.width) { reproduces(frame, Size(width: $0, height: printed.height), transform) },
      height: rounded(size.height) { reproduces(frame, Size(width: printed.width, height: $0), transform) })
    let offset = Point(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
    let moved = transform.apply(to: offset)
    let center = Point(x: frame.midX - moved.x, y: frame.midY - moved.y)
    let tolerance = precision(of: frame)
    return Solution(
      size: size,
      center: Point(
        x: rounded(center.x) { abs($0 - center.x) <= tolerance },
        y: rounded(center.y) { abs($0 - center.y) <= tolerance }),
      isGuess: isGuess)
  }

  private static func size(of frame: Rect, transform: AffineTransform) -> (Size, isGuess: Bool) {
    if transform.a.magnitude == 1, transform.d.magnitude == 1, transform.b == 0, transform.c == 0 {
      return (frame.size, false)
    }
    let (a, b, c, d) = (transform.a.magnitude, transform.b.magnitude, transform.c.magnitude, transform.d.magnitude)
    let (width, height) = (frame.size.width, frame.size.height)
    let determinant = a * d - b * c
    // Nearer to singular than this, the last printed digit decides.
    if determinant.magnitude > 1e-4 * (a * d + b * c) {
      let w = (d * width - c * height) / determinant
      let h = (a * height - b * width) / determinant
      let slack = precision(of: frame) / min(1, determinant.magnitude)
      if w >= -slack, h >= -slack, w.isFinite, h.isFinite {
        return (Size(width: max(w, 0), height: max(h, 0)), false)
      }
    }
    // A square is what is most often turned by 45°.
    let side = [(width, a + c), (height, b + d)].filter { $0.1 > 0 }.map { $0.0 / $0.1 }.max() ?? 0
    return (Size(width: side.isFinite ? side : 0, height: side.isFinite ? side : 0), true)
  }

  /// The nearest whole number of points, or of halves or thirds of them, the pixels of screens, that fits as well.
  private static func rounded(_ value: Double, where fits: (Double) -> Bool) -> Double {
    guard value.isFinite, value.magnitude < 1e9 else { return value }
    for parts in [1.0, 2, 3] {
      let candidate = (value * parts).rounded() / parts
      if candidate == value || (candidate - value).magnitude < 0.01 && fits(candidate) { return candidate }
    }
    return value
  }

  private static func reproduces(_ frame: Rect, _ size: Size, _ transform: AffineTransform) -> Bool {
    let tolerance = precision(of: frame)
    let width = transform.a.magnitude * size.width + transform.c.magnitude * size.height
    let height = transform.b.magnitude * size.width + transform.d.magnitude * size.height
    return abs(width - frame.size.width) <= tolerance && abs(height - frame.size.height) <= tolerance
  }

  /// How far a printed number may be off: six significant digits are printed.
  private static func precision(of frame: Rect) -> Double {
    let largest = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.magnitude).max() ?? 0
    return max(largest * 1e-5, 1e-6)
  }
}

extension View {
  /// Places the view so that its frame is the printed one.
  ///
  /// - Returns: whether the size could only be guessed.
  mutating func place(frame: Rect) -> Bool {
    let solution = FrameSolver.solve(frame: frame, transform: transform, anchorPoint: anchorPoint)
    bounds.size = solution.size
    center = solution.center
    return solution.isGuess
  }
}
