/// The keys of a declared override.
enum BehaviorKey: Int, SceneKey {
  case hitTest, pointInside

  var rule: KeyRule {
    switch self {
    case .hitTest:
      KeyRule(
        "hitTest",
        .either([.word(["passThrough", "none", "unbounded", "unboundedIgnoringAlpha"]), .object(.forwarding)]),
        "`passThrough`: the answer of `super`, but nil instead of the view itself. `none`: always nil. `unbounded`: the"
          + " subviews are asked outside of the bounds too, unless the view clips, as React Native's component views do;"
          + " `unboundedIgnoringAlpha`: alpha is not looked at, either, as in its older views.")
    case .pointInside:
      KeyRule("pointInside", .either([.word(["always", "never"]), .object(.touchArea)]), "Where a touch is inside.")
    }
  }

  static let shape = ObjectShape(
    "a behavior", "What the view's class does in `hitTest` and `pointInside`.", keys: BehaviorKey.self)
}

/// The key of a `hitTest` that gives another view.
enum ForwardingKey: Int, SceneKey {
  case forwardTo

  var rule: KeyRule {
    KeyRule("forwardTo", .name, "The view that is answered wherever this view's own `pointInside` is true.")
  }

  static let shape = ObjectShape(
    "an object { forwardTo }", "A `hitTest` that answers another view.", keys: ForwardingKey.self,
    required: [.forwardTo])
}

/// The keys of a declared `pointInside` with an area.
enum TouchAreaKey: Int, SceneKey {
  case outset, ellipse, path

  var rule: KeyRule {
    switch self {
    case .outset:
      KeyRule(
        "outset",
        .either([
          .number(.coordinate), .numbers(["top", "left", "bottom", "right"].map { ($0, .coordinate) }),
        ]), "The bounds, enlarged by as many points on every side, or on each one.")
    case .ellipse:
      KeyRule("ellipse", .yes, "The ellipse inscribed in the bounds.")
    case .path:
      KeyRule(
        "path", .list(.position, atLeast: 3), "The vertices of a polygon in the view's coordinates, filled even-odd.")
    }
  }

  static let shape = ObjectShape(
    "an object { outset }, { ellipse } or { path }", "Where a touch is inside the view.", keys: TouchAreaKey.self,
    alternatives: [[.outset], [.ellipse], [.path]])
}
