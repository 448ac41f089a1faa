import HitTesting

/// What happened to a touch at one station, or at several in a row, as a page tells it.
public struct DeliveryStation: Sendable {
  /// The number of the event, as in `DeliveryStep`.
  public let event: Int
  /// The receivers' names, safe in a line of text, with what they are.
  public let receivers: [(name: String, kind: String)]
  /// What they did, in a word or two.
  public let what: String
  public let why: String
  /// The state of a view that looks like it.
  public let look: ViewState
}

extension Trace {
  /// The stations of the touch, in order.
  public func deliveryStations(in language: Language) -> [DeliveryStation] {
    deliveryRuns.map { run in
      let step = run[0]
      var what = DeliveryPhrase.action(step.action).text(in: language)
      if step.action == .sentAction, let message = step.message { what += " " + message.text }
      // The application takes an event from its queue and sends it: one station, not two.
      var receivers: [DeliveryReceiver] = []
      for step in run where step.receiver != receivers.last { receivers.append(step.receiver) }
      return DeliveryStation(
        event: step.event,
        receivers: receivers.map { (readableName(of: $0), $0.kindText(in: language)) }, what: what,
        why: why(step).text(in: language), look: step.action.look)
    }
  }

  /// The events of the delivery, in order: the number, the phase in words, and where the finger was, on the screen.
  public func deliveryEvents(in language: Language) -> [(number: Int, phase: String, point: Point)] {
    var events: [(number: Int, phase: String, point: Point)] = []
    for step in delivery.steps where step.event != events.last?.number {
      events.append((step.event, DeliveryPhrase.phase(step.phase).text(in: language), step.point))
    }
    return events
  }
}

extension DeliveryAction {
  /// The state of a view that looks like what became of a touch.
  public var look: ViewState {
    switch self {
    case .handled, .recognized, .performed: .chosen
    case .queued, .sent, .hitTested, .received, .passedOn, .sentAction, .notImplemented: .visited
    case .failed, .withheld, .ignored, .notSimulated: .pointInsideFalse
    case .cancelled, .discarded, .actionDiscarded, .crashed: .rejectedByFlags
    }
  }
}
