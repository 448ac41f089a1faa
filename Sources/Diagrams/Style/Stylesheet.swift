import HitTesting

/// The look of every picture, as CSS. Pictures carry classes only; a page with many of them carries this once.
///
/// It uses what browsers and librsvg have in common: class and child selectors, no variables. In a page all rules are
/// bound to `scope`, the class of every picture's root.
public enum Stylesheet {
  public static let scope = "hitviz"

  /// Wide-spread fonts with wide coverage; `TextWidth` measures with the widest of them.
  public static let fonts =
    "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Helvetica Neue', Arial, 'PingFang SC', 'PingFang TC', "
    + "'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"

  /// All rules for a theme; `auto` follows the reader's setting, and is light on paper.
  public static func css(_ theme: Theme) -> String {
    switch theme {
    case .light: shapes + colors(.light)
    case .dark: shapes + colors(.dark)
    case .auto: shapes + colors(.light) + "@media screen and (prefers-color-scheme: dark) {\n" + colors(.dark) + "}\n"
    }
  }

  /// What looks like which state: the states themselves, and the cells of a delivery.
  private static var looks: [(name: String, state: ViewState)] {
    ViewState.allCases.map { ("." + $0.cssClass, $0) }
      + DeliveryTone.allCases.map { (".cell.\($0.rawValue)", $0.state) }
  }

  /// Everything but colour.
  private static var shapes: String {
    var rules: [(String, String)] = [
      ("text", "font: 11px \(fonts)"),
      (".heading", "font-size: 18px; font-weight: 700"),
      (".part", "font-size: 12px; font-weight: 700; letter-spacing: .05em"),
      (".name", "font-size: 13px; font-weight: 700"),
      (".state", "font-weight: 700"),
      (".number", "font-weight: 700; text-anchor: middle"),
      (".middle", "text-anchor: middle"),
      (".symbol", "fill: none; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round"),
      (".edge path", "fill: none; stroke-width: 1.4"),
      (".edge.not-visited path", "stroke-dasharray: 1.5 3"),
      (".edge.way path", "stroke-width: 3"),
      (".edge.chain path", "stroke-width: 1.8"),
      (".edge.flow path", "stroke-width: 1.6"),
      (".responder .shape", "stroke-width: 1.6"),
      (".recognizer .shape", "stroke-width: 1.6; stroke-dasharray: 2 3"),
      (".target .shape", "stroke-width: 1.6"),
      (".responder.viewController .shape", "stroke-dasharray: 6 3"),
      (".fold .shape", "stroke-dasharray: 1.5 3"),
      (".outline", "fill: none; stroke-width: 1"),
      (".cut", "fill: none; stroke-width: 1; stroke-dasharray: 1 3"),
      (".screen", "stroke-width: 1"),
      (".touch circle", "stroke: none"),
      (".touch .ring", "fill: none; stroke-width: 2"),
      (".hatch", "fill: none; stroke-width: 1; stroke-opacity: .38"),
      (".sparse", "stroke-dasharray: 2 4"),
      (".answer", "font-size: 13px"),
      (".label text", "paint-order: stroke; stroke-width: 3; stroke-linejoin: round"),
      (".pane .panel", "stroke-width: 1"),
      ("polygon.shape", "stroke-linejoin: round; fill-opacity: .7"),
      ("polygon.unseen", "fill-opacity: 0; stroke-opacity: .7"),
      (".chosen polygon.unseen", "stroke-opacity: 1"),
    ]
    for (name, state) in looks {
      let line = LineStyle.of(state)
      let dashes = line.dashes.map { "; stroke-dasharray: \($0)" } ?? ""
      rules.append(("\(name) .shape", "stroke-width: \(line.width.svg)\(dashes)"))
      if line.isDouble { rules.append(("\(name) .inner", "fill: none; stroke-width: \(line.width.svg)")) }
    }
    rules.append((".visited .way", "stroke-width: 2.6"))
    rules.append((".dense .not-visited .shape", "stroke-width: .7; stroke-dasharray: none; stroke-opacity: .5"))
    return text(rules)
  }

  private static func colors(_ palette: Palette) -> String {
    var rules: [(String, String)] = [
      (".paper", "fill: \(palette.paper)"),
      (".panel", "fill: \(palette.panel); stroke: \(palette.line)"),
      ("text", "fill: \(palette.ink)"),
      (".quiet", "fill: \(palette.quiet)"),
      (".part", "fill: \(palette.quiet)"),
      (".edge path", "stroke: \(palette.quiet)"),
      (".edge.not-visited path", "stroke: \(palette[.notVisited].stroke)"),
      (".edge.way path", "stroke: \(palette[.chosen].stroke)"),
      (".edge.chain path", "stroke: \(palette.accent)"),
      (".edge.chain polygon", "fill: \(palette.accent); stroke: \(palette.accent)"),
      (".edge.flow path", "stroke: \(palette.quiet)"),
      (".edge.flow polygon", "fill: \(palette.quiet); stroke: \(palette.quiet)"),
      (".responder .shape", "fill: \(palette.panel); stroke: \(palette.accent)"),
      (".recognizer .shape", "fill: \(palette.panel); stroke: \(palette.touch)"),
      (".target .shape", "fill: \(palette.panel); stroke: \(palette.quiet)"),
      (".column .shape", "fill: none; stroke: none"),
      (".guide", "fill: none; stroke: \(palette.line)"),
      (".responder .state", "fill: \(palette.accent)"),
      (".fold .shape", "fill: none; stroke: \(palette[.notVisited].stroke)"),
      (".fold text", "fill: \(palette.quiet)"),
      (".screen", "fill: \(palette.paper); stroke: \(palette.quiet)"),
      (".touch .dot", "fill: \(palette.touch)"),
      (".touch .ring", "stroke: \(palette.touch)"),
      (".touch text", "fill: \(palette.touch)"),
      (".label text", "stroke: \(palette.panel)"),
      (".halo", "fill: \(palette.panel); stroke: none"),
    ]
    for (name, state) in looks {
      let colors = palette[state]
      rules.append(("\(name) .shape", "fill: \(colors.fill); stroke: \(colors.stroke)"))
      rules.append(("\(name) .inner", "stroke: \(colors.stroke)"))
      rules.append(("\(name) .symbol", "stroke: \(colors.stroke)"))
      rules.append(("\(name) .outline", "stroke: \(colors.stroke)"))
      rules.append(("\(name) .cut", "stroke: \(colors.stroke)"))
      rules.append(("\(name) .hatch", "stroke: \(colors.stroke)"))
      rules.append(("\(name) .state", "fill: \(colors.text)"))
      rules.append(("\(name) .badge", "fill: \(colors.stroke)"))
    }
    rules.append((".number", "fill: \(palette.panel)"))
    rules.append((".not-visited .name", "fill: \(palette.quiet)"))
    return text(rules)
  }

  private static func text(_ rules: [(selector: String, declarations: String)]) -> String {
    rules.map { ".\(scope) \($0.selector) { \($0.declarations) }\n" }.joined()
  }
}
