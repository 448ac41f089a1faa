/// An affine transform in `CGAffineTransform`'s convention: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation by degrees, clockwise on the screen for positive ones, exact at multiples of 90°.
  public init(rotationDegrees degrees: Double) {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// First this transform, then the other (`CGAffineTransformConcat(self, other)`).
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  public var isIdentity: Bool { self == .identity }

  /// Whether it moves everything by the same distance, and neither turns nor scales; the identity does too.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  public var determinant: Double { a * d - b * c }

  /// Where the transform takes the point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The transform that undoes this one, or nil where it is singular: it squeezes the plane to a line or a
  /// point, and no single point lies behind another.
  ///
  /// `CGAffineTransformInvert` answers a singular matrix with the matrix itself
  /// (https://developer.apple.com/documentation/coregraphics/cgaffinetransforminvert(_:)), which would map every
  /// point to the view's centre and report false hits; hitviz says that nothing can be hit there.
  public var inverse: AffineTransform? {
    if b == 0, c == 0 {
      // Scale and translation alone: divide, so that 0.1 and its neighbours lose nothing on the way.
      let result = AffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d)
      return result.isFinite ? result : nil
    }
    let determinant = self.determinant
    guard determinant != 0 else { return nil }
    let result = AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
