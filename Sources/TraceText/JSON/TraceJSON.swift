import HitTesting

/// Traces as JSON, version 1 of the format that `trace --format json` prints and a page's figure gives.
public struct TraceJSON {
  var writer = JSONWriter()

  /// The document for a scene's traces.
  public static func document(of traces: [Trace], scene title: String) -> String {
    var json = TraceJSON()
    json.writer.beginObject()
    json.writer.member("version", 1)
    json.writer.member("scene", title)
    json.writer.key("traces")
    json.writer.beginArray()
    for trace in traces { json.write(trace) }
    json.writer.end()
    json.writer.end()
    return json.writer.text
  }

  /// One trace alone: an element of the document's `traces`.
  public static func text(of trace: Trace) -> String {
    var json = TraceJSON()
    json.write(trace)
    return json.writer.text
  }

  private mutating func write(_ trace: Trace) {
    writer.beginObject()
    writer.key("touch")
    writer.beginObject(inline: true)
    writer.member("name", trace.touch.name)
    writer.member("point", trace.point)
    writer.end()
    writer.member("hitView", trace.hitView.map { trace.hierarchy[$0].name })
    writer.member("window", trace.window.map { trace.hierarchy[$0].name })
    writeViews(of: trace)
    writeCalls(of: trace)
    writeRecognizers(of: trace)
    writeResponderChain(of: trace)
    writeDelivery(of: trace)
    if let crash = trace.fatalCrash {
      writer.key("crash")
      writer.beginObject(inline: true)
      writer.member("message", crash.message)
      writer.member("source", crash.source?.text)
      writer.end()
    }
    writer.end()
  }

  private mutating func writeViews(of trace: Trace) {
    writer.key("views")
    writer.beginArray()
    for id in trace.hierarchy.ids {
      let outcome = trace[id]
      writer.beginObject(inline: true)
      writer.member("name", trace.hierarchy[id].name)
      writer.member("class", trace.hierarchy[id].className)
      writer.member("state", outcome.state.rawValue)
      writer.member("reason", outcome.reason?.jsonText)
      if let order = outcome.order { writer.member("order", Double(order)) }
      if let point = outcome.point { writer.member("point", point) }
      writer.member("override", outcome.override?.text)
      writer.end()
    }
    writer.end()
  }

  /// The calls are written in one pass over their list: each is left open until the calls inside it are written.
  private mutating func writeCalls(of trace: Trace) {
    writer.key("calls")
    writer.beginArray()
    var openEnds: [Int] = []
    for (index, call) in trace.calls.enumerated() {
      while let end = openEnds.last, end <= index {
        closeCall()
        openEnds.removeLast()
      }
      writer.beginObject()
      write(call, in: trace)
      writer.key("calls")
      writer.beginArray()
      openEnds.append(call.end)
    }
    for _ in openEnds { closeCall() }
    writer.end()
  }

  private mutating func closeCall() {
    writer.end()
    writer.end()
  }

  private mutating func write(_ call: Call, in trace: Trace) {
    writer.member("view", trace.hierarchy[call.view].name)
    writer.member("method", call.method.rawValue)
    if call.isSuper { writer.member("super", true) }
    writer.member("point", call.point)
    switch call.result {
    case .view(let view): writer.member("result", view.map { trace.hierarchy[$0].name })
    case .inside(let isInside): writer.member("result", isInside)
    case .none: writer.member("result", nil as String?)
    }
    writer.member("reason", call.reason?.jsonText)
    writer.member("source", call.source?.text)
    if let step = call.callerStep { writer.member("callerStep", Double(step)) }
    write(call.steps)
  }

  mutating func write(_ steps: [Step]) {
    writer.key("steps")
    writer.beginArray()
    for step in steps {
      writer.beginObject(inline: true)
      writer.member("line", Double(step.line))
      writer.member("column", Double(step.column))
      writer.member("text", step.text)
      if let effect = step.effect { writer.member("effect", effect.description) }
      writer.end()
    }
    writer.end()
  }

  private mutating func writeResponderChain(of trace: Trace) {
    writer.key("responderChain")
    writer.beginArray()
    for responder in trace.responderChain {
      writer.beginObject(inline: true)
      writer.member("kind", responder.kind.rawValue)
      writer.member("name", trace.hierarchy.name(of: responder))
      writer.member("class", trace.hierarchy.className(of: responder))
      writer.end()
    }
    writer.end()
  }
}

extension Call.Reason {
  /// The reason's name in the JSON formats.
  var jsonText: String {
    switch self {
    case .flag(let flag): flag.rawValue
    case .pointInsideFalse: "pointInsideFalse"
    case .singularTransform: "singularTransform"
    }
  }
}
