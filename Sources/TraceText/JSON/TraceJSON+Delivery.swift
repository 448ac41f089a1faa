import HitTesting

// The second half of a touch's way: gesture recognizers, delivery, handler.
extension TraceJSON {
  mutating func writeRecognizers(of trace: Trace) {
    writer.key("gestureRecognizers")
    writer.beginArray()
    for id in trace.delivery.recognizers {
      writer.beginObject(inline: true)
      writer.member("view", trace.hierarchy[id.view].name)
      writer.member("name", trace.hierarchy[id].name)
      writer.member("class", trace.hierarchy[id].className)
      writer.member("outcome", trace.delivery.outcome(of: id).rawValue)
      writer.end()
    }
    writer.end()
  }

  mutating func writeDelivery(of trace: Trace) {
    writer.key("delivery")
    writer.beginArray()
    for step in trace.delivery.steps {
      writer.beginObject(inline: true)
      writer.member("event", Double(step.event))
      writer.member("phase", step.phase.rawValue)
      writer.member("point", step.point)
      writer.member("responder", trace.hierarchy.name(of: step.receiver))
      writer.member("kind", step.receiver.jsonKind)
      writer.member("action", step.action.rawValue)
      write(step.rule, in: trace.hierarchy)
      if let message = step.message {
        writer.member("controlEvent", message.event)
        writer.member("selector", message.selector)
      }
      if let source = step.source {
        writer.member("source", source.text)
        write(step.codeSteps)
      }
      writer.end()
    }
    writer.end()
    writer.member("handledBy", trace.handledBy)
    writer.member("recognizedBy", trace.delivery.recognizedBy.map { trace.hierarchy[$0].name })
  }

  private mutating func write(_ rule: DeliveryRule, in hierarchy: Hierarchy) {
    writer.member("rule", rule.name)
    if let party = rule.party { writer.member("by", hierarchy.name(of: party)) }
    if let measure = rule.measure {
      writer.member("value", measure.value)
      writer.member("limit", measure.limit)
    }
  }
}

extension DeliveryReceiver {
  /// The receiver's kind in the JSON format.
  var jsonKind: String {
    switch self {
    case .responder(let responder): responder.kind.rawValue
    case .recognizer: "gestureRecognizer"
    case .object: "object"
    }
  }
}
