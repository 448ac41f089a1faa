import HitTesting
import SceneFiles
import TraceText

extension Command {
  static let convert = Command(
    "convert", summary: "Converts a point or a rectangle between the coordinates of two views",
    operands: [.scene, Operand(placeholder: "X,Y[,W,H]")],
    options: [
      Option("from", value: .init(placeholder: "VIEW"), help: "The view whose coordinates are given"),
      Option("to", value: .init(placeholder: "VIEW"), help: "The view whose coordinates are wanted"),
      .output, .choice("format", ["text", "json"], help: "The form of the result (default: text)"),
    ] + Option.scenes,
    discussion: """
      Without --from or --to the screen is meant. A rectangle becomes the bounding box of what it is turned into, at the
      nearest common superview first, as UIKit does.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.text, .json], for: invocation)
    let run = try SceneRun(invocation)
    let source = try run.view(invocation.arguments["from"], invocation)
    let target = try run.view(invocation.arguments["to"], invocation)
    let numbers = try Numbers.read(invocation.arguments.operands[1], counts: [2, 4], invocation)

    var json = JSONWriter()
    json.beginObject(inline: true)
    let text: String
    let isDefined: Bool
    if numbers.count == 2 {
      let point = run.scene.hierarchy.convert(Point(x: numbers[0], y: numbers[1]), from: source, to: target)
      isDefined = point.isDefined
      json.member("point", point)
      text = point.text
    } else {
      let rect = run.scene.hierarchy.convert(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), from: source, to: target)
      isDefined = rect.origin.isDefined
      json.member("rect", rect)
      text = rect.text
    }
    json.end()
    guard isDefined else {
      throw .impossible(
        "there is no such place in `\(invocation.arguments["to"] ?? "")`: it, or a view that it is in, has a singular"
          + " transform, which squeezes the view to a line or a point")
    }
    try invocation.write(format == .json ? json.text : text + "\n")
    return .done
  }
}
