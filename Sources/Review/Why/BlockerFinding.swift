import HitTesting

/// Finds who is to blame for a touch that does not reach a view.
struct BlockerFinding {
  let hierarchy: Hierarchy
  let overrides: (any ViewOverrides)?
  let view: ViewID
  /// From the window down to the view itself.
  private let way: [ViewID]

  struct Blame: Hashable {
    let view: ViewID
    let reason: Blocker.Reason
  }

  init(_ hierarchy: Hierarchy, overrides: (any ViewOverrides)?, view: ViewID) {
    self.hierarchy = hierarchy
    self.overrides = overrides
    self.view = view
    var way = [view]
    while let superview = hierarchy[way[way.count - 1]].superview { way.append(superview) }
    self.way = way.reversed()
  }

  /// The first thing on the way from the window that turns the touch away; if nothing does, whoever answers in the
  /// view's place.
  ///
  /// - Parameters:
  ///   - point: in screen coordinates, on the view.
  ///   - answer: the hit-test view there, which is another view or none.
  func blame(at point: Point, answer: ViewID?, in tester: HitTester) throws(OverrideCrash) -> Blame {
    var point = point
    var lastOverride: ViewID?
    for step in way {
      if let flag = hierarchy[step].rejectingFlag, obeys(flag, step) {
        return Blame(view: step, reason: Blocker.Reason(flag))
      }
      point = hierarchy[step].convertFromSuperview(point)
      if hierarchy[step].inverseTransform == nil { return Blame(view: step, reason: .singularTransform) }
      if case .unbounded = hierarchy[step].behavior.hitTest, step != view, !hierarchy[step].clipsToBounds { continue }
      if hasOwnHitTest(step) {
        lastOverride = step
        if step != view, hierarchy[step].behavior.hitTest != .passThrough { break }
      }
      let local = point
      let isInside = try tester.probe { (tester) throws(OverrideCrash) in
        try tester.pointInside(step, at: local, with: .touches)
      }
      if !isInside {
        return Blame(view: step, reason: hierarchy[step].bounds.isEmpty ? .zeroSize : .pointInsideFalse)
      }
    }
    if let answer, isAskedEarlier(answer) { return Blame(view: answer, reason: .covered) }
    return Blame(view: lastOverride ?? view, reason: .override)
  }

  /// Whether the flag turns touches away from the view, whatever its class does.
  private func obeys(_ flag: Flag, _ id: ViewID) -> Bool {
    if case .unbounded(let ignoresAlpha) = hierarchy[id].behavior.hitTest { return flag != .alpha || !ignoresAlpha }
    return !hasOwnHitTest(id)
  }

  private func hasOwnHitTest(_ id: ViewID) -> Bool {
    hierarchy[id].behavior.hitTest != nil || overrides?.source(of: .hitTest, for: id) != nil
  }

  /// Whether the view is asked before the one in question: it is in it, or in a branch in front of it.
  private func isAskedEarlier(_ other: ViewID) -> Bool {
    guard let ancestor = hierarchy.commonAncestor(view, other) else {
      let order = hierarchy.windowsFrontToBack
      return order.firstIndex(of: hierarchy.window(of: other))! < order.firstIndex(of: way[0])!
    }
    if ancestor == view { return true }
    guard ancestor != other else { return false }
    let subviews = hierarchy[ancestor].subviews
    return subviews.lastIndex(of: hierarchy.branch(of: other, below: ancestor))!
      > subviews.lastIndex(of: hierarchy.branch(of: view, below: ancestor))!
  }
}

extension Hierarchy {
  /// The subview of the ancestor that the view is, or is in.
  func branch(of view: ViewID, below ancestor: ViewID) -> ViewID {
    var branch = view
    while let superview = self[branch].superview, superview != ancestor { branch = superview }
    return branch
  }
}

extension Blocker.Reason {
  init(_ flag: Flag) {
    switch flag {
    case .isHidden: self = .isHidden
    case .isUserInteractionEnabled: self = .isUserInteractionEnabled
    case .alpha: self = .alpha
    }
  }
}
