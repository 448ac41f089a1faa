import Diagrams
import HitTesting
import SceneFiles

extension Command {
  static let render = Command(
    "render", summary: "Draws the hit test and the responder chain",
    operands: [.scene],
    options: [
      .output, .touch,
      Option(
        "show", value: .init(placeholder: "LIST"),
        help: "What is drawn: some of \(parts.joined(separator: ",")) (default: traversal,responder-chain)"),
      .choice(
        "format", ["svg", "png", "pdf", "dot"], help: "The form of the picture (default: by FILE's name, or svg)"),
      .choice("theme", Theme.allCases.map(\.rawValue), help: "The colours (default: auto, as the reader's system)"),
      Option("all", help: "Shows every view; otherwise subtrees that nobody asked are folded above 200 views"),
      .scale,
    ] + Option.scenes,
    discussion: """
      Without --touch the scene's first touch is drawn. One SVG follows the reader's light or dark setting; PNG and PDF are
      light unless --theme says otherwise.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.svg, .png, .pdf, .dot], for: invocation)
    var options = DiagramOptions()
    options.parts = try chosenParts(invocation)
    options.theme = invocation.arguments["theme"].flatMap(Theme.init) ?? .auto
    options.language = try invocation.language
    options.showsAllViews = invocation.arguments.has("all")
    let run = try SceneRun(invocation)
    options.title = run.scene.title
    let trace = try run.trace(of: try run.chosenTouch(invocation))
    options.footnotes = run.scene.notes + run.footnotes(on: [trace])
    let sheet = Sheet(trace, options)
    let scale = try Numbers.scale(invocation, default: format == .png ? 2 : 1)
    try Picture(format: format, invocation, scale: scale).write(svg: sheet.svg, dot: { sheet.dot })
    return trace.fatalCrash == nil ? .done : .findings
  }

  private static let parts = DiagramOptions.Part.allCases.map(\.rawValue)

  /// What `--show` lists.
  private static func chosenParts(_ invocation: Invocation) throws(Failure) -> [DiagramOptions.Part] {
    guard let list = invocation.arguments["show"] else { return [.traversal, .responderChain] }
    var chosen: [DiagramOptions.Part] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = DiagramOptions.Part(rawValue: String(name)) else {
        throw .invalidChoice(String(name), for: "`--show`", choices: parts, of: invocation.command)
      }
      if !chosen.contains(part) { chosen.append(part) }
    }
    return chosen
  }
}
