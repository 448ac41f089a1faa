import HitTesting
import TraceText

/// Everything that maps, diagnoses and comparisons say, as facts. The words stand in a file for each language.
public enum ReviewPhrase: Wording {
  // Maps.
  case map
  case mapCaption
  case nobody
  case moreOwners(Int)
  case before(String)
  case after(String)

  // A view's reachability.
  case reaches(String, reachable: String, of: String, share: String)
  case reachedByTouch(String)
  case notReachedByTouch(String)
  case touchIsElsewhere(String)
  case nothingVisible(String)
  case nothingIsWrong(String)
  case whatTakesTheRest
  case blocked(by: String, Blocker.Reason)
  /// A subview, or a view in one, takes a part.
  case answeredInside(String)
  case whatWouldHelp
  case nothingHelps
  case alsoTakes(String, from: String)

  // Changes.
  case setting(String, of: String, to: String)
  case moveFrame(of: String, to: String, contentOffset: String?)
  case enlargePointInside(of: String, by: String)
  case passThrough(String)
  case bringToFront(String)

  // Reviews of overrides.
  case viewsOfClass(String)
  case whatItChanges
  case changesNothing
  case noMap
  case withoutOverride
  case withOverride
  case fromOwner
  case toOwner
  case areaHeading
  case exampleHeading
  case hazards
  case noHazards
  case mend
  case noOverrides
  case areaWithout
  case areaWith
  case difference
  /// Above the figure of a class's override.
  case atWork
  case switchHint
  /// Above the figure of a hazard; its point.
  case watch(String)
  case watchWithoutEvent(String)
  case watchWithEvent(String, type: String)
  /// What is different in a hazard's figure.
  case forThisFigure(String)

  // Why a view that is reached may still seem dead.
  case stillDisabled
  case stillWithoutAction
  case stillRecognizer(String, of: String)
  case stillSmall(String)
  case stillNoHandler

  public func parts(in language: Language) -> [String] {
    switch self {
    case .map, .mapCaption, .nobody, .whatTakesTheRest, .whatWouldHelp, .nothingHelps, .whatItChanges, .changesNothing,
      .noMap,
      .withoutOverride, .withOverride, .fromOwner, .toOwner, .areaHeading, .exampleHeading, .hazards, .noHazards, .mend,
      .noOverrides, .areaWithout, .areaWith, .difference, .atWork, .switchHint, .stillDisabled, .stillWithoutAction,
      .stillNoHandler:
      []
    case .moreOwners(let count): [String(count)]
    case .before(let name), .after(let name), .reachedByTouch(let name), .notReachedByTouch(let name),
      .touchIsElsewhere(let name), .nothingVisible(let name), .nothingIsWrong(let name), .blocked(let name, _),
      .answeredInside(let name), .passThrough(let name), .bringToFront(let name), .viewsOfClass(let name),
      .watch(let name),
      .watchWithoutEvent(let name), .forThisFigure(let name), .stillSmall(let name):
      [name]
    case .reaches(let name, let reachable, let visible, let share): [name, reachable, visible, share]
    case .alsoTakes(let area, let name): [area, name]
    case .setting(let key, let name, let value): [key, name, value]
    case .moveFrame(let name, let frame, let offset): [name, frame, offset ?? ""]
    case .enlargePointInside(let name, let distances): [name, distances]
    case .watchWithEvent(let point, let type): [point, type]
    case .stillRecognizer(let recognizer, let view): [recognizer, view]
    }
  }
}
