import HitTesting

/// Everything that hitviz says about a trace, as facts; `text(in:)` puts one into words. All words of diagrams, reports
/// and pages stand behind this type, a file for each language.
public enum Phrase: Sendable {
  // Headings.
  case traversal
  case responderChain
  case screen
  case legend
  case touch

  // What else a legend explains.
  case visitOrder
  case wayToHitView
  /// Hidden, by the view itself or one that it is in.
  case hidden
  case transparent
  /// The part of a view that clipping or the screen's edge takes away.
  case cutOff

  // States and what decided them.
  case state(ViewState)
  /// A view that turned the touch away by a flag, with its alpha.
  case rejected(by: Flag, alpha: Double)
  /// A view's `pointInside` of UIKit, missed.
  case missed(Miss, at: Point)
  /// A view's `pointInside` of UIKit, met.
  case met(Point, in: Rect)
  case pointInside(Bool)
  /// An override answered, not UIKit's own method.
  case answeredBy(OverrideSource)

  // Kinds of responders.
  case responderKind(Responder.Kind)

  // Sentences.
  case touchedAt(Point, name: String?)
  case hitViewIs(String)
  case nothingHit
  /// How many views were asked, of how many.
  case viewsAsked(Int, of: Int)
  /// Untouched views that a picture folds into one.
  case viewsNotVisited(Int)
  case chainEnds
  case noChain
  case crashed(OverrideCrash)
  case wouldDo(String)

  /// The phrase in words.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    }
  }
}

extension ViewState {
  /// The state's class in diagrams and pages: `rejected-by-flags`.
  public var cssClass: String {
    switch self {
    case .chosen: "chosen"
    case .visited: "visited"
    case .rejectedByFlags: "rejected-by-flags"
    case .pointInsideFalse: "point-inside-false"
    case .notVisited: "not-visited"
    }
  }
}

extension OverrideSource {
  /// `ChatButton.swift:12`, or `behavior` for a declared override.
  public var text: String {
    switch self {
    case .behavior: "behavior"
    case .code(let location): location.text
    }
  }
}

extension SourceLocation {
  /// `ChatButton.swift:12`.
  public var text: String { "\(file):\(line)" }
}

extension Flag {
  /// The flag with the value that turns touches away, as code would compare it.
  func condition(alpha: Double) -> String {
    switch self {
    case .isHidden: "isHidden = true"
    case .isUserInteractionEnabled: "isUserInteractionEnabled = false"
    case .alpha: alpha == 0.01 ? "alpha = 0.01" : "alpha \(NumberText.text(alpha, besides: [0.01])) < 0.01"
    }
  }
}

extension Miss {
  /// The half-open range that was missed; empty where no range decided.
  var rangeText: String {
    switch self {
    case .left(_, let range), .right(_, let range), .above(_, let range), .below(_, let range):
      "[\(NumberText.text(range.lowerBound)), \(NumberText.text(range.upperBound)))"
    case .empty, .singularTransform: ""
    }
  }
}

extension Point {
  /// The point, with as many digits as show that it misses the range.
  func text(besides miss: Miss) -> String {
    switch miss {
    case .left(_, let range), .right(_, let range), .above(_, let range), .below(_, let range):
      let edges = [range.lowerBound, range.upperBound]
      return "(\(NumberText.text(x, besides: edges)), \(NumberText.text(y, besides: edges)))"
    case .empty, .singularTransform:
      return text
    }
  }
}
