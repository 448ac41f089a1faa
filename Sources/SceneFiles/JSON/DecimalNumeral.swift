/// A decimal numeral, and the `Double` that is nearest to it.
///
/// It needs neither a C library nor its locale, so that a scene has the same numbers everywhere. Most numerals are one
/// exact multiplication or division away; the others are doubled and halved digit by digit.
struct DecimalNumeral {
  /// The significant digits as values, without leading zeros.
  private var digits: [UInt8] = []
  /// Where the decimal point stands in `digits`.
  private var point = 0
  /// Whether digits other than zero were left off behind the last one.
  private var isCut = false

  /// The exact middle between two neighbouring doubles has at most 767 significant digits; with more than that and
  /// `isCut`, every number is on the right side of it.
  private static let mostDigits = 800

  /// Nil where the bytes are no numeral: digits with a point or without, and an exponent. Further digits in front
  /// of a 0 are none either, since other languages read them as octal.
  init?(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    var digitCount = 0
    var hasPoint = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == ASCII.point, !hasPoint {
        hasPoint = true
      } else if ASCII.isDigit(byte) {
        append(byte - UInt8(ascii: "0"), isFraction: hasPoint)
        digitCount += 1
      } else {
        break
      }
      index += 1
    }
    guard digitCount > 0 else { return nil }
    if bytes.first == UInt8(ascii: "0"), bytes.dropFirst().first.map(ASCII.isDigit) == true { return nil }
    if index < bytes.endIndex {
      guard bytes[index] | 0x20 == UInt8(ascii: "e"), let exponent = Self.exponent(bytes[(index + 1)...]) else {
        return nil
      }
      point += exponent
    }
  }

  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    if digits.isEmpty, digit == 0 {
      if isFraction { point -= 1 }
    } else {
      if digits.count < Self.mostDigits { digits.append(digit) } else if digit != 0 { isCut = true }
      if !isFraction { point += 1 }
    }
  }

  private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
    var digits = bytes
    var isNegative = false
    if let sign = digits.first, sign == ASCII.plus || sign == ASCII.minus {
      isNegative = sign == ASCII.minus
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty else { return nil }
    var value = 0
    for byte in digits {
      guard ASCII.isDigit(byte) else { return nil }
      // Few texts have that many digits to make up for it, and an `Int` of 32 bits, as in a web page, holds what follows.
      if value < 100_000_000 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
    }
    return isNegative ? -value : value
  }

  /// The nearest double, the even one of two that are equally near; infinity beyond the largest.
  var value: Double {
    if digits.isEmpty { return 0 }
    if let value = exactValue { return value }
    if point > 310 { return .infinity }
    if point < -330 { return 0 }
    return roundedValue
  }

  /// The value where mantissa and power of ten are both exact as doubles, so that one operation rounds once.
  private var exactValue: Double? {
    guard digits.count <= 15, !isCut else { return nil }
    var mantissa = 0.0
    for digit in digits { mantissa = mantissa * 10 + Double(digit) }
    let exponent = point - digits.count
    guard abs(exponent) <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? mantissa / power : mantissa * power
  }

  private var roundedValue: Double {
    let (least, most) = (UInt64(1) << 52, UInt64(1) << 53)
    let leastExponent = -1074
    var number = self
    var exponent = 0
    // First in large steps to 16 or 17 digits before the point: 8 is less than 10, so that three bits a digit are not
    // too many. Then to the 53 bits of a double, or as many as its smallest exponent leaves.
    while number.point > 17 {
      let bits = min(60, 3 * (number.point - 17))
      number.halve(bits)
      exponent += bits
    }
    while number.point < 16, exponent > leastExponent {
      let bits = min(50, 3 * (16 - number.point), exponent - leastExponent)
      number.double(bits)
      exponent -= bits
    }
    while exponent < leastExponent || number.integer >= most {
      number.halve(1)
      exponent += 1
    }
    while number.integer < least, exponent > leastExponent {
      number.double(1)
      exponent -= 1
    }
    return Double(sign: .plus, exponent: exponent, significand: Double(number.rounded))
  }

  private var integer: UInt64 {
    var value: UInt64 = 0
    for index in 0..<max(0, point) { value = value * 10 + (index < digits.count ? UInt64(digits[index]) : 0) }
    return value
  }

  private var rounded: UInt64 {
    let integer = self.integer
    guard point >= 0, point < digits.count else { return integer }
    let first = digits[point]
    let isExactlyHalf = first == 5 && point + 1 == digits.count && !isCut
    if isExactlyHalf { return integer + integer % 2 }
    return first >= 5 ? integer + 1 : integer
  }

  /// Divides by 2 to the power of `bits`, at most 60.
  private mutating func halve(_ bits: Int) {
    var result: [UInt8] = []
    var newPoint = point
    var remainder: UInt64 = 0
    var index = 0
    while index < digits.count || remainder != 0 {
      remainder = remainder * 10 + (index < digits.count ? UInt64(digits[index]) : 0)
      let digit = UInt8(remainder >> UInt64(bits))
      remainder &= 1 << UInt64(bits) - 1
      if result.isEmpty, digit == 0 {
        newPoint -= 1
      } else if result.count < Self.mostDigits {
        result.append(digit)
      } else {
        isCut = isCut || digit != 0
        if index >= digits.count {
          isCut = isCut || remainder != 0
          break
        }
      }
      index += 1
    }
    (digits, point) = (result, newPoint)
    dropTrailingZeros()
  }

  /// Multiplies by 2 to the power of `bits`, at most 50.
  private mutating func double(_ bits: Int) {
    var carry: UInt64 = 0
    for index in digits.indices.reversed() {
      carry += UInt64(digits[index]) << UInt64(bits)
      digits[index] = UInt8(carry % 10)
      carry /= 10
    }
    var front: [UInt8] = []
    while carry > 0 {
      front.append(UInt8(carry % 10))
      carry /= 10
    }
    point += front.count
    digits.insert(contentsOf: front.reversed(), at: 0)
    while digits.count > Self.mostDigits {
      if digits.removeLast() != 0 { isCut = true }
    }
    dropTrailingZeros()
  }

  private mutating func dropTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
  }
}
