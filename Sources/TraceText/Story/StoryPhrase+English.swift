import HitTesting

extension StoryPhrase {
  public var english: StaticString {
    switch self {
    case .asked: "{1} is asked."
    case .superAsked: "super.hitTest looks at {1} as UIKit does."
    case .overrideAsked(_, .behavior): "{1} is asked: its declared override runs."
    case .overrideAsked(_, .code): "{1} is asked: its own hitTest runs."
    case .turnedAway: "{1} turns the touch away."
    case .windowSkipped: "The window {1} is not asked."
    case .outside: "{1}: pointInside → NO."
    case .askedWhetherInside(_, _, true): "Is {2} inside {1}? YES."
    case .askedWhetherInside(_, _, false): "Is {2} inside {1}? NO."
    case .answersItself(_, subviews: 0): "{1} has no subviews: it answers itself."
    case .answersItself: "No subview answered: {1} answers itself."
    case .overrideAnswers(_, nil): "The override of {1} answers nil."
    case .overrideAnswers(let name, let answer):
      answer == name ? "The override of {1} answers itself." : "The override of {1} answers {2}."
    case .nothingHit: "No view is hit: every window answered nil."
    case .crashed: "The override crashes: {1}"
    case .flag: "{1}."
    case .flagsPass: "Its flags let the touch pass."
    case .met: "{1} is in {2}."
    case .missed: "{1}."
    case .decidedBy(.behavior): "Its declared override decides."
    case .decidedBy(.code): "The code at {1} decides."
    case .subviewsFollow(1): "Its subview comes next."
    case .subviewsFollow: "Its {1} subviews come next, the last one first."
    case .nothingInsideIsAsked: "Nothing in it is asked."
    case .isHitView: "{1} is the hit-test view."
    case .neverAsked(_, more: 1...): "{1} and {2} more are never asked: there is an answer."
    case .neverAsked(let names, _):
      names.count == 1
        ? "{1} is never asked: there is an answer." : "{1} are never asked: there is an answer."
    }
  }
}
