import Diagrams
import HitTesting

/// The palette of all pictures as CSS variables, for the page around them.
enum PageColors {
  static func css(_ theme: Theme) -> String {
    let fonts = ":root { --fonts: \(Stylesheet.fonts) }\n"
    switch theme {
    case .light: return fonts + rule(.light)
    case .dark: return fonts + rule(.dark)
    case .auto: return fonts + rule(.light) + "@media screen and (prefers-color-scheme: dark) {\n" + rule(.dark) + "}\n"
    }
  }

  private static func rule(_ palette: Palette) -> String {
    var variables = [
      ("paper", palette.paper), ("panel", palette.panel), ("ink", palette.ink), ("quiet", palette.quiet),
      ("line", palette.line), ("accent", palette.accent), ("touch", palette.touch),
      // The edge of a control has to stand out (WCAG 2.1, 1.4.11).
      ("control", palette[.notVisited].stroke),
    ]
    for (state, name) in names {
      let colors = palette[state]
      variables += [("\(name)-stroke", colors.stroke), ("\(name)-text", colors.text), ("\(name)-fill", colors.fill)]
    }
    return ":root { " + variables.map { "--\($0.0): \($0.1)" }.joined(separator: "; ") + " }\n"
  }

  private static let names: [(ViewState, String)] = [
    (.chosen, "chosen"), (.visited, "visited"), (.rejectedByFlags, "flags"), (.pointInsideFalse, "outside"),
    (.notVisited, "none"),
  ]
}
