import HitTesting

/// The numbers in printed geometry: `(0 20; 320 44)`, `{{0, 20}, {320, 44}}`, `[1, 0, 0, 1, 0, 0]`.
enum NumberList {
  /// All numbers of the text; nil where something else than brackets, blanks, commas and semicolons is between them.
  static func read(_ text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    for word in text.utf8.split(whereSeparator: isSeparator) {
      guard let number = number(word) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      true
    default:
      false
    }
  }

  private static func number(_ word: some Sequence<UInt8>) -> Double? {
    Double(String(decoding: Array(word), as: UTF8.self))
  }

  /// Exactly four numbers: x, y, width, height.
  static func rect(_ text: some StringProtocol) -> Rect? {
    guard let numbers = read(text), numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Exactly two numbers.
  static func point(_ text: some StringProtocol) -> Point? {
    guard let numbers = read(text), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
}
