import HitTesting

/// The colours of pictures and pages, the one home for all of them. Every text colour has a contrast of at least 4.5 to
/// what it stands on (WCAG 2.1, AA).
public struct Palette: Sendable {
  /// Behind everything.
  public let paper: String
  /// What the parts of a sheet stand on.
  public let panel: String
  public let ink: String
  /// Less important text.
  public let quiet: String
  /// Frames and edges that do not matter.
  public let line: String
  /// The responder chain.
  public let accent: String
  public let touch: String
  private let states: [StateColors]

  /// The colours of a view in some state.
  public struct StateColors: Sendable {
    /// Outlines, symbols and the badge.
    public let stroke: String
    /// The state in words, on `fill`.
    public let text: String
    public let fill: String
  }

  public subscript(state: ViewState) -> StateColors {
    switch state {
    case .chosen: states[0]
    case .visited: states[1]
    case .rejectedByFlags: states[2]
    case .pointInsideFalse: states[3]
    case .notVisited: states[4]
    }
  }

  public static let light = Palette(
    paper: "#fdfcf9", panel: "#ffffff", ink: "#1d2530", quiet: "#5b6675", line: "#d5d9df", accent: "#0a66c2",
    touch: "#d4006a",
    states: [
      StateColors(stroke: "#00734f", text: "#00694a", fill: "#e0f4ec"),
      StateColors(stroke: "#0a5a9c", text: "#0a5a9c", fill: "#e9f2fb"),
      StateColors(stroke: "#a8390a", text: "#a8390a", fill: "#fcebe3"),
      StateColors(stroke: "#8a6600", text: "#745500", fill: "#fdf4d9"),
      StateColors(stroke: "#7b8490", text: "#5b6675", fill: "#f4f5f7"),
    ])

  public static let dark = Palette(
    paper: "#14181d", panel: "#1b2027", ink: "#e8ebef", quiet: "#a3adba", line: "#39424e", accent: "#79b8ff",
    touch: "#ff77b7",
    states: [
      StateColors(stroke: "#5fd8a8", text: "#6fdcb1", fill: "#12362a"),
      StateColors(stroke: "#7cbcf5", text: "#7cbcf5", fill: "#162d44"),
      StateColors(stroke: "#ff9c73", text: "#ffa783", fill: "#42200f"),
      StateColors(stroke: "#e2b94b", text: "#f0c85a", fill: "#372d0f"),
      StateColors(stroke: "#8d97a4", text: "#a3adba", fill: "#20262e"),
    ])
}
