import HitTesting

/// What the steps of a hit test say, as facts; `text(in:)` puts one into a sentence.
public enum StoryPhrase: Hashable, Sendable {
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

  /// The sentence in words.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    }
  }
}
