import HitTesting

/// Everything that hitviz says about a trace, as facts. All words of diagrams, reports and pages stand behind this type, a
/// file for each language.
public enum Phrase: Wording {
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

  public func parts(in language: Language) -> [String] {
    switch self {
    case .traversal, .responderChain, .screen, .legend, .touch, .visitOrder, .wayToHitView, .hidden, .transparent,
      .cutOff,
      .state, .pointInside, .responderKind, .nothingHit, .chainEnds, .noChain:
      []
    case .rejected(let flag, let alpha): [flag.condition(alpha: alpha)]
    case .missed(let miss, let point): miss.parts(at: point)
    case .met(let point, let bounds): [point.text, bounds.rangesText]
    case .answeredBy(let source): [source.text]
    case .touchedAt(let point, let name): [point.text, name ?? ""]
    case .hitViewIs(let name): [name]
    case .viewsAsked(let asked, let all): [String(asked), String(all)]
    case .viewsNotVisited(let count): [String(count)]
    case .crashed(let crash): [crash.message]
    case .wouldDo(let effect): [effect]
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
  /// The point, with as many digits as show that it misses, and the half-open range that it misses; or the size that
  /// contains no point.
  func parts(at point: Point) -> [String] {
    switch self {
    case .left(_, let range), .right(_, let range), .above(_, let range), .below(_, let range):
      let edges = [range.lowerBound, range.upperBound]
      return [
        "(\(NumberText.text(point.x, besides: edges)), \(NumberText.text(point.y, besides: edges)))",
        "[\(NumberText.text(range.lowerBound)), \(NumberText.text(range.upperBound)))",
      ]
    case .empty(let size):
      return [size.text]
    case .singularTransform:
      return []
    }
  }
}
