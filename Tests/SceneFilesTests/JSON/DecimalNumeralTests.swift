import Testing

@testable import SceneFiles

@Suite struct DecimalNumeralTests {
  @Test(arguments: [
    "0", "1", "0.1", "0.3", "123456789.123456789", "1e22", "1e23", "8.5e22", "9007199254740993", "9007199254740992.5",
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e308", "1e309", "1e400",
    "1e99999999999999999999", "2.2250738585072014e-308", "2.2250738585072011e-308", "5e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2e-324", "1e-400", "1e-99999999999999999999", ".5", "5.", "0.000001e6",
    // Halfway cases, and one digit to either side of them.
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    "6929495644600919.5", "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
    "0.000000000000000000000000000000000000000000000000000000000000000000000123456789012345678901234567890",
  ])
  func readsAsTheStandardLibraryDoes(numeral: String) throws {
    let expected = try #require(Double(numeral) ?? Double(numeral + "0"))
    #expect(DecimalNumeral(Array(numeral.utf8)[...])?.value == expected)
  }

  @Test func readsWhatTheStandardLibraryWrites() throws {
    var generator = SplitMix(state: 42)
    for _ in 0..<2000 {
      let number = Double(bitPattern: generator.next() & ~(1 << 63))
      guard number.isFinite else { continue }
      #expect(DecimalNumeral(Array(number.description.utf8)[...])?.value == number)
    }
  }

  /// The middle of two doubles, written out whole, goes to the even one; with a 1 far behind it, to the upper one.
  @Test func keepsMoreDigitsThanAnyMiddleHas() {
    let middle = "0." + String(repeating: "0", count: 323) + Self.halfOfTheSmallest
    #expect(DecimalNumeral(Array(middle.utf8)[...])?.value == 0)
    let above = middle + String(repeating: "0", count: 500) + "1"
    #expect(DecimalNumeral(Array(above.utf8)[...])?.value == Double.leastNonzeroMagnitude)
  }

  /// The digits of 2⁻¹⁰⁷⁵, half the smallest double, from the 324th decimal place on: 5¹⁰⁷⁵.
  private static let halfOfTheSmallest: String = {
    var digits: [Int] = [1]
    for _ in 0..<1075 {
      var carry = 0
      for index in digits.indices {
        carry += digits[index] * 5
        digits[index] = carry % 10
        carry /= 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return digits.reversed().map { $0.description }.joined()
  }()

  @Test(arguments: ["", ".", "e5", "1e", "1e+", "00", "01", "1.2.3", "1 ", "0x", "--1", "1_000"])
  func refuses(numeral: String) {
    #expect(DecimalNumeral(Array(numeral.utf8)[...])?.value == nil)
  }
}

/// A small generator, so that the same numbers come every time.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
