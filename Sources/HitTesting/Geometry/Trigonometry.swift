/// The sine and the cosine of an angle in degrees.
///
/// The engine runs where no C library is (a web page) and must give the same numbers there, so it carries these
/// two: the angle is brought to ±45° in degrees, which is exact, and Taylor's series is summed there to the last
/// bit of a `Double`. Multiples of 90° give exactly 0 and ±1, as a rotation read from a scene file should.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  guard degrees.isFinite else { return (.nan, .nan) }
  let turn = degrees.remainder(dividingBy: 360)
  let quarters = (turn / 90).rounded()
  let radians = (turn - quarters * 90) * (Double.pi / 180)
  let square = radians * radians

  var sine = 0.0
  var cosine = 0.0
  // From the smallest term to the largest; 45° to the 18th power over 18! is below 2⁻⁵³.
  for n in stride(from: 18, through: 2, by: -2) {
    let even = Double(n - 1) * Double(n)
    let odd = Double(n) * Double(n + 1)
    cosine = square / even * (1 - cosine)
    sine = square / odd * (1 - sine)
  }
  cosine = 1 - cosine
  sine = radians * (1 - sine)

  switch Int(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}
