/// What happened to one touch: the exact calls of its hit test and all that follows from them. Recorded once by
/// the engine; every picture, sentence and report is made from it.
public struct Trace: Sendable {
  public let touch: Touch
  /// Where the finger went down, in screen coordinates.
  public let point: Point
  /// The hierarchy as it was when the finger went down.
  public let hierarchy: Hierarchy
  /// Every call in the order in which they began; each is followed by the calls inside it.
  public let calls: [Call]
  /// What became of each view, in document order.
  public let outcomes: [ViewOutcome]
  /// The hit-test view, or nil where no window answered.
  public let hitView: ViewID?
  /// The window whose `hitTest` gave the answer.
  public let window: ViewID?
  /// From the hit-test view to the end; empty where nothing was hit.
  public let responderChain: [Responder]
  /// The crash of an override that ended the hit test.
  public let crash: OverrideCrash?
  /// The way of the touch from the event queue to the responder that handles it.
  public internal(set) var delivery = Delivery()

  public subscript(id: ViewID) -> ViewOutcome { outcomes[id.index] }

  /// The indices of the calls made directly inside a call, or of the outermost ones.
  public func children(of call: Int?) -> [Int] {
    var result: [Int] = []
    var index = call.map { $0 + 1 } ?? 0
    let end = call.map { calls[$0].end } ?? calls.count
    while index < end {
      result.append(index)
      index = calls[index].end
    }
    return result
  }
}

/// What became of a view, the strongest first.
public enum ViewState: String, CaseIterable, Comparable, Sendable {
  /// The hit-test view.
  case chosen
  /// Asked, and turned away neither by its flags nor by `pointInside`, but not the hit-test view.
  case visited
  /// Turned away by one of its flags.
  case rejectedByFlags
  /// The point is outside.
  case pointInsideFalse
  /// Never asked.
  case notVisited

  private var rank: Int {
    switch self {
    case .chosen: 4
    case .visited: 3
    case .rejectedByFlags: 2
    case .pointInsideFalse: 1
    case .notVisited: 0
    }
  }

  /// Weaker states come before stronger ones.
  public static func < (a: ViewState, b: ViewState) -> Bool { a.rank < b.rank }
}
