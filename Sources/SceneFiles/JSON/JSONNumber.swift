/// The numerals of JSON5.
package enum JSONNumber {
  /// The value of a numeral: decimal with or without digits on one side of the point, hexadecimal, `Infinity`,
  /// `NaN`, each with a sign or none. Nil for anything else.
  package static func value(of numeral: ArraySlice<UInt8>) -> Double? {
    var digits = numeral
    var isNegative = false
    if let sign = digits.first, sign == ASCII.plus || sign == ASCII.minus {
      isNegative = sign == ASCII.minus
      digits = digits.dropFirst()
    }
    guard let magnitude = magnitude(of: digits) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func magnitude(of digits: ArraySlice<UInt8>) -> Double? {
    if digits.elementsEqual("Infinity".utf8) { return .infinity }
    if digits.elementsEqual("NaN".utf8) { return .nan }
    let prefix = digits.prefix(2)
    if prefix.elementsEqual("0x".utf8) || prefix.elementsEqual("0X".utf8) {
      return hexadecimal(digits.dropFirst(2))
    }
    return DecimalNumeral(digits)?.value
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Double? {
    guard !digits.isEmpty else { return nil }
    var value: UInt64 = 0
    var exponent = 0
    var isInexact = false
    for byte in digits {
      guard let digit = ASCII.hexValue(byte) else { return nil }
      if value < 1 << 60 {
        value = value << 4 | UInt64(digit)
      } else {
        exponent += 4
        isInexact = isInexact || digit != 0
      }
    }
    // With more than 60 bits before it, the last one only decides which way to round.
    if isInexact { value |= 1 }
    return Double(sign: .plus, exponent: min(exponent, 2000), significand: Double(value))
  }
}
