/// What became of one view in a hit test.
public struct ViewOutcome: Hashable, Sendable {
  public internal(set) var state = ViewState.notVisited
  /// What turned the touch away, for the rejected states.
  public internal(set) var reason: Call.Reason?
  /// The number of the view's first visit, counted from 1 over the whole hit test.
  public internal(set) var order: Int?
  /// The touch in the view's own coordinates at its first visit.
  public internal(set) var point: Point?
  /// The override that ran for the view, if one did.
  public internal(set) var override: OverrideSource?
}

extension ViewOutcome {
  /// What the calls say about each view of the hierarchy, in document order.
  static func outcomes(of calls: [Call], hitView: ViewID?, in hierarchy: Hierarchy) -> [ViewOutcome] {
    var outcomes = [ViewOutcome](repeating: ViewOutcome(), count: hierarchy.views.count)
    var visits = 0
    var callers: [Int] = []
    for (index, call) in calls.enumerated() {
      while let caller = callers.last, calls[caller].end <= index { callers.removeLast() }
      let caller = callers.last
      callers.append(index)
      let view = call.view.index
      if let source = call.source, outcomes[view].override == nil { outcomes[view].override = source }
      if outcomes[view].order == nil {
        visits += 1
        outcomes[view].order = visits
        outcomes[view].point = call.point
      }
      // A view's pointInside, asked inside its own hitTest, is one visit with that.
      let isOwnPointInside = call.method == .pointInside && caller.map { calls[$0].view } == call.view
      if call.isSuper || isOwnPointInside { continue }
      let verdict = verdict(on: index, of: calls)
      if verdict.state > outcomes[view].state {
        outcomes[view].state = verdict.state
        outcomes[view].reason = verdict.reason
      }
    }
    if let hitView {
      outcomes[hitView.index].state = .chosen
      outcomes[hitView.index].reason = nil
    }
    return outcomes
  }

  /// The state, with its reason, that this call alone would give its view. An override that answers nil is turned away
  /// by what turned away the `super` and the `pointInside` that it asked for the same view.
  private static func verdict(on index: Int, of calls: [Call]) -> (state: ViewState, reason: Call.Reason?) {
    let call = calls[index]
    switch call.reason {
    case .flag: return (.rejectedByFlags, call.reason)
    case .pointInsideFalse: return (.pointInsideFalse, nil)
    case .singularTransform: return (.pointInsideFalse, call.reason)
    case nil: break
    }
    switch call.result {
    case .inside(false): return (.pointInsideFalse, nil)
    case .view(nil) where call.source != nil:
      var strongest: (state: ViewState, reason: Call.Reason?)?
      var inner = index + 1
      while inner < call.end {
        if calls[inner].view == call.view, calls[inner].isSuper || calls[inner].method == .pointInside {
          let verdict = verdict(on: inner, of: calls)
          if strongest == nil || verdict.state > strongest!.state { strongest = verdict }
        }
        inner = calls[inner].end
      }
      return strongest ?? (.visited, nil)
    default: return (.visited, nil)
    }
  }
}
