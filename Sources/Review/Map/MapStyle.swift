import Diagrams

/// The look of maps, beside the diagrams' own stylesheet. Regions are told apart by colour and by number.
enum MapStyle {
  /// How many colours there are; the owners take them in turn.
  private static let colors = 10

  /// The class of the regions of the owner with a number from 1.
  static func region(_ number: Int) -> String { "region-\((number - 1) % colors)" }

  static func css(_ theme: Theme) -> String {
    switch theme {
    case .light: shapes + colors(light, .light)
    case .dark: shapes + colors(dark, .dark)
    case .auto:
      shapes + colors(light, .light) + "@media screen and (prefers-color-scheme: dark) {\n" + colors(dark, .dark)
        + "}\n"
    }
  }

  private static let shapes = """
    .hitviz .region { shape-rendering: crispEdges; stroke: none }
    .hitviz .border { fill: none; stroke-width: 1.2; stroke-linecap: square }
    .hitviz .mark text { font-weight: 700; text-anchor: middle }
    .hitviz .table text { font-size: 13px }
    .hitviz .amount { text-anchor: end; font-variant-numeric: tabular-nums }

    """

  private static func colors(_ fills: [String], _ palette: Palette) -> String {
    let regions = fills.enumerated().map { ".hitviz .region-\($0) { fill: \($1) }\n" }.joined()
    return regions + """
      .hitviz .border { stroke: \(palette.quiet) }
      .hitviz .nobody { fill: \(palette.panel) }
      .hitviz .nobody-lines { stroke: \(palette.quiet); stroke-width: 1; fill: none }
      .hitviz .mark circle { fill: \(palette.ink) }
      .hitviz .mark text { fill: \(palette.panel) }

      """
  }

  private static let light = [
    "#cfe3f7", "#d3efd9", "#fbe3c2", "#ecd7f3", "#fbd3d8", "#cdeceb", "#f3ecc0", "#dcdcf6", "#e7dccf", "#dfe9cb",
  ]
  private static let dark = [
    "#1f3d5c", "#1f4a33", "#57401a", "#4a2c57", "#5a2a33", "#1d4a4b", "#4b4517", "#33336a", "#4a3b2b", "#374a20",
  ]
}
