import HitTesting

/// Numbers as a reader sees them: at most three decimals, a true minus sign. JSON has its own, exact, form.
public enum NumberText {
  /// The number, rounded to at most three decimals: `12`, `−0.5`, `33.333`.
  public static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return exact(rounded.isFinite && number.magnitude < 1e12 ? rounded : number)
  }

  /// The number, rounded only as far as it does not seem to be one of the others: 99.9999 beside 100 stays
  /// 99.9999.
  public static func text(_ number: Double, besides others: [Double]) -> String {
    let short = text(number)
    for other in others where other != number && text(other) == short { return exact(number) }
    return short
  }

  /// Every digit of the number: its shortest form that reads back to the same `Double`.
  static func exact(_ number: Double) -> String {
    if number.isNaN { return "?" }
    if number.isInfinite { return number < 0 ? "−∞" : "∞" }
    let magnitude = number.magnitude
    let digits: String
    if magnitude < 1e15, magnitude == magnitude.rounded() {
      digits = Int64(magnitude).description
    } else {
      digits = magnitude.description
    }
    return number < 0 ? "−" + digits : digits
  }
}

extension Point {
  /// `(12, −0.5)`.
  public var text: String { isDefined ? "(\(NumberText.text(x)), \(NumberText.text(y)))" : "(?, ?)" }
}

extension Size {
  /// `320 × 40`.
  public var text: String { "\(NumberText.text(width)) × \(NumberText.text(height))" }
}

extension Rect {
  /// `(0, 64, 320, 40)`: x, y, width, height.
  public var text: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { NumberText.text($0) }
    return "(" + numbers.joined(separator: ", ") + ")"
  }

  /// `[0, 320) × [0, 40)`: the half-open ranges of x and y that it contains.
  public var rangesText: String {
    "[\(NumberText.text(minX)), \(NumberText.text(maxX))) × [\(NumberText.text(minY)), \(NumberText.text(maxY)))"
  }
}
