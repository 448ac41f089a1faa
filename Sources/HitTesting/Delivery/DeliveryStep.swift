/// One thing that happened to a touch: who got it in which phase, what became of it there, and why.
public struct DeliveryStep: Sendable {
  /// The number of the event that brought it about, counted from 1 over all touches of the scene: it tells the order
  /// of steps of different touches.
  public let event: Int
  public let phase: DeliveryPhase
  /// Where the finger is, in screen coordinates.
  public let point: Point
  public let receiver: DeliveryReceiver
  public let action: DeliveryAction
  /// The rule of UIKit behind it.
  public let rule: DeliveryRule
  /// The action message of a control, for the steps that such a message takes.
  public let message: ActionMessage?
  /// The override of the touch message that ran here.
  public let source: OverrideSource?
  /// The lines of the override that were executed.
  public let codeSteps: [Step]
}

/// A phase of a touch (`UITouch.Phase`).
public enum DeliveryPhase: String, CaseIterable, Sendable {
  case began, moved, ended, cancelled
  /// Time passes, the finger rests. Nobody gets a message, but a long press is recognized.
  case stationary

  init(_ message: TouchPhase) {
    switch message {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

/// Who a touch, or the action that comes of it, gets to.
public enum DeliveryReceiver: Hashable, Sendable {
  case responder(Responder)
  case recognizer(RecognizerID)
  /// The target of an action that is no responder of the scene.
  case object(name: String)
}

/// What a control sends: `save:` for `touchUpInside`.
public struct ActionMessage: Hashable, Sendable {
  public let event: String
  public let selector: String
}

extension Hierarchy {
  public func name(of receiver: DeliveryReceiver) -> String {
    switch receiver {
    case .responder(let responder): name(of: responder)
    case .recognizer(let id): self[id].name
    case .object(let name): name
    }
  }
}
