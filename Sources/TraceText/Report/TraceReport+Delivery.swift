import HitTesting

// From the event queue to the responder that handles the touch: a heading for each event, a line for each station.
extension TraceReport {
  mutating func writeDelivery() {
    guard trace.hitView != nil else { return }
    add("")
    add(style.heading(words(.delivery)))
    var event: Int?
    var phase = DeliveryPhase.began
    for run in trace.deliveryRuns {
      if run[0].event != event {
        add("  " + words(.phase(run[0].phase)) + " " + style.quiet(run[0].point.text))
        event = run[0].event
        phase = run[0].phase
      }
      add("    " + text(of: run, in: phase))
      for line in run[0].codeSteps { add("      " + style.quiet("\(line.line): \(line.text)")) }
    }
    let end = words(trace.deliveryEnd)
    add("  " + (trace.delivery.handler == nil || trace.delivery.crash != nil ? style.rejected(end) : style.chosen(end)))
  }

  private func text(of run: [DeliveryStep], in phase: DeliveryPhase) -> String {
    let step = run[0]
    if step.action == .queued {
      let stations = run.map { station in
        let name = trace.readableName(of: station.receiver)
        return station.action == .queued ? "\(name) (\(words(.action(.queued))))" : "\(name).sendEvent"
      }
      return style.quiet(stations.joined(separator: " → "))
    }
    let names = run.map { trace.readableName(of: $0.receiver) }.joined(separator: " → ")
    let message = step.messageName(in: phase).map { "\($0): " } ?? ""
    let action = step.action == .sentAction ? step.message.map { " \($0.text)" } ?? "" : ""
    let source = step.source.map { style.quiet("  [\($0.text)]") } ?? ""
    // Which way an action goes is told where it is sent.
    let isOnActionsWay = step.action == .notImplemented || step.action == .performed
    let why = isOnActionsWay ? "" : style.quiet(" (\(words(trace.why(step))))")
    return "\(names): \(message)" + paint(step.action)(words(.action(step.action))) + action + why + source
  }

  private func paint(_ action: DeliveryAction) -> (String) -> String {
    switch action {
    case .handled, .recognized, .performed: style.chosen
    case .discarded, .cancelled, .actionDiscarded, .crashed: style.rejected
    case .failed, .withheld, .ignored: style.missed
    default: { $0 }
    }
  }

  private func words(_ phrase: DeliveryPhrase) -> String { phrase.text(in: language) }
}
