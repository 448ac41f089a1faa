import SceneFiles

/// Numbers on the command line: `X,Y` and `X,Y,W,H`.
enum Numbers {
  static func read(_ text: String, counts: [Int], _ invocation: Invocation) throws(Failure) -> [Double] {
    guard let numbers = parse(text), counts.contains(numbers.count) else {
      let expected = counts == [2] ? "X,Y" : "X,Y or X,Y,W,H"
      throw invocation.usage("\(quoted(text)) is not \(expected): finite numbers with commas between them")
    }
    return numbers
  }

  /// The value of `--scale`.
  static func scale(_ invocation: Invocation, default standard: Double) throws(Failure) -> Double {
    guard let text = invocation.arguments["scale"] else { return standard }
    guard let scale = Double(text), scale > 0, scale <= 100 else {
      throw invocation.usage("`--scale` must be a number above 0, up to 100, not \(quoted(text))")
    }
    return scale
  }

  /// The value of `--step-limit`.
  static func stepLimit(_ invocation: Invocation) throws(Failure) -> Int? {
    guard let text = invocation.arguments["step-limit"] else { return nil }
    guard let limit = Int(text), limit > 0 else {
      throw invocation.usage("`--step-limit` must be a whole number above 0, not \(quoted(text))")
    }
    return limit
  }

  /// The numbers, or nil where one of them is none.
  static func parse(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == " " }
      guard let number = Double(trimmed), number.isFinite, number.magnitude <= largest else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// As in scene files: large enough for every screen, small enough that no computation overflows.
  private static let largest = 1e9
}
