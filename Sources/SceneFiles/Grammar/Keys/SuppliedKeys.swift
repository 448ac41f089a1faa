/// What views and other objects may say for the overrides that read them.
enum SuppliedRules {
  static let outlets = KeyRule(
    "outlets", .map(.nested(.outlet)), default: "{}",
    "The objects that overrides read, by property name or key path: a view's name, null, an array, or an object.")

  static let properties = KeyRule(
    "properties", .map(.nested(.value)), default: "{}", "The values that overrides read, by property name or key path.")

  static let answers = KeyRule(
    "answers", .map(.nested(.value)), default: "{}",
    "The results of calls that leave the source file, such as `delegate.hitView(for:)`.")
}

/// The keys of an object that is no view.
enum SuppliedObjectKey: Int, SceneKey {
  case className, outlets, properties, answers

  var rule: KeyRule {
    switch self {
    case .className: KeyRule("class", .name, default: "\"NSObject\"", "Any class name.")
    case .outlets: SuppliedRules.outlets
    case .properties: SuppliedRules.properties
    case .answers: SuppliedRules.answers
    }
  }

  static let shape = ObjectShape(
    "an object that is no view", "An object that overrides read and that is no view.", keys: SuppliedObjectKey.self)
}

/// The keys of a path.
enum SuppliedPathKey: Int, SceneKey {
  case rect, ellipse, path

  var rule: KeyRule {
    switch self {
    case .rect: KeyRule("rect", .rectangle, "A rectangle.")
    case .ellipse: KeyRule("ellipse", .rectangle, "The ellipse inscribed in a rectangle.")
    case .path: KeyRule("path", .list(.position, atLeast: 3), "The vertices of a polygon.")
    }
  }

  static let shape = ObjectShape(
    "a path", "A path (`UIBezierPath`), in the coordinates of the view that carries it.", keys: SuppliedPathKey.self,
    alternatives: [[.rect], [.ellipse], [.path]])
}

/// The key of a closure.
enum ClosureKey: Int, SceneKey {
  case closure

  var rule: KeyRule { KeyRule("closure", .nested(.value), "What it returns.") }

  static let shape = ObjectShape(
    "an object { closure }", "A closure or block that is not nil.", keys: ClosureKey.self, required: [.closure])
}

/// The key of a view among other values.
enum ViewReferenceKey: Int, SceneKey {
  case view

  var rule: KeyRule { KeyRule("view", .name, "The name of a view.") }

  static let shape = ObjectShape(
    "an object { view }", "A view of the scene.", keys: ViewReferenceKey.self, required: [.view])
}
