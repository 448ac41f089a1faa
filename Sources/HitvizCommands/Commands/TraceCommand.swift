import HitTesting
import SceneFiles
import TraceText

extension Command {
  static let trace = Command(
    "trace", summary: "Prints every call of the hit test, and the responder chain",
    operands: [.scene],
    options: [
      .touches, .output, .choice("format", ["text", "json"], help: "The form of the result (default: text)"),
      Option("ask", help: "Lists what overrides want to know, as JSON to fill in and paste into the scene"),
    ] + Option.scenes,
    discussion: """
      Without --touch all touches of the scene are traced. The text is made to be pasted into a ticket. The exit status
      is 1 where an override crashes.
      """
  ) { invocation throws(Failure) in
    let format = try OutputFormat.chosen(among: [.text, .json], for: invocation)
    let run = try SceneRun(invocation)
    if invocation.arguments.has("ask") {
      try invocation.write(QuestionsJSON.text(of: run.questions(invocation), in: run.scene))
      return .done
    }
    let traces = try run.traces(invocation)
    for footnote in run.footnotes(on: traces) { invocation.remark("note: " + footnote) }
    switch format {
    case .json:
      try invocation.write(TraceJSON.document(of: traces, scene: run.scene.title))
    default:
      let language = try invocation.language
      let reports = traces.map { TraceReport.text(of: $0, in: language, style: invocation.reportStyle) }
      try invocation.write(reports.joined(separator: "\n"))
    }
    return traces.contains { $0.fatalCrash != nil } ? .findings : .done
  }
}
