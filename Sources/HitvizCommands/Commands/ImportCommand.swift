import Importers
import SceneFiles

extension Command {
  static let `import` = Command(
    "import", summary: "Turns the hierarchy of another tool into a scene file",
    operands: [Operand(placeholder: "FILE", isOptional: true, isFile: true)],
    options: [
      .output,
      .choice("from", ImportFormat.all.map(\.id), help: "The file's format (default: found out from its contents)"),
      Option(
        "scene", value: .init(placeholder: "NAME"),
        help: "The scene of a storyboard, view of a XIB, or tree of a log, by name, id or number"),
      Option("list", help: "Shows what --scene can choose from"),
      Option("list-formats", help: "Shows the formats"),
    ],
    discussion: """
      Reads what UIKit, Xcode, LLDB, Detox, EarlGrey, Appium and others print of a view hierarchy. Every command that takes
      a SCENE reads the same files. What the file does not say is listed in the scene's notes.
      """
  ) { invocation throws(Failure) in
    if invocation.arguments.has("list-formats") {
      try invocation.write(ImportListing.formats)
      return .done
    }
    guard let path = invocation.arguments.operands.first else { throw invocation.usage("`FILE` is missing") }
    let input = try SceneInput(path: path, invocation)
    var options = ImportOptions(format: invocation.arguments["from"], scene: invocation.arguments["scene"])
    if invocation.arguments.has("list") {
      options.scene = nil
      try invocation.write(ImportListing.parts(of: input, options))
      return .done
    }
    let (scene, diagnostics) = try input.imported(options)
    invocation.report(diagnostics)
    try invocation.write(SceneWriter.text(of: scene))
    return .done
  }
}
