import HitTesting

/// What the delivery of a touch says to a reader, as facts. Names in it are safe in a line of text.
public enum DeliveryPhrase: Wording, Hashable {
  /// The heading.
  case delivery
  case gestureRecognizer
  /// The target of an action that is no responder.
  case target
  case phase(DeliveryPhase)
  /// What became of the touch at a station, in a word or two.
  case action(DeliveryAction)
  /// Why, with what was measured and its limit, or with `party`: the name of whom the rule speaks of beside the receiver.
  case rule(DeliveryRule, party: String)
  /// `touchUpInside → save:`.
  case message(ActionMessage)

  /// Where a recognizer is attached.
  case onView(String)
  /// Responders that a picture folds into one.
  case respondersFolded(Int)

  // What the look of a station means.
  case taken, onItsWay, waitingOrFailed, stopped

  // The end.
  case crashed(OverrideCrash)
  case handledBy(String)
  case takenBy(recognizer: String, view: String)
  case handledByNobody

  public func parts(in language: Language) -> [String] {
    switch self {
    case .delivery, .gestureRecognizer, .target, .phase, .action, .taken, .onItsWay, .waitingOrFailed, .stopped,
      .handledByNobody:
      []
    case .rule(let rule, let party):
      rule.measure.map { [NumberText.text($0.value, besides: [$0.limit]), NumberText.text($0.limit)] } ?? [party]
    case .message(let message): [message.text]
    case .onView(let view): [view]
    case .respondersFolded(let count): [String(count)]
    case .crashed(let crash):
      [Phrase.crashed(crash).text(in: language) + (crash.source.map { " (\($0.text))" } ?? "")]
    case .handledBy(let name): [name]
    case .takenBy(let recognizer, let view): [recognizer, view]
    }
  }
}

extension Trace {
  /// The name of a step's receiver, safe in a line of text.
  public func readableName(of receiver: DeliveryReceiver) -> String {
    VisibleText.text(hierarchy.name(of: receiver))
  }

  /// Why a step went as it did.
  public func why(_ step: DeliveryStep) -> DeliveryPhrase {
    .rule(step.rule, party: step.rule.party.map(readableName) ?? "")
  }

  /// Who has the touch in the end.
  public var deliveryEnd: DeliveryPhrase {
    if let crash = delivery.crash { return .crashed(crash) }
    guard let handler = delivery.handler else { return .handledByNobody }
    let name = readableName(of: .responder(handler))
    if let id = delivery.recognizedBy, hierarchy[id].cancelsTouchesInView {
      return .takenBy(recognizer: readableName(of: .recognizer(id)), view: name)
    }
    return .handledBy(name)
  }
}

extension DeliveryStep {
  /// The message that the step is about, where it is another one than that of the event: what was withheld, or a
  /// cancellation.
  public func messageName(in phase: DeliveryPhase) -> String? {
    guard self.phase != phase, message == nil else { return nil }
    switch self.phase {
    case .began: return TouchPhase.began.rawValue
    case .moved: return TouchPhase.moved.rawValue
    case .ended: return TouchPhase.ended.rawValue
    case .cancelled: return TouchPhase.cancelled.rawValue
    case .stationary: return nil
    }
  }
}

extension DeliveryReceiver {
  /// What the receiver is, in words.
  public func kindText(in language: Language) -> String {
    switch self {
    case .responder(let responder): Phrase.responderKind(responder.kind).text(in: language)
    case .recognizer: DeliveryPhrase.gestureRecognizer.text(in: language)
    case .object: DeliveryPhrase.target.text(in: language)
    }
  }
}

extension ActionMessage {
  /// `touchUpInside → save:`, with everything in it safe in a line of text.
  public var text: String { "\(VisibleText.text(event)) → \(VisibleText.text(selector))" }
}
