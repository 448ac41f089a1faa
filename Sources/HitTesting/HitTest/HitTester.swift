/// UIKit's hit test over a hierarchy.
///
/// `hitTest` and `pointInside` here are the messages: they go to the view's override where there is one. An override
/// reaches UIKit's own methods by `superHitTest` and `superPointInside`. UIKit's `hitTest` calls itself for every level
/// of views; here the open calls are kept in an array, so that the depth of a hierarchy is not bounded by the stack. Only
/// overrides nest on the stack, at most `depthLimit` deep.
public final class HitTester {
  /// Overrides may change it: a drag moves a view.
  public var hierarchy: Hierarchy
  /// How many overrides may run inside each other before that counts as endless recursion.
  public var depthLimit = 512

  let overrides: (any ViewOverrides)?
  var depth = 0
  private var frames: [Frame] = []
  /// Nil where nobody wants the calls, only the answers.
  var recorder: CallRecorder?

  public init(_ hierarchy: Hierarchy, overrides: (any ViewOverrides)? = nil) {
    self.hierarchy = hierarchy
    self.overrides = overrides
  }

  // MARK: Messages

  /// What `view.hitTest(point, with: event)` answers; the point is in the view's own coordinates.
  public func hitTest(_ view: ViewID, at point: Point, with event: Event?) throws(OverrideCrash) -> ViewID? {
    let base = frames.count
    if let answer = try begin(view, at: point, with: event, isSuper: false) { return answer.view }
    return try run(to: base, with: event)
  }

  /// What `super.hitTest(point, with: event)` answers in an override of the view's class.
  public func superHitTest(_ view: ViewID, at point: Point, with event: Event?) throws(OverrideCrash) -> ViewID? {
    let base = frames.count
    if let answer = try beginDefault(view, at: point, with: event, isSuper: true) { return answer.view }
    return try run(to: base, with: event)
  }

  /// What `view.point(inside: point, with: event)` answers; the point is in the view's own coordinates.
  public func pointInside(_ view: ViewID, at point: Point, with event: Event?) throws(OverrideCrash) -> Bool {
    if let behavior = hierarchy[view].behavior.pointInside {
      let isInside =
        hierarchy[view].inverseTransform != nil && behavior.contains(point, bounds: hierarchy[view].bounds)
      recorder?.record(
        view, .pointInside, at: point, source: .behavior, result: .inside(isInside),
        reason: hierarchy[view].inverseTransform == nil ? .singularTransform : nil)
      return isInside
    }
    if let overrides, let source = overrides.source(of: .pointInside, for: view) {
      recorder?.open(view, .pointInside, at: point, source: source)
      try enterOverride(of: view, at: source)
      let isInside = try overrides.pointInside(view, at: point, with: event, in: self)
      depth -= 1
      recorder?.close(.inside(isInside))
      return isInside
    }
    return defaultPointInside(view, at: point, isSuper: false)
  }

  /// What `super.point(inside: point, with: event)` answers in an override of the view's class.
  public func superPointInside(_ view: ViewID, at point: Point) -> Bool {
    defaultPointInside(view, at: point, isSuper: true)
  }

  public var isRecording: Bool { recorder != nil }

  // MARK: UIKit's own methods

  private func defaultPointInside(_ view: ViewID, at point: Point, isSuper: Bool) -> Bool {
    let isInside = hierarchy[view].inverseTransform != nil && hierarchy[view].bounds.contains(point)
    if let recorder {
      var reason: Call.Reason?
      if !isInside, hierarchy[view].miss(at: point) == .singularTransform { reason = .singularTransform }
      recorder.record(view, .pointInside, at: point, isSuper: isSuper, result: .inside(isInside), reason: reason)
    }
    return isInside
  }

  /// A call of UIKit's `hitTest` that has passed the flags and `pointInside` and is asking the subviews.
  private struct Frame {
    let view: ViewID
    let point: Point
    /// How many subviews are still to be asked; the next one is the last of them.
    var remaining: Int
    /// Whether the frame stands inside a declared override that gives nil instead of the view itself.
    let passesThrough: Bool
    /// Whether the view itself is the answer where no subview is: false where only its subviews were asked.
    var isInside = true
  }

  /// An answer known at once; `begin` gives nil where a frame was pushed instead.
  private struct Answer {
    let view: ViewID?
  }

  /// Starts a `hitTest` message: to the view's override, its declared behavior, or UIKit's own method.
  private func begin(
    _ view: ViewID, at point: Point, with event: Event?, isSuper: Bool
  ) throws(OverrideCrash) -> Answer? {
    if let behavior = hierarchy[view].behavior.hitTest {
      return try begin(behavior, of: view, at: point, with: event)
    }
    if let overrides, let source = overrides.source(of: .hitTest, for: view) {
      recorder?.open(view, .hitTest, at: point, source: source)
      try enterOverride(of: view, at: source)
      let answer = try overrides.hitTest(view, at: point, with: event, in: self)
      depth -= 1
      recorder?.close(.view(answer))
      return Answer(view: answer)
    }
    return try beginDefault(view, at: point, with: event, isSuper: isSuper)
  }

  private func begin(
    _ behavior: HitTestBehavior, of view: ViewID, at point: Point, with event: Event?
  ) throws(OverrideCrash) -> Answer? {
    recorder?.open(view, .hitTest, at: point, source: .behavior)
    switch behavior {
    case .never:
      recorder?.close(.view(nil))
      return Answer(view: nil)
    case .forward(let target):
      let answer = try pointInside(view, at: point, with: event) ? target : nil
      recorder?.close(.view(answer))
      return Answer(view: answer)
    case .unbounded(let ignoresAlpha):
      if let flag = hierarchy[view].rejectingFlag, flag != .alpha || !ignoresAlpha {
        recorder?.close(.view(nil), reason: .flag(flag))
        return Answer(view: nil)
      }
      let isInside = try pointInside(view, at: point, with: event)
      let isSingular = hierarchy[view].inverseTransform == nil || !point.isDefined
      if !isInside, hierarchy[view].clipsToBounds || isSingular {
        recorder?.close(.view(nil), reason: isSingular ? .singularTransform : .pointInsideFalse)
        return Answer(view: nil)
      }
      frames.append(
        Frame(
          view: view, point: point, remaining: hierarchy[view].subviews.count, passesThrough: false,
          isInside: isInside))
      return nil
    case .passThrough:
      guard let answer = try beginDefault(view, at: point, with: event, isSuper: true, passesThrough: true) else {
        return nil
      }
      recorder?.close(.view(answer.view))
      return answer
    }
  }

  /// Starts UIKit's own `hitTest`: the flags, then the view's `pointInside`, then the subviews.
  ///
  /// That the flags come before `pointInside` is what the open re-implementations of UIKit do; Apple does not
  /// document the order.
  private func beginDefault(
    _ view: ViewID, at point: Point, with event: Event?, isSuper: Bool, passesThrough: Bool = false
  ) throws(OverrideCrash) -> Answer? {
    recorder?.open(view, .hitTest, at: point, isSuper: isSuper)
    if let flag = hierarchy[view].rejectingFlag {
      recorder?.close(.view(nil), reason: .flag(flag))
      return Answer(view: nil)
    }
    guard try pointInside(view, at: point, with: event) else {
      let isSingular = hierarchy[view].inverseTransform == nil || !point.isDefined
      recorder?.close(.view(nil), reason: isSingular ? .singularTransform : .pointInsideFalse)
      return Answer(view: nil)
    }
    frames.append(
      Frame(
        view: view, point: point, remaining: hierarchy[view].subviews.count, passesThrough: passesThrough))
    return nil
  }

  /// Asks the subviews of the open frames, front to back, until the frame above `base` has its answer.
  private func run(to base: Int, with event: Event?) throws(OverrideCrash) -> ViewID? {
    while true {
      let top = frames.count - 1
      let view = frames[top].view
      // An override may have taken subviews away since the frame was pushed.
      let remaining = min(frames[top].remaining, hierarchy[view].subviews.count)
      var answer: ViewID?
      if remaining > 0 {
        frames[top].remaining = remaining - 1
        let child = hierarchy[view].subviews[remaining - 1]
        let point = hierarchy[child].convertFromSuperview(frames[top].point)
        guard let known = try begin(child, at: point, with: event, isSuper: false), known.view != nil else { continue }
        answer = known.view
      } else {
        answer = finishFrame(with: frames[top].isInside ? view : nil)
      }
      // A view found is the answer of every frame around it; a frame that passes itself through may
      // have turned it to nil, and then the one around it goes on.
      while answer != nil, frames.count > base { answer = finishFrame(with: answer) }
      if frames.count == base { return answer }
    }
  }

  /// Ends the innermost frame with its answer, as its caller gets it.
  private func finishFrame(with answer: ViewID?) -> ViewID? {
    let frame = frames.removeLast()
    recorder?.close(.view(answer), reason: answer == nil && !frame.isInside ? .pointInsideFalse : nil)
    guard frame.passesThrough else { return answer }
    let passed = answer == frame.view ? nil : answer
    recorder?.close(.view(passed))
    return passed
  }

  // MARK: Overrides

  func enterOverride(of view: ViewID, at source: OverrideSource) throws(OverrideCrash) {
    depth += 1
    guard depth <= depthLimit else {
      var location: SourceLocation?
      if case .code(let place) = source { location = place }
      throw OverrideCrash(
        message:
          "endless recursion: \(depthLimit) overrides run inside each other, the last one of \(hierarchy[view].name)",
        source: location)
    }
  }

  /// Brings the tester back to rest after a crash.
  func reset() {
    depth = 0
    frames.removeAll()
  }
}
