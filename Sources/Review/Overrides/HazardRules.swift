import SceneFiles

/// The hazards that `review` looks for.
public enum HazardRules {
  static let returnsUntouchable = rule(
    "returns-untouchable-view", .warning, "An override returns a view that is hidden, transparent or disabled.",
    "UIKit's own hitTest leaves such views out; an override that names a view itself must look at its flags.",
    "ask the view's hitTest instead of its pointInside, or check isHidden, alpha and isUserInteractionEnabled first")
  static let ignoresOwnFlags = rule(
    "ignores-own-flags", .warning, "An override answers although its own view is hidden, transparent or disabled.",
    """
    UIKit's own hitTest begins with these flags, and no caller looks at them. An override that answers before it asks super \
    goes on taking touches when nobody sees the view any more.
    """,
    "begin with: guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }")
  static let returnsOutside = rule(
    "returns-view-outside", .note, "An override returns a view that is not in its own subtree.",
    """
    The touch goes to a view that the receiver does not contain. That can be meant (forwarding to a sibling); the view may \
    also be off the window, or stale.
    """,
    "check that the view is in the same window before it is returned")
  static let mixesCoordinates = rule(
    "mixes-coordinate-spaces", .warning, "An override's answer changes when the view is moved with its content.",
    """
    hitTest and pointInside get a point of the view's own coordinates. Compared with a frame, which is in the superview's, it \
    is right only while the view is at the origin.
    """,
    "compare with bounds, or convert the point first: convert(_:to:)")
  static let cutOff = rule(
    "enlarged-area-is-dead", .warning, "An ancestor's pointInside cuts off what an override enlarges.",
    "An ancestor is asked first. Where its pointInside is false the override is never run.",
    "enlarge the ancestor too, or override its pointInside")
  static let everywhere = rule(
    "answers-everywhere", .warning, "An override answers at points far outside the view.",
    "Whoever is asked first then takes every touch that its superview is asked about.",
    "return nil, or false, outside the area that is meant")
  static let effects = rule(
    "effects-in-hit-test", .warning, "An override does more than answer while it is asked.",
    "UIKit may ask several times for one touch, and for no touch at all; hit testing should only answer.",
    "do it where the touch is handled")
  static let event = rule(
    "depends-on-event", .note, "An override answers differently without an event, or for another type of event.",
    "hitTest is also called with nil, and for hover and scroll events.", "make sure that each case is meant")
  static let superTwice = rule(
    "asks-super-twice", .note, "An override asks super more than once for one answer.",
    "Every call searches the whole subtree again, and its overrides run again.", "keep super's answer in a constant")
  static let backToFront = rule(
    "walks-back-to-front", .warning, "An override asks the subviews from the back.",
    "UIKit asks the last subview first. From the back, a covered view gets the touch of the one that covers it.",
    "iterate over subviews.reversed()")
  static let crash = rule(
    "override-crash", .error, "An override crashes.",
    "A nil unwrapped by force, or an index out of range, ends the program.", "handle the missing value")
  static let recursion = rule(
    "override-recursion", .error, "An override is called again by its own call.",
    "hitTest that asks a view which asks back never ends, or ends by luck.",
    "call super, or a subview, not the view itself")

  public static let all = [
    returnsUntouchable, ignoresOwnFlags, returnsOutside, mixesCoordinates, cutOff, everywhere, effects, event,
    superTwice, backToFront,
    crash,
    recursion,
  ]

  private static func rule(
    _ id: String, _ severity: Diagnostic.Severity, _ summary: String, _ reason: String, _ help: String
  ) -> Rule {
    Rule(
      id: id, severity: severity, summary: summary, reason: reason,
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)", help: help)
  }
}
