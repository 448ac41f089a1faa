/// Which numbers a key takes.
enum NumberRange: Sendable {
  /// A position, a distance, a factor, an angle.
  case coordinate
  /// A width or a height.
  case length
  /// A whole number of fingers or taps.
  case count
  /// From 0 to 1.
  case fraction
  /// Any number but infinity and NaN.
  case finite

  var bounds: ClosedRange<Double>? {
    switch self {
    case .coordinate: -Limits.coordinate...Limits.coordinate
    case .length: 0...Limits.coordinate
    case .count: 1...Limits.count
    case .fraction: 0...1
    case .finite: nil
    }
  }

  /// Whether fractions are refused.
  var isWhole: Bool { self == .count }

  func contains(_ number: Double) -> Bool {
    number.isFinite && (bounds?.contains(number) ?? true) && (!isWhole || number == number.rounded())
  }
}
