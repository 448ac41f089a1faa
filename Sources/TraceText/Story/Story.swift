import HitTesting

extension Trace {
  /// The hit test as a story: a step for every view that is asked and every answer that is not merely handed on, in the
  /// order in which they happened. After the last step every view has the state that `outcomes` gives it.
  public var story: [StoryStep] { StoryTeller(self).story() }
}

/// Walks through the calls of a trace, in order, and tells of them.
private struct StoryTeller {
  private let trace: Trace
  private var steps: [StoryStep] = []
  /// The calls around the current one.
  private var openCalls: [Int] = []
  private var states: [ViewState]
  /// How many untouched views are told by name.
  private static let namedAtMost = 3

  init(_ trace: Trace) {
    self.trace = trace
    states = [ViewState](repeating: .notVisited, count: trace.outcomes.count)
  }

  consuming func story() -> [StoryStep] {
    for index in trace.calls.indices {
      closeCalls(before: index)
      begin(index)
      openCalls.append(index)
    }
    closeCalls(before: trace.calls.count)
    finish()
    return steps
  }

  // MARK: Calls

  private mutating func begin(_ index: Int) {
    let call = trace.calls[index]
    switch call.method {
    case .pointInside: beginPointInside(call, index)
    case .hitTest: beginHitTest(call, index)
    }
  }

  /// A view's own `pointInside` belongs to its `hitTest`; one that an override asks for is a step of its own.
  private mutating func beginPointInside(_ call: Call, _ index: Int) {
    guard let caller = openCalls.last, trace.calls[caller].source != nil, case .inside(let isInside) = call.result
    else {
      return
    }
    let why: [StoryPhrase] = call.source.map { [.decidedBy($0)] } ?? range(call, isInside: isInside)
    let state = isInside ? ViewState.visited : .pointInsideFalse
    tell(index, .askedWhetherInside(name(call.view), call.point, isInside), why, state: call.isSuper ? nil : state)
  }

  private mutating func beginHitTest(_ call: Call, _ index: Int) {
    let name = name(call.view)
    let view = trace.hierarchy[call.view]
    if let source = call.source {
      return tell(index, .overrideAsked(name, source), source == .behavior ? [] : [.decidedBy(source)], state: .visited)
    }
    switch call.reason {
    case .flag(let flag):
      let isSkippedWindow = openCalls.isEmpty && view.isWindow
      tell(
        index, isSkippedWindow ? .windowSkipped(name) : .turnedAway(name),
        [.flag(flag, alpha: view.alpha)] + nothingInside(view), state: .rejectedByFlags)
    case .pointInsideFalse, .singularTransform:
      tell(index, .outside(name), whyInside(index, false) + nothingInside(view), state: .pointInsideFalse)
    case nil:
      let isLeaf = view.subviews.isEmpty && call.result == .view(call.view)
      var why: [StoryPhrase] = [.flagsPass] + whyInside(index, true)
      if !view.subviews.isEmpty { why.append(.subviewsFollow(view.subviews.count)) }
      let headline: StoryPhrase =
        call.isSuper ? .superAsked(name) : isLeaf ? .answersItself(name, subviews: 0) : .asked(name)
      tell(index, headline, why, state: .visited)
    }
  }

  private mutating func closeCalls(before index: Int) {
    while let open = openCalls.last, trace.calls[open].end <= index {
      openCalls.removeLast()
      close(open)
    }
  }

  private mutating func close(_ index: Int) {
    let call = trace.calls[index]
    guard call.method == .hitTest, case .view(let answer) = call.result else { return }
    if call.source != nil {
      let final = trace[call.view].state
      tell(
        index, .overrideAnswers(name(call.view), answer.map(name)), [], state: final == .chosen ? .visited : final,
        isOver: true)
    } else if answer == call.view, !trace.hierarchy[call.view].subviews.isEmpty {
      tell(index, .answersItself(name(call.view), subviews: trace.hierarchy[call.view].subviews.count), [], state: nil)
    }
  }

  /// The end: the answer, with the views that were spared by it.
  private mutating func finish() {
    if let crash = trace.crash {
      end(.crashed(crash.message), progress: lastProgress)
    } else if trace.hitView == nil {
      end(.nothingHit, progress: nil)
    }
    guard let last = steps.indices.last else { return }
    for id in trace.hierarchy.ids where states[id.index] != trace[id].state {
      steps[last].changes.removeAll { $0.view == id }
      steps[last].changes.append(StoryStep.Change(view: id, state: trace[id].state))
    }
    guard let hitView = trace.hitView else { return }
    steps[last].state = .chosen
    steps[last].why.append(.isHitView(name(hitView)))
    let spared = trace.hierarchy.ids.filter { id in
      guard trace[id].state == .notVisited else { return false }
      guard let superview = trace.hierarchy[id].superview else { return true }
      return trace[superview].state == .visited || superview == hitView
    }
    guard !spared.isEmpty else { return }
    let named = spared.prefix(Self.namedAtMost).map(name)
    steps[last].why.append(.neverAsked(named, more: spared.count - named.count))
  }

  // MARK: Reasons

  /// What decided the view's own `pointInside` inside the `hitTest` call.
  private func whyInside(_ index: Int, _ isInside: Bool) -> [StoryPhrase] {
    if let asked = ownPointInside(of: index), let source = trace.calls[asked].source { return [.decidedBy(source)] }
    return range(trace.calls[index], isInside: isInside)
  }

  /// The `pointInside` with which UIKit's `hitTest` begins.
  private func ownPointInside(of index: Int) -> Int? {
    let call = trace.calls[index]
    guard call.method == .hitTest, call.source == nil, index + 1 < call.end else { return nil }
    let next = trace.calls[index + 1]
    return next.method == .pointInside && next.view == call.view ? index + 1 : nil
  }

  private func range(_ call: Call, isInside: Bool) -> [StoryPhrase] {
    let view = trace.hierarchy[call.view]
    if isInside { return [.met(call.point, view.bounds)] }
    return view.miss(at: call.point).map { [.missed($0, call.point)] } ?? []
  }

  private func nothingInside(_ view: View) -> [StoryPhrase] { view.subviews.isEmpty ? [] : [.nothingInsideIsAsked] }

  // MARK: Steps

  private mutating func tell(
    _ index: Int, _ headline: StoryPhrase, _ why: [StoryPhrase], state: ViewState?, isOver: Bool = false
  ) {
    let view = trace.calls[index].view
    // What is known of a view gets no weaker when it is asked again.
    var changes: [StoryStep.Change] = []
    if let state, isOver || state > states[view.index] { changes.append(StoryStep.Change(view: view, state: state)) }
    add(
      StoryStep(
        call: index, view: view, state: state ?? states[view.index], changes: changes, headline: headline, why: why,
        progress: progress(at: index, isOver: isOver)))
  }

  private mutating func end(_ headline: StoryPhrase, progress: StoryStep.Progress?) {
    add(StoryStep(call: nil, view: nil, state: nil, changes: [], headline: headline, why: [], progress: progress))
  }

  private mutating func add(_ step: StoryStep) {
    for change in step.changes { states[change.view.index] = change.state }
    steps.append(step)
  }

  /// How far the override around the call, or the call's own, has run.
  private func progress(at index: Int, isOver: Bool) -> StoryStep.Progress? {
    if isOver || trace.calls[index].method == .pointInside, let all = completion(of: index) { return all }
    if let asked = ownPointInside(of: index), let all = completion(of: asked) { return all }
    var inner = index
    for outer in openCalls.reversed() {
      if !trace.calls[outer].steps.isEmpty {
        return StoryStep.Progress(call: outer, stepCount: trace.calls[inner].callerStep.map { $0 + 1 } ?? 0)
      }
      inner = outer
    }
    return nil
  }

  private func completion(of index: Int) -> StoryStep.Progress? {
    let count = trace.calls[index].steps.count
    return count == 0 ? nil : StoryStep.Progress(call: index, stepCount: count)
  }

  private var lastProgress: StoryStep.Progress? {
    trace.calls.indices.last { !trace.calls[$0].steps.isEmpty }.flatMap(completion)
  }

  /// A name from a file, safe in a line of text.
  private func name(_ id: ViewID) -> String { VisibleText.text(trace.hierarchy[id].name) }
}
