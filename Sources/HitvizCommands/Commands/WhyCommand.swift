import HitTesting
import Review
import SceneFiles

extension Command {
  static let why = Command(
    "why", summary: "Says why a view gets no touches, and what would help",
    operands: [.scene, Operand(placeholder: "VIEW")],
    options: [
      .touch, .output, .choice("format", ["text", "json"], help: "The form of the result (default: text)"),
    ] + Option.scenes,
    discussion: """
      Measured is the part of the view on the screen; with --touch one point. Every fix was tried: with it the view is hit.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.text, .json], for: invocation)
    let run = try SceneRun(invocation)
    let hierarchy = run.scene.hierarchy
    let view = try run.view(invocation.arguments.operands[1], invocation)!
    var point: Point?
    if invocation.arguments.has("touch") {
      let touch = try run.chosenTouch(invocation)
      point = hierarchy.convert(touch.point, from: touch.space, to: nil)
    }
    let diagnosis = try run.answer { (overrides) throws(OverrideCrash) in
      try Diagnosis(of: view, at: point, in: hierarchy, overrides: overrides)
    }
    let language = try invocation.language
    try invocation.write(
      format == .json
        ? WhyJSON.text(of: diagnosis, in: run.scene, language: language)
        : WhyReport.text(of: diagnosis, in: hierarchy, isOneTouch: point != nil, language: language))
    return .done
  }
}
