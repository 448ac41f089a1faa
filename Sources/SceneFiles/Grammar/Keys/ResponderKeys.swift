import HitTesting

/// What every kind of responder may say.
enum ResponderRules {
  static func handles(_ defaults: String = "") -> KeyRule {
    KeyRule(
      "handles", .list(.word(TouchPhase.allCases.map { $0.rawValue })),
      "The touch messages that the responder implements without calling `super`. " + defaults)
  }

  static let implements = KeyRule(
    "implements", .list(.name), default: "[]", "The selectors of the action methods that the responder implements.")
}

/// The keys of a view controller.
enum ViewControllerKey: Int, SceneKey {
  case name, className, presentedBy, handles, implements

  var rule: KeyRule {
    switch self {
    case .name:
      KeyRule(
        "name", .name, "Unique among the scene's responders; by default the class, then `class#2` and so on.")
    case .className: KeyRule("class", .name, default: "\"UIViewController\"", "Any class name.")
    case .presentedBy: KeyRule("presentedBy", .name, "The name of the view controller that presents this one.")
    case .handles: ResponderRules.handles()
    case .implements: ResponderRules.implements
    }
  }

  static let shape = ObjectShape(
    "a view controller", "A view controller; it stands with its root view.", keys: ViewControllerKey.self)
}

/// The keys of the application.
enum ApplicationKey: Int, SceneKey {
  case delegate, windowScene, presentedNext, handles, implements

  var rule: KeyRule {
    switch self {
    case .delegate:
      KeyRule(
        "delegate", .either([.null, .name, .object(.applicationDelegate)]), default: "null",
        "A delegate that is a responder: its name, or an object.")
    case .windowScene:
      KeyRule(
        "windowScene", .bool, default: "false",
        "Whether a window scene stands between windows and the application (iOS 13).")
    case .presentedNext:
      KeyRule(
        "presentedNext", .word(["presenting", "superview"]), default: "\"presenting\"",
        "What follows a presented view controller: the one that presents it, or its view's superview. Apple's pages differ."
      )
    case .handles: ResponderRules.handles()
    case .implements: ResponderRules.implements
    }
  }

  static let shape = ObjectShape(
    "an application", "The application at the end of the responder chain.", keys: ApplicationKey.self)
}

/// The keys of the application's delegate.
enum ApplicationDelegateKey: Int, SceneKey {
  case name, handles, implements

  var rule: KeyRule {
    switch self {
    case .name: KeyRule("name", .name, "Unique among the scene's responders.")
    case .handles: ResponderRules.handles()
    case .implements: ResponderRules.implements
    }
  }

  static let shape = ObjectShape(
    "an application delegate", "A delegate that is a responder.", keys: ApplicationDelegateKey.self, required: [.name])
}
