extension ReviewPhrase {
  public var english: StaticString {
    switch self {
    case .map: "Who answers where"
    case .mapCaption: "Every part of the screen with the view that a touch there hits."
    case .nobody: "nobody"
    case .moreOwners: "… and {1} more"
    case .before: "Before: {1}"
    case .after: "After: {1}"
    case .reaches:
      "Touches reach {2} of the {3} of {1} that are on the screen ({4})."
    case .reachedByTouch: "The touch reaches {1}."
    case .notReachedByTouch: "The touch is on {1} and does not reach it."
    case .touchIsElsewhere: "The touch is not on {1}."
    case .nothingVisible: "No part of {1} is on the screen."
    case .nothingIsWrong: "Nothing is wrong: every part of {1} on the screen gets its touches."
    case .whatTakesTheRest: "What takes the rest"
    case .blocked(_, let reason): Self.english(reason)
    case .answeredInside: "{1}, which is inside it, answers"
    case .whatWouldHelp: "What would help (each was tried)"
    case .nothingHelps: "No change of flags, order or frames that was tried helps."
    case .alsoTakes: "also takes {1} from {2}"
    case .setting: "set {1} of {2} to {3}"
    case .moveFrame(_, _, contentOffset: nil): "set the frame of {1} to {2}"
    case .moveFrame: "set the frame of {1} to {2} and its bounds.origin to {3}"
    case .enlargePointInside:
      "let pointInside of {1} accept {2} more"
    case .passThrough: "let {1} pass touches through: its hitTest answers nil instead of itself"
    case .bringToFront: "bring {1} to the front of its siblings"
    case .whatItChanges: "What it changes on the screen"
    case .changesNothing: "Nothing on the screen: every sample answers as without it."
    case .hazards: "Hazards"
    case .noHazards: "None was found by running it."
    case .withoutOverride: "Without the override"
    case .withOverride: "With the override"
    case .fromOwner: "from"
    case .toOwner: "to"
    case .areaHeading: "area"
    case .exampleHeading: "for example at"
    case .noOverrides: "The scene has no override in code: give its source with `sources` or --source."
    case .areaWithout: "without"
    case .areaWith: "with"
    case .difference: "difference"
    case .atWork: "The override at work"
    case .switchHint:
      "Move the touch and go through the steps: the lines that ran are marked. The switch leaves the override out at the same touch."
    case .watch: "Watch it happen: a touch at {1}"
    case .watchWithoutEvent: "Watch it happen: hitTest at {1} without an event"
    case .watchWithEvent: "Watch it happen: hitTest at {1} for an event of type {2}"
    case .forThisFigure: "Changed in this figure: {1}."
    case .noMap: "A crash leaves no map of the screen."
    case .viewsOfClass: "Views: {1}"
    case .mend: "What helps"
    case .stillDisabled: "It is disabled (isEnabled = false): it is hit and sends no actions."
    case .stillWithoutAction: "It has no action for touchUpInside in this scene: it is hit and nothing happens."
    case .stillRecognizer:
      "{1} of {2} recognizes the touch too and may cancel it (cancelsTouchesInView)."
    case .stillSmall: "The part that touches reach is small: {1} pt; 44 × 44 are easy to hit."
    case .stillNoHandler: "It does not handle touches itself: they go up the responder chain."
    }
  }

  private static func english(_ reason: Blocker.Reason) -> StaticString {
    switch reason {
    case .isHidden: "{1} is hidden (isHidden)"
    case .alpha: "{1} is transparent (alpha below 0.01)"
    case .isUserInteractionEnabled: "{1} takes no touches (isUserInteractionEnabled = false)"
    case .pointInsideFalse: "outside {1}, whose pointInside is asked first"
    case .singularTransform: "the transform of {1} is singular: no point can be inside"
    case .covered: "{1} is asked earlier and answers"
    case .zeroSize: "{1} is empty and contains no point"
    case .offScreen: "{1} is off the screen, or clipped away"
    case .override: "an override of {1} answers otherwise"
    }
  }
}
