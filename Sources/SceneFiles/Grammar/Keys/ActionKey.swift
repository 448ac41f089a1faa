import HitTesting

/// The keys of a target-action pair.
enum ActionKey: Int, SceneKey {
  case event, selector, target

  var rule: KeyRule {
    switch self {
    case .event:
      KeyRule(
        "event", .word(ControlAction.events), default: "\"touchUpInside\"",
        "A control event, as `UIControl.Event` spells it.")
    case .selector:
      KeyRule("selector", .name, "The selector of the action method: `save:`.")
    case .target:
      KeyRule(
        "target", .either([.null, .name]), default: "null",
        "The name of the responder that gets the action; null sends it up the responder chain.")
    }
  }

  static let shape = ObjectShape(
    "an action", "A target-action pair of a control.", keys: ActionKey.self, required: [.selector])
}
