import HitTesting
import SceneFiles
import TraceText

extension Session {
  /// What happened to the present touch, as JSON: what a page tells.
  var reportJSON: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("name", trace.touch.name)
    json.member("point", trace.point)
    json.member("summary", trace.summary(in: language))
    json.member("hitView", trace.hitView.map { Double($0.index) })
    json.key("views")
    json.beginArray()
    for id in trace.hierarchy.ids {
      json.beginObject(inline: true)
      json.member("state", trace[id].state.cssClass)
      json.member("order", trace[id].order.map { Double($0) })
      json.member("note", trace.note(on: id, in: language))
      json.end()
    }
    json.end()
    json.key("steps")
    json.beginArray()
    for step in trace.story { write(step, to: &json) }
    json.end()
    json.key("chain")
    json.beginArray()
    for responder in trace.responderChain { write(responder, to: &json) }
    json.end()
    json.key("delivery")
    writeDelivery(to: &json)
    json.end()
    return json.text
  }

  private func write(_ step: StoryStep, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.member("view", step.view.map { Double($0.index) })
    json.member("state", step.state?.cssClass ?? "nothing")
    json.key("changes")
    json.beginArray(inline: true)
    for change in step.changes {
      json.beginArray(inline: true)
      json.value(Double(change.view.index))
      json.value(change.state.cssClass)
      json.end()
    }
    json.end()
    json.member("headline", step.headline(in: language))
    json.member("why", step.why(in: language))
    if let progress = step.progress { write(progress, to: &json) }
    json.end()
  }

  /// The lines of an override that have run.
  private func write(_ progress: StoryStep.Progress, to json: inout JSONWriter) {
    let call = trace.calls[progress.call]
    guard case .code(let source) = call.source else { return }
    let executed = call.steps.prefix(progress.stepCount)
    json.key("code")
    json.beginObject(inline: true)
    json.member("file", source.file)
    json.key("lines")
    json.beginArray(inline: true)
    for step in executed { json.value(Double(step.line)) }
    json.end()
    json.member("current", Double(executed.last?.line ?? source.line))
    json.end()
  }

  private func write(_ responder: Responder, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.member("kind", responder.kind.rawValue)
    json.member("kindText", Phrase.responderKind(responder.kind).text(in: language))
    json.member("name", trace.hierarchy.name(of: responder))
    json.end()
  }

  private func writeDelivery(to json: inout JSONWriter) {
    let stations = trace.deliveryStations(in: language)
    json.beginObject()
    json.member("end", trace.hitView == nil ? nil : trace.deliveryEnd.text(in: language))
    json.key("events")
    json.beginArray()
    for event in trace.deliveryEvents(in: language) {
      json.beginObject()
      json.member("phase", event.phase)
      json.member("point", event.point.text)
      json.key("stations")
      json.beginArray()
      for station in stations where station.event == event.number { write(station, to: &json) }
      json.end()
      json.end()
    }
    json.end()
    json.end()
  }

  private func write(_ station: DeliveryStation, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.key("names")
    json.beginArray(inline: true)
    for receiver in station.receivers { json.value(receiver.name) }
    json.end()
    json.member("kind", station.receivers[0].kind)
    json.member("what", station.what)
    json.member("why", station.why)
    json.member("look", station.look.cssClass)
    json.end()
  }
}
