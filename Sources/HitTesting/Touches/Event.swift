/// The event that a hit test is made for (`UIEvent`). Only overrides look at it.
public struct Event: Hashable, Sendable {
  public var type: EventType

  public init(type: EventType = .touches) { self.type = type }

  public static let touches = Event(type: .touches)
}

/// `UIEvent.EventType`.
public enum EventType: String, CaseIterable, Sendable {
  case touches, motion, remoteControl, presses, scroll, hover, transform

  /// The value of the Objective-C constant
  /// (https://developer.apple.com/documentation/uikit/uievent/eventtype).
  public var rawCode: Int {
    switch self {
    case .touches: 0
    case .motion: 1
    case .remoteControl: 2
    case .presses: 3
    case .scroll: 10
    case .hover: 11
    case .transform: 14
    }
  }
}
