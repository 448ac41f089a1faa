/// Which numbers a key takes.
enum NumberRange: Sendable {
  /// A position, a distance, a factor, an angle.
  case coordinate
  /// A width or a height.
  case length
  /// From 0 to 1.
  case fraction
  /// Any number but infinity and NaN.
  case finite

  var bounds: ClosedRange<Double>? {
    switch self {
    case .coordinate: -Limits.coordinate...Limits.coordinate
    case .length: 0...Limits.coordinate
    case .fraction: 0...1
    case .finite: nil
    }
  }

  func contains(_ number: Double) -> Bool {
    number.isFinite && (bounds?.contains(number) ?? true)
  }
}
