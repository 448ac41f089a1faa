extension Double {
  /// The number as pictures write it: at most two decimals, no exponent.
  package var svg: String {
    guard isFinite else { return "0" }
    let hundredths = Int((Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return sign + whole.description }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
