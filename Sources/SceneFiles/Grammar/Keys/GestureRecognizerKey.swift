import HitTesting

/// The keys of a gesture recognizer.
enum GestureRecognizerKey: Int, SceneKey {
  case name, className, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled
  case numberOfTapsRequired, numberOfTouchesRequired, minimumPressDuration, allowableMovement, direction

  var rule: KeyRule {
    switch self {
    case .name: KeyRule("name", .name, "Unique among the view's recognizers; by default the class.")
    case .className:
      KeyRule("class", .name, default: "\"UIGestureRecognizer\"", "A class such as `UITapGestureRecognizer`.")
    case .cancelsTouchesInView:
      KeyRule("cancelsTouchesInView", .bool, default: "true", "Whether recognition cancels the view's touches.")
    case .delaysTouchesBegan:
      KeyRule(
        "delaysTouchesBegan", .bool, default: "false", "Whether the view waits for touches until recognition fails.")
    case .delaysTouchesEnded:
      KeyRule(
        "delaysTouchesEnded", .bool, default: "true", "Whether the view waits for the end until recognition fails.")
    case .isEnabled:
      KeyRule("isEnabled", .bool, synonyms: ["enabled"], default: "true", "Whether the recognizer gets touches.")
    case .numberOfTapsRequired:
      KeyRule("numberOfTapsRequired", .number(.count), default: "1", "Of taps.")
    case .numberOfTouchesRequired:
      KeyRule(
        "numberOfTouchesRequired", .number(.count), synonyms: ["minimumNumberOfTouches"], default: "1",
        "How many fingers make the gesture; of a pan the least number.")
    case .minimumPressDuration:
      KeyRule("minimumPressDuration", .number(.length), default: "0.5", "Of long presses, in seconds.")
    case .allowableMovement:
      KeyRule(
        "allowableMovement", .number(.length), default: "10",
        "How far a finger may move in a tap or before a long press, in points.")
    case .direction:
      KeyRule(
        "direction", .either([.word(Self.directions), .list(.word(Self.directions), atLeast: 1)]),
        default: "\"right\"", "Of swipes: a direction, or several.")
    }
  }

  private static let directions = SwipeDirection.allCases.map { $0.rawValue }

  static let shape = ObjectShape(
    "a gesture recognizer", "A gesture recognizer of a view.", keys: GestureRecognizerKey.self)
}
