import HitTesting

extension Phrase {
  var english: String {
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
    case .rejected(let flag, let alpha): flag.condition(alpha: alpha)
    case .missed(let miss, let point): Self.english(miss, at: point)
    case .met(let point, let bounds): "\(point.text) is in \(bounds.rangesText)"
    case .pointInside(let isInside): isInside ? "pointInside → YES" : "pointInside → NO"
    case .answeredBy(let source):
      switch source {
      case .behavior: "answered by a declared behavior"
      case .code(let location): "answered by \(location.text)"
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
    case .touchedAt(let point, let name):
      name.map { "Touch “\($0)” at \(point.text)" } ?? "Touch at \(point.text)"
    case .hitViewIs(let name): "The hit-test view is \(name)."
    case .nothingHit: "No view is hit: every window answered nil."
    case .viewsAsked(let asked, let all):
      "\(asked) of \(all) \(all == 1 ? "view was" : "views were") asked."
    case .viewsNotVisited(let count): count == 1 ? "… 1 view not visited" : "… \(count) views not visited"
    case .chainEnds: "What nobody handles is discarded."
    case .noChain: "There is no responder chain: nothing was hit."
    case .crashed(let crash): "The override crashes: \(crash.message)"
    case .wouldDo(let effect): "would do: \(effect)"
    }
  }

  private static func english(_ miss: Miss, at point: Point) -> String {
    switch miss {
    case .left: "\(point.text(besides: miss)) is left of \(miss.rangeText)"
    case .right: "\(point.text(besides: miss)) is right of \(miss.rangeText)"
    case .above: "\(point.text(besides: miss)) is above \(miss.rangeText)"
    case .below: "\(point.text(besides: miss)) is below \(miss.rangeText)"
    case .empty(let size): "the bounds are empty (\(size.text)) and contain no point"
    case .singularTransform: "the transform is singular: no point can be inside"
    }
  }
}
