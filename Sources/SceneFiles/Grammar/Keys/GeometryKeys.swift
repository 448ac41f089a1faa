/// The keys of a point.
enum PointKey: Int, SceneKey {
  case x, y

  var rule: KeyRule {
    switch self {
    case .x: KeyRule("x", .number(.coordinate), "To the right, in points.")
    case .y: KeyRule("y", .number(.coordinate), "Down, in points.")
    }
  }

  static let shape = ObjectShape(
    "an object { x, y }", "A point.", keys: PointKey.self, required: [.x, .y])
}

/// The keys of a rectangle.
enum RectKey: Int, SceneKey {
  case x, y, width, height

  var rule: KeyRule {
    switch self {
    case .x: PointKey.x.rule
    case .y: PointKey.y.rule
    case .width: SizeKey.width.rule
    case .height: SizeKey.height.rule
    }
  }

  static let shape = ObjectShape(
    "an object { x, y, width, height }", "A rectangle.", keys: RectKey.self, required: [.x, .y, .width, .height])
}

/// The keys of a size.
enum SizeKey: Int, SceneKey {
  case width, height

  var rule: KeyRule {
    switch self {
    case .width: KeyRule("width", .number(.length), "In points.")
    case .height: KeyRule("height", .number(.length), "In points.")
    }
  }

  static let shape = ObjectShape(
    "an object { width, height }", "A size.", keys: SizeKey.self, required: [.width, .height])
}

/// The keys of insets.
enum InsetsKey: Int, SceneKey {
  case top, left, bottom, right

  var rule: KeyRule {
    switch self {
    case .top: KeyRule("top", .number(.coordinate), "In points.")
    case .left: KeyRule("left", .number(.coordinate), "In points.")
    case .bottom: KeyRule("bottom", .number(.coordinate), "In points.")
    case .right: KeyRule("right", .number(.coordinate), "In points.")
    }
  }

  static let shape = ObjectShape(
    "an object { top, left, bottom, right }", "Distances from the four edges.", keys: InsetsKey.self,
    required: [.top, .left, .bottom, .right])
}

/// The keys of a transform in parts.
enum TransformKey: Int, SceneKey {
  case scale, rotation, translation

  var rule: KeyRule {
    switch self {
    case .scale:
      KeyRule(
        "scale", .either([.number(.coordinate), .numbers([("x", .coordinate), ("y", .coordinate)])]), default: "1",
        "The factor, or one for each axis; applied first.")
    case .rotation:
      KeyRule("rotation", .number(.coordinate), default: "0", "In degrees, clockwise on the screen; applied second.")
    case .translation:
      KeyRule("translation", .position, default: "[0, 0]", "In points; applied last.")
    }
  }

  static let shape = ObjectShape(
    "an object { scale, rotation, translation }", "A transform: scaled, then rotated, then moved.",
    keys: TransformKey.self)
}
