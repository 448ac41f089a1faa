import HitTesting

/// A `CATransform3D`, of which hit testing here knows the flat part.
struct SolidTransform {
  /// Row by row: m11, m12, …, m44.
  private let m: [Double]

  init?(_ numbers: [Double]) {
    guard numbers.count == 16, numbers.allSatisfy(\.isFinite) else { return nil }
    m = numbers
  }

  /// What it does in the plane (`CATransform3DGetAffineTransform`).
  var affinePart: AffineTransform {
    AffineTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
  }

  /// What the flat part loses; nil where it is the whole.
  var loss: String? {
    if m[3] != 0 || m[7] != 0 || m[11] != 0 || m[15] != 1 { return "perspective" }
    if m[2] != 0 || m[6] != 0 || m[8] != 0 || m[9] != 0 || m[10] != 1 { return "a rotation out of the screen's plane" }
    return nil
  }
}
