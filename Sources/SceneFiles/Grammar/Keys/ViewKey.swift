/// The keys of a view and of a window.
enum ViewKey: Int, SceneKey {
  case name, className, baseClass
  case frame, bounds, center, anchorPoint, transform, contentOffset
  case isHidden, alpha, isUserInteractionEnabled, clipsToBounds, isEnabled, isMultipleTouchEnabled, isExclusiveTouch
  case windowLevel, zPosition
  case viewController, gestureRecognizers, handles, label, actions, implements, firstResponder
  case outlets, properties, answers
  case behavior, lint, subviews

  static let shape = ObjectShape(
    "a view", "A view with its subviews. Lengths are points; `frame` and `center` are in the superview's coordinates.",
    keys: ViewKey.self, alternatives: [[.frame], [.bounds, .center]], excluded: [.windowLevel])

  static let windowShape = ObjectShape(
    "a window", "A window with its subviews. Lengths are points; `frame` and `center` are in the screen's coordinates.",
    keys: ViewKey.self, alternatives: [[.frame], [.bounds, .center]])

  var rule: KeyRule {
    switch self {
    case .name:
      KeyRule(
        "name", .name,
        "Unique in the scene; every other place refers to it. By default the class, then `class#2` and so on in the file's order."
      )
    case .className:
      KeyRule("class", .name, "Any class name; by default `UIView`, of a window `UIWindow`.")
    case .baseClass:
      KeyRule(
        "baseClass", .name, "The nearest UIKit class above `class`, such as `UIButton`; it decides the defaults.")
    case .frame:
      KeyRule(
        "frame", .rectangle, "Place and size in the superview's coordinates, as set before `transform` is applied.")
    case .bounds:
      KeyRule(
        "bounds", .rectangle, "The visible rectangle in the view's own coordinates; with `center` instead of `frame`.")
    case .center:
      KeyRule(
        "center", .position,
        "Where the anchor point lies in the superview's coordinates; with `bounds` instead of `frame`.")
    case .anchorPoint:
      KeyRule(
        "anchorPoint", .position, default: "[0.5, 0.5]",
        "The point that lies on `center` and that `transform` turns around, in fractions of the bounds.")
    case .transform:
      KeyRule("transform", .affineTransform, "An affine transform; by default the identity.")
    case .contentOffset:
      KeyRule(
        "contentOffset", .position, default: "[0, 0]", "How far a scroll view is scrolled: the origin of its bounds.")
    case .isHidden:
      KeyRule(
        "isHidden", .bool, synonyms: ["hidden"], default: "false",
        "Hides the view and all its subviews, from touches too.")
    case .alpha:
      KeyRule("alpha", .number(.fraction), default: "1", "The opacity; below 0.01 the view gets no touches.")
    case .isUserInteractionEnabled:
      KeyRule(
        "isUserInteractionEnabled", .bool, synonyms: ["userInteractionEnabled"],
        "Whether the view and its subviews get touches; by default true, of `UIImageView` and `UILabel` false.")
    case .clipsToBounds:
      KeyRule(
        "clipsToBounds", .bool, default: "false", "Whether what lies outside the bounds is drawn; touches never ask.")
    case .isEnabled:
      KeyRule(
        "isEnabled", .bool, synonyms: ["enabled"], default: "true",
        "Of controls: a disabled one is still hit, but sends no actions.")
    case .isMultipleTouchEnabled:
      KeyRule(
        "isMultipleTouchEnabled", .bool, synonyms: ["multipleTouchEnabled"], default: "false",
        "Whether the view gets more than the first of several fingers.")
    case .isExclusiveTouch:
      KeyRule(
        "isExclusiveTouch", .bool, synonyms: ["exclusiveTouch"], default: "false",
        "Whether the view keeps other views of its window from getting touches at the same time.")
    case .windowLevel:
      KeyRule(
        "windowLevel", .number(.coordinate), default: "0", "A window of a higher level is in front of all lower ones.")
    case .zPosition:
      KeyRule(
        "zPosition", .number(.coordinate), default: "0", "The layer's order in drawing; hit testing never uses it.")
    case .viewController:
      KeyRule("viewController", .object(.viewController), "The view controller whose root view this is.")
    case .gestureRecognizers:
      KeyRule(
        "gestureRecognizers", .list(.object(.gestureRecognizer)), default: "[]",
        "The gesture recognizers of the view.")
    case .handles:
      ResponderRules.handles("By default, controls handle touches and other views pass them on.")
    case .label:
      KeyRule("label", .text, "A text for the pictures.")
    case .actions:
      KeyRule("actions", .list(.object(.action)), default: "[]", "Of controls: what they send, to whom.")
    case .implements:
      ResponderRules.implements
    case .firstResponder:
      KeyRule("firstResponder", .bool, default: "false", "Whether this is the first responder; one view at most.")
    case .outlets:
      SuppliedRules.outlets
    case .properties:
      SuppliedRules.properties
    case .answers:
      SuppliedRules.answers
    case .behavior:
      KeyRule("behavior", .object(.behavior), "A declared override of `hitTest` or `pointInside`, without source code.")
    case .lint:
      KeyRule("lint", .object(.lint), "Lint rules that are switched off for this view.")
    case .subviews:
      KeyRule(
        "subviews", .list(.object(.view)), default: "[]", "The subviews, back to front: the last one is asked first.")
    }
  }
}
