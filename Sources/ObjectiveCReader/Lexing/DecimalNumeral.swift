/// A decimal number while its digits come in. Exact as long as 15 digits and a power of ten up to 22 suffice, which
/// holds for whatever people write by hand.
struct DecimalNumeral {
  private(set) var digits: UInt64 = 0
  var exponent = 0

  mutating func append(_ digit: Int, isFraction: Bool) {
    guard digits < 100_000_000_000_000_000 else {
      if !isFraction { exponent += 1 }
      return
    }
    digits = digits * 10 + UInt64(digit)
    if isFraction { exponent -= 1 }
  }

  var value: Double {
    var value = Double(digits)
    var rest = max(-400, min(400, exponent))
    while rest < 0 {
      let step = min(22, -rest)
      value /= Self.powersOfTen[step]
      rest += step
    }
    while rest > 0 {
      let step = min(22, rest)
      value *= Self.powersOfTen[step]
      rest -= step
    }
    return value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
