import HitTesting

/// By how much the transforms of a view and its superviews enlarge and shrink lengths, at most.
struct Magnification {
  var enlargement = 1.0
  var reduction = 1.0

  /// That of a subview with a transform. A singular one takes part in no conversion back.
  func applying(_ transform: AffineTransform) -> Magnification {
    if transform.isIdentity { return self }
    return Magnification(
      enlargement: enlargement * max(1, Self.norm(transform)),
      reduction: reduction * max(1, transform.inverse.map(Self.norm) ?? 1))
  }

  var isExcessive: Bool { enlargement > Limits.magnification || reduction > Limits.magnification }

  private static func norm(_ transform: AffineTransform) -> Double {
    max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
  }
}
