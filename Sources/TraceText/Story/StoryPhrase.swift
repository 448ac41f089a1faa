import HitTesting

/// What the steps of a hit test say, as facts; each is a sentence.
public enum StoryPhrase: Wording, Hashable {
  // Headlines. Names are those of views.
  /// UIKit's own `hitTest` of a view.
  case asked(String)
  /// UIKit's own `hitTest`, called by an override on `super`.
  case superAsked(String)
  /// An override's `hitTest`, or a declared one.
  case overrideAsked(String, OverrideSource)
  case turnedAway(String)
  /// A window that is not asked at all.
  case windowSkipped(String)
  /// A view's `pointInside` that is false.
  case outside(String)
  /// `pointInside`, asked alone by an override.
  case askedWhetherInside(String, Point, Bool)
  /// A view without an answer from its subviews.
  case answersItself(String, subviews: Int)
  /// What an override gave back: the view's name, nil, or nothing at all.
  case overrideAnswers(String, String?)
  case nothingHit
  case crashed(String)

  // Reasons and consequences.
  case flag(Flag, alpha: Double)
  case flagsPass
  case met(Point, Rect)
  case missed(Miss, Point)
  case decidedBy(OverrideSource)
  case subviewsFollow(Int)
  case nothingInsideIsAsked
  case isHitView(String)
  /// Views that are never asked, because there is an answer; at most a few by name, and how many more.
  case neverAsked([String], more: Int)

  public func parts(in language: Language) -> [String] {
    switch self {
    case .asked(let name), .superAsked(let name), .overrideAsked(let name, _), .turnedAway(let name),
      .windowSkipped(let name),
      .outside(let name), .answersItself(let name, _), .isHitView(let name):
      [name]
    case .askedWhetherInside(let name, let point, _): [name, point.text]
    case .overrideAnswers(let name, let answer): [name, answer ?? ""]
    case .nothingHit, .flagsPass, .nothingInsideIsAsked: []
    case .crashed(let message): [message]
    case .flag(let flag, let alpha): [flag.condition(alpha: alpha)]
    case .met(let point, let bounds): [point.text, bounds.rangesText]
    case .missed(let miss, let point): [Phrase.missed(miss, at: point).text(in: language)]
    case .decidedBy(let source): [source.text]
    case .subviewsFollow(let count): [String(count)]
    case .neverAsked(let names, let more):
      [names.joined(separator: language.comma), String(more), String(names.count + more)]
    }
  }
}
