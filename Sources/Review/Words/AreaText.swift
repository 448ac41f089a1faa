import TraceText

/// Areas and shares as a reader sees them.
public enum AreaText {
  /// `1600 pt²`, with one decimal at most.
  public static func text(_ area: Double) -> String { NumberText.text((area * 10).rounded() / 10) + " pt²" }

  /// `39 %`; what is little but not nothing is `< 1 %`, what is almost everything is no 100.
  public static func percent(_ share: Double) -> String {
    if share > 0, share < 0.01 { return "< 1 %" }
    if share < 1, share > 0.99 { return "> 99 %" }
    return NumberText.text((share * 100).rounded()) + " %"
  }
}
