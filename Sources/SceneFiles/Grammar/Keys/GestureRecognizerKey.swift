/// The keys of a gesture recognizer.
enum GestureRecognizerKey: Int, SceneKey {
  case name, className, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled

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
    }
  }

  static let shape = ObjectShape(
    "a gesture recognizer", "A gesture recognizer of a view.", keys: GestureRecognizerKey.self)
}
