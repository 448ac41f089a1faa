/// The way of one touch: from the application's event queue to its window and hit-test view, past the gesture
/// recognizers, and up the responder chain until somebody handles it.
public struct Delivery: Sendable {
  /// Everything that happened to the touch, in order.
  public internal(set) var steps: [DeliveryStep] = []
  /// The gesture recognizers of the hit-test view and its superviews, the nearest view's first.
  public internal(set) var recognizers: [RecognizerID] = []
  /// The recognizer that recognized its gesture in this touch.
  public internal(set) var recognizedBy: RecognizerID?
  /// The responder that handles the touch; nil where it is discarded.
  ///
  /// It is the first one that handles `touchesBegan`, or, where nobody does, `touchesMoved` or `touchesEnded`. Where a
  /// recognizer takes the touch away from its view (`cancelsTouchesInView`), or nobody else handles it, it is the
  /// recognizer's view.
  public internal(set) var handler: Responder?
  /// The crash of an override of a touch message.
  public internal(set) var crash: OverrideCrash?

  public init() {}

  /// What a recognizer made of the touch: `recognized`, `failed`, `received` where it was still waiting, or why it took no
  /// part.
  public func outcome(of id: RecognizerID) -> DeliveryAction {
    if recognizedBy == id { return .recognized }
    return steps.last { $0.receiver == .recognizer(id) }?.action ?? .received
  }
}

extension Trace {
  /// The crash of an override that ended the touch, in the hit test or in a touch message after it.
  public var fatalCrash: OverrideCrash? { crash ?? delivery.crash }

  /// The name of the responder that handles the touch, or nil.
  public var handledBy: String? { delivery.handler.map(hierarchy.name) }
}
