import Diagrams
import HitTesting
import Review
import SceneFiles

extension Command {
  static let map = Command(
    "map", summary: "Draws who answers where, over the whole screen",
    operands: [.scene],
    options: [
      .output,
      .choice("format", ["svg", "png", "json"], help: "The form of the map (default: by FILE's name, or svg)"),
      Option("scale", value: .init(placeholder: "N"), help: "Samples per point in each direction (default: 1)"),
      .choice("theme", Theme.allCases.map(\.rawValue), help: "The colours (default: auto, as the reader's system)"),
    ] + Option.scenes,
    discussion: """
      The screen is the union of the windows' frames. It is sampled at the centres of a grid, and exact at every sample; the
      areas add up to the screen's.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.svg, .png, .json], for: invocation)
    let scale = try Numbers.scale(invocation, default: 1)
    let run = try SceneRun(invocation)
    guard let grid = ScreenGrid(of: run.scene.hierarchy, scale: scale) else {
      throw invocation.usage("the windows are empty, or too large to be sampled at this `--scale`")
    }
    let map = try run.answer { (overrides) throws(OverrideCrash) in
      try TouchMap(of: run.scene.hierarchy, overrides: overrides, grid: grid)
    }
    if format == .json {
      try invocation.write(MapJSON.text(of: map, in: run.scene.hierarchy))
      return .done
    }
    let theme = invocation.arguments["theme"].flatMap(Theme.init) ?? .auto
    let options = DiagramOptions(theme: theme, language: try invocation.language, title: run.scene.title)
    let picture = MapPicture(map, of: run.scene.hierarchy, options)
    try Picture(format: format, invocation, scale: 2).write { picture.svg }
    return .done
  }
}
