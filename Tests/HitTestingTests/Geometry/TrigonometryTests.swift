import Foundation
import Testing

@testable import HitTesting

/// The engine's own sine and cosine against the C library's.
@Suite struct TrigonometryTests {
  @Test("Every tenth of a degree, twice around") func agreesWithTheCLibrary() {
    for tenth in -7200...7200 {
      let degrees = Double(tenth) / 10
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      // The library gets the angle in radians, rounded: at 720° that alone is 4 × 10⁻¹⁶ wrong and more.
      #expect(abs(sine - sin(degrees * .pi / 180)) < 4e-15, "sin \(degrees)°")
      #expect(abs(cosine - cos(degrees * .pi / 180)) < 4e-15, "cos \(degrees)°")
    }
  }

  @Test(arguments: [(0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0), (3690, 1, 0)])
  func isExactAtRightAngles(degrees: Double, sine: Double, cosine: Double) {
    #expect(sineAndCosine(degrees: degrees) == (sine, cosine))
  }

  @Test func knownValues() {
    #expect(abs(sineAndCosine(degrees: 30).sine - 0.5) < 1e-16)
    #expect(abs(sineAndCosine(degrees: 45).sine - 0.5.squareRoot()) < 2e-16)
    #expect(sineAndCosine(degrees: .infinity).sine.isNaN)
  }
}
