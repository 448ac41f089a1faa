import HitTesting

extension Phrase {
  public var english: StaticString {
    switch self {
    case .traversal: "Traversal"
    case .responderChain: "Responder chain"
    case .screen: "Screen"
    case .legend: "Legend"
    case .touch: "touch"
    case .visitOrder: "order of the visits"
    case .wayToHitView: "way to the hit-test view"
    case .hidden: "hidden"
    case .transparent: "transparent (alpha < 0.01)"
    case .cutOff: "cut off"
    case .state(let state):
      switch state {
      case .chosen: "hit-test view"
      case .visited: "visited"
      case .rejectedByFlags: "rejected by flags"
      case .pointInsideFalse: "pointInside NO"
      case .notVisited: "not visited"
      }
    case .rejected: "{1}"
    case .missed(let miss, _): Self.english(miss)
    case .met: "{1} is in {2}"
    case .pointInside(let isInside): isInside ? "pointInside → YES" : "pointInside → NO"
    case .answeredBy(let source):
      switch source {
      case .behavior: "answered by a declared behavior"
      case .code: "answered by {1}"
      }
    case .responderKind(let kind):
      switch kind {
      case .view: "view"
      case .viewController: "view controller"
      case .window: "window"
      case .windowScene: "window scene"
      case .application: "application"
      case .applicationDelegate: "application delegate"
      }
    case .touchedAt(_, nil): "Touch at {1}"
    case .touchedAt(_, .some): "Touch “{2}” at {1}"
    case .hitViewIs: "The hit-test view is {1}."
    case .nothingHit: "No view is hit: every window answered nil."
    case .viewsAsked(_, of: 1): "{1} of {2} view was asked."
    case .viewsAsked: "{1} of {2} views were asked."
    case .viewsNotVisited(1): "… {1} view not visited"
    case .viewsNotVisited: "… {1} views not visited"
    case .chainEnds: "What nobody handles is discarded."
    case .noChain: "There is no responder chain: nothing was hit."
    case .crashed: "The override crashes: {1}"
    case .wouldDo: "would do: {1}"
    }
  }

  private static func english(_ miss: Miss) -> StaticString {
    switch miss {
    case .left: "{1} is left of {2}"
    case .right: "{1} is right of {2}"
    case .above: "{1} is above {2}"
    case .below: "{1} is below {2}"
    case .empty: "the bounds are empty ({1}) and contain no point"
    case .singularTransform: "the transform is singular: no point can be inside"
    }
  }
}
