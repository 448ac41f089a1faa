import HitTesting

// Functions of the C library. The interpreter runs where there is none (a web page), so it carries its own; they are
// correct to a few units in the last place.

func degrees(_ radians: Double) -> Double { radians * (180 / Double.pi) }

func sine(_ radians: Double) -> Double { sineAndCosine(degrees: degrees(radians)).sine }
func cosine(_ radians: Double) -> Double { sineAndCosine(degrees: degrees(radians)).cosine }

/// The length of the vector, without overflow on the way.
func hypotenuse(_ x: Double, _ y: Double) -> Double {
  let large = max(x.magnitude, y.magnitude)
  guard large > 0, large.isFinite else { return large }
  let small = min(x.magnitude, y.magnitude) / large
  return large * (1 + small * small).squareRoot()
}

/// The angle whose tangent is the number, by halving the angle twice and Euler's series.
func arcTangent(_ x: Double) -> Double {
  if x.magnitude > 1 { return (x < 0 ? -Double.pi / 2 : Double.pi / 2) - arcTangent(1 / x) }
  var halved = x
  for _ in 0..<3 { halved = halved / (1 + (1 + halved * halved).squareRoot()) }
  let square = halved * halved
  var term = halved
  var sum = 0.0
  var n = 1.0
  while n < 40 {
    sum += term / n
    term = -term * square
    n += 2
  }
  return 8 * sum
}

/// The angle of the vector (x, y), as C's `atan2`.
func arcTangent(_ y: Double, _ x: Double) -> Double {
  if x > 0 { return arcTangent(y / x) }
  if x < 0 { return arcTangent(y / x) + (y < 0 ? -Double.pi : Double.pi) }
  return y == 0 ? 0 : (y < 0 ? -Double.pi / 2 : Double.pi / 2)
}

/// `x` to the power of `y`.
func power(_ x: Double, _ y: Double) -> Double {
  if y == y.rounded(), y.magnitude <= 1024 {
    var (result, base, exponent) = (1.0, x, Int(y.magnitude))
    while exponent > 0 {
      if exponent & 1 == 1 { result *= base }
      base *= base
      exponent >>= 1
    }
    return y < 0 ? 1 / result : result
  }
  if y == 0.5 { return x.squareRoot() }
  if x == 0 { return y > 0 ? 0 : .infinity }
  return x < 0 ? .nan : exponential(y * naturalLogarithm(x))
}

func exponential(_ x: Double) -> Double {
  guard x.isFinite else { return x.isNaN ? x : (x < 0 ? 0 : .infinity) }
  if x > 710 { return .infinity }
  if x < -746 { return 0 }
  // e^x = 2^n · e^r with |r| ≤ ln 2 / 2.
  let n = (x / ln2).rounded()
  let r = x - n * ln2
  var term = 1.0
  var sum = 1.0
  for i in 1...20 {
    term *= r / Double(i)
    sum += term
  }
  return Double(sign: .plus, exponent: Int(n), significand: sum)
}

func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return x == 0 ? -.infinity : (x > 0 ? .infinity : .nan) }
  // x = m · 2^n, ln m by the series of artanh.
  let z = (x.significand - 1) / (x.significand + 1)
  let square = z * z
  var (term, sum, n) = (z, 0.0, 1.0)
  while n < 80 {
    sum += term / n
    term *= square
    n += 2
  }
  return 2 * sum + Double(x.exponent) * ln2
}

private let ln2 = 0.693_147_180_559_945_3
