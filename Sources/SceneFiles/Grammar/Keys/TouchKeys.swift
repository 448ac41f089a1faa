import HitTesting

/// The keys of a touch.
enum TouchKey: Int, SceneKey {
  case name, point, space, path, during, pressDuration, tapCount, event, expect, expectHandledBy

  var rule: KeyRule {
    switch self {
    case .name: KeyRule("name", .name, "Unique among the touches.")
    case .point:
      KeyRule(
        "point", .position, "Where the finger goes down, in the screen's coordinates or in those of the view `in`.")
    case .space: KeyRule("in", .name, "The view in whose coordinates `point` and `path` are given.")
    case .path:
      KeyRule(
        "path", .list(.position), default: "[]",
        "The further points that the finger moves through; it is lifted at the last.")
    case .during: KeyRule("during", .name, "The touch that is still down when this one begins.")
    case .pressDuration:
      KeyRule(
        "pressDuration", .number(.length), default: "0",
        "How long the finger rests before it moves or is lifted, in seconds.")
    case .tapCount:
      KeyRule(
        "tapCount", .number(.count), default: "1",
        "2 for the second of two quick taps, which goes on with the touch before it.")
    case .event:
      KeyRule(
        "event", .either([.null, .object(.event)]),
        "The event that `hitTest` is called with; null for a call without one.")
    case .expect: KeyRule("expect", .either([.null, .name]), "The hit-test view that is expected; null for none.")
    case .expectHandledBy:
      KeyRule(
        "expectHandledBy", .either([.null, .name]), "The responder that is expected to handle the touch; null for none."
      )
    }
  }

  static let shape = ObjectShape(
    "a touch", "A finger: where it goes down, how it moves, what is expected of it.", keys: TouchKey.self,
    required: [.point])
}

/// The keys of an event.
enum EventKey: Int, SceneKey {
  case type

  var rule: KeyRule {
    KeyRule(
      "type", .word(EventType.allCases.map { $0.rawValue }), default: "\"touches\"", "As `UIEvent.EventType` spells it."
    )
  }

  static let shape = ObjectShape("an event", "The event that `hitTest` is called with.", keys: EventKey.self)
}
