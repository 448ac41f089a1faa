extension ReviewPhrase {
  var english: String {
    switch self {
    case .map: "Who answers where"
    case .mapCaption: "Every part of the screen with the view that a touch there hits."
    case .nobody: "nobody"
    case .moreOwners(let count): "… and \(count) more"
    case .before(let title): "Before: \(title)"
    case .after(let title): "After: \(title)"
    case .reaches(let name, let reachable, let visible, let share):
      "Touches reach \(reachable) of the \(visible) of \(name) that are on the screen (\(share))."
    case .reachedByTouch(let name): "The touch reaches \(name)."
    case .notReachedByTouch(let name): "The touch is on \(name) and does not reach it."
    case .touchIsElsewhere(let name): "The touch is not on \(name)."
    case .nothingVisible(let name): "No part of \(name) is on the screen."
    case .nothingIsWrong(let name): "Nothing is wrong: every part of \(name) on the screen gets its touches."
    case .whatTakesTheRest: "What takes the rest"
    case .blocked(let name, let reason): Self.english(reason, name)
    case .answeredInside(let name): "\(name), which is inside it, answers"
    case .whatWouldHelp: "What would help (each was tried)"
    case .nothingHelps: "No change of flags, order or frames that was tried helps."
    case .alsoTakes(let area, let name): "also takes \(area) from \(name)"
    case .setting(let key, let name, let value): "set \(key) of \(name) to \(value)"
    case .moveFrame(let name, let frame, let offset):
      "set the frame of \(name) to \(frame)" + (offset.map { " and its bounds.origin to \($0)" } ?? "")
    case .enlargePointInside(let name, let distances):
      "let pointInside of \(name) accept \(distances) more"
    case .passThrough(let name): "let \(name) pass touches through: its hitTest answers nil instead of itself"
    case .bringToFront(let name): "bring \(name) to the front of its siblings"
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
    case .watch(let point): "Watch it happen: a touch at \(point)"
    case .watchWithoutEvent(let point): "Watch it happen: hitTest at \(point) without an event"
    case .watchWithEvent(let point, let type): "Watch it happen: hitTest at \(point) for an event of type \(type)"
    case .forThisFigure(let change): "Changed in this figure: \(change)."
    case .noMap: "A crash leaves no map of the screen."
    case .viewsOfClass(let names): "Views: \(names)"
    case .mend: "What helps"
    case .stillDisabled: "It is disabled (isEnabled = false): it is hit and sends no actions."
    case .stillWithoutAction: "It has no action for touchUpInside in this scene: it is hit and nothing happens."
    case .stillRecognizer(let recognizer, let view):
      "\(recognizer) of \(view) recognizes the touch too and may cancel it (cancelsTouchesInView)."
    case .stillSmall(let size): "The part that touches reach is small: \(size) pt; 44 × 44 are easy to hit."
    case .stillNoHandler: "It does not handle touches itself: they go up the responder chain."
    }
  }

  private static func english(_ reason: Blocker.Reason, _ name: String) -> String {
    switch reason {
    case .isHidden: "\(name) is hidden (isHidden)"
    case .alpha: "\(name) is transparent (alpha below 0.01)"
    case .isUserInteractionEnabled: "\(name) takes no touches (isUserInteractionEnabled = false)"
    case .pointInsideFalse: "outside \(name), whose pointInside is asked first"
    case .singularTransform: "the transform of \(name) is singular: no point can be inside"
    case .covered: "\(name) is asked earlier and answers"
    case .zeroSize: "\(name) is empty and contains no point"
    case .offScreen: "\(name) is off the screen, or clipped away"
    case .override: "an override of \(name) answers otherwise"
    }
  }
}
