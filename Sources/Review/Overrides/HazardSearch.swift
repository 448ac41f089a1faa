import HitTesting
import SceneFiles
import TraceText

/// Looks for hazards in the overrides of one view, by running them.
struct HazardSearch {
  private let probe: OverrideProbe
  private let location: SourceLocation?
  private let answers: [OverrideProbe.Answer]
  private var found: [Hazard] = []

  private var hierarchy: Hierarchy { probe.hierarchy }
  private var view: ViewID { probe.view }

  static func hazards(
    of view: ViewID, in hierarchy: Hierarchy, _ overrides: any ViewOverrides, location: SourceLocation?
  ) -> [Hazard] {
    var search = HazardSearch(OverrideProbe(hierarchy: hierarchy, overrides: overrides, view: view), location)
    search.lookForCrashes()
    search.lookForUntouchableAnswers()
    search.lookForAnswersDespiteOwnFlags()
    search.lookForAnswersOutside()
    search.lookForMixedCoordinates()
    if !search.lookForAnswersEverywhere() { search.lookForDeadAreas() }
    search.lookAtCalls()
    search.lookForChangedState()
    search.lookForEventDependence()
    return search.found
  }

  private init(_ probe: OverrideProbe, _ location: SourceLocation?) {
    self.probe = probe
    self.location = location
    // A hazard is best shown where the override makes a difference, else where it is asked at all.
    let points = probe.points.map { (point: $0, weight: probe.weight(at: $0)) }
    let order = points.indices.sorted { (points[$1].weight, $0) < (points[$0].weight, $1) }
    answers = order.map { probe.ask(at: points[$0].point) }
  }

  /// - Parameters:
  ///   - point: where it shows, in the view's own coordinates.
  ///   - changes: what has to be different in the scene for it.
  private mutating func add(
    _ rule: Rule, _ message: String, at point: Point, _ source: SourceLocation? = nil, after changes: [Change] = [],
    with event: Event? = .touches
  ) {
    var changed = hierarchy
    for change in changes { change.apply(to: &changed) }
    var touch = Touch(point: changed.convert(point, from: view, to: nil))
    touch.event = event
    found.append(
      Hazard(
        rule: rule, message: message, view: view, point: hierarchy.convert(point, from: view, to: nil),
        source: source ?? location, demonstration: Hazard.Demonstration(changes: changes, touch: touch)))
  }

  private func name(_ id: ViewID?) -> String { id.map { quoted(hierarchy[$0].name) } ?? "nil" }

  private func onScreen(_ point: Point) -> String { hierarchy.convert(point, from: view, to: nil).text }

  // MARK: One by one

  private mutating func lookForCrashes() {
    guard let answer = answers.first(where: { $0.crash != nil }), let crash = answer.crash else { return }
    let isRecursion = answer.calls.contains { isNestedInItself($0, answer.calls) }
    let rule = isRecursion ? HazardRules.recursion : HazardRules.crash
    add(rule, "at \(onScreen(answer.point)): \(crash.message)", at: answer.point, crash.source)
  }

  private func isNestedInItself(_ call: Call, _ calls: [Call]) -> Bool {
    guard call.method == .hitTest, call.view == view, !call.isSuper, call.depth > 0 else { return false }
    return calls.contains { $0.method == .hitTest && $0.view == view && !$0.isSuper && $0.depth < call.depth }
  }

  /// Each view that the override returns is switched off, and the override is asked again.
  private mutating func lookForUntouchableAnswers() {
    var asked: Set<ViewID> = []
    for answer in answers {
      guard let result = answer.result, result != view, asked.insert(result).inserted else { continue }
      let ignored = Self.switches.filter { _, setting in
        var changed = hierarchy
        Change.set(result, setting).apply(to: &changed)
        return probe.ask(at: answer.point, in: changed).result == result
      }
      guard !ignored.isEmpty else { continue }
      let words = ignored.map(\.0).joined(separator: ", ")
      add(
        HazardRules.returnsUntouchable,
        "at \(onScreen(answer.point)) it returns \(name(result)) also when that is \(words)", at: answer.point,
        after: [.set(result, ignored[0].1)])
      return
    }
  }

  /// What UIKit's own `hitTest` asks first.
  private static let switches: [(String, Change.Setting)] = [
    ("hidden", .isHidden(true)), ("disabled", .isUserInteractionEnabled(false)), ("transparent", .alpha(0)),
  ]

  /// The override's own view is switched off, and asked again.
  private mutating func lookForAnswersDespiteOwnFlags() {
    for answer in answers where answer.result != nil {
      let ignored = Self.switches.filter { _, setting in
        var changed = hierarchy
        Change.set(view, setting).apply(to: &changed)
        return probe.ask(at: answer.point, in: changed).result == answer.result
      }
      guard !ignored.isEmpty else { continue }
      let words = ignored.map(\.0).joined(separator: ", ")
      add(
        HazardRules.ignoresOwnFlags,
        "at \(onScreen(answer.point)) it returns \(name(answer.result)) also when \(name(view)) itself is \(words)",
        at: answer.point, after: [.set(view, ignored[0].1)])
      return
    }
  }

  private mutating func lookForAnswersOutside() {
    guard
      let answer = answers.first(where: { answer in
        answer.result.map { !hierarchy.isDescendant($0, of: view) } ?? false
      })
    else { return }
    add(
      HazardRules.returnsOutside,
      "at \(onScreen(answer.point)) it returns \(name(answer.result)), which is not in \(name(view))", at: answer.point)
  }

  /// The view is moved in its superview: at the same point of its own coordinates the answer should be the same.
  private mutating func lookForMixedCoordinates() {
    var unreached: (move: Change, distance: Point, answer: OverrideProbe.Answer, again: OverrideProbe.Answer)?
    for distance in Self.moves {
      var moved = hierarchy
      let move = Change.set(view, .center(hierarchy[view].center + distance))
      move.apply(to: &moved)
      for answer in answers where answer.crash == nil {
        let again = probe.ask(at: answer.point, in: moved)
        let isOwn = [answer.result, again.result].allSatisfy { $0.map { hierarchy.isDescendant($0, of: view) } ?? true }
        guard again.crash == nil, isOwn, again.result != answer.result else { continue }
        guard probe.isReached(at: answer.point, in: moved) else {
          unreached = unreached ?? (move, distance, answer, again)
          continue
        }
        return addMixedCoordinates(move, distance, answer, again)
      }
    }
    if let unreached {
      addMixedCoordinates(unreached.move, unreached.distance, unreached.answer, unreached.again)
    }
  }

  private mutating func addMixedCoordinates(
    _ move: Change, _ distance: Point, _ answer: OverrideProbe.Answer, _ again: OverrideProbe.Answer
  ) {
    add(
      HazardRules.mixesCoordinates,
      "at \(answer.point.text) of its own coordinates it returns \(name(answer.result)), and \(name(again.result)) when"
        + " the view is moved by \(distance.text)", at: answer.point, after: [move])
  }

  /// Far first, which every mistake shows, then near, where the view more often stays on the screen.
  private static let moves = [
    Point(x: 137, y: 91), Point(x: -137, y: -91), Point(x: 31, y: 23), Point(x: -31, y: -23),
  ]

  /// Where the override would answer outside the bounds, on the screen, but an ancestor turns the touch away before.
  private mutating func lookForDeadAreas() {
    let tester = HitTester(hierarchy, overrides: probe.overrides)
    let window = hierarchy[hierarchy.window(of: view)].frame
    var dead: (point: Point, ancestor: ViewID)?
    var (count, outside) = (0, 0)
    for answer in answers where answer.result != nil && !hierarchy[view].bounds.contains(answer.point) {
      let point = hierarchy.convert(answer.point, from: view, to: nil)
      guard window.contains(point) else { continue }
      outside += 1
      guard let ancestor = ancestorThatRejects(point, tester) else { continue }
      count += 1
      if dead == nil { dead = (answer.point, ancestor) }
    }
    guard let dead else { return }
    add(
      HazardRules.cutOff,
      "it answers outside its bounds, but at \(count) of \(outside) such points that were tried, for example"
        + " \(onScreen(dead.point)), pointInside of \(name(dead.ancestor)) is false and it is never asked",
      at: dead.point)
  }

  private func ancestorThatRejects(_ point: Point, _ tester: HitTester) -> ViewID? {
    var way: [ViewID] = []
    var current = hierarchy[view].superview
    while let id = current {
      way.append(id)
      current = hierarchy[id].superview
    }
    return way.reversed().first { id in
      let local = hierarchy.convert(point, from: nil, to: id)
      let (isInside, _, _) = tester.record { (tester) throws(OverrideCrash) in
        try tester.pointInside(id, at: local, with: .touches)
      }
      return isInside == false
    }
  }

  /// Whether it answers everywhere. Then an area that an ancestor cuts off is nothing that somebody counts on.
  private mutating func lookForAnswersEverywhere() -> Bool {
    let bounds = hierarchy[view].bounds
    let far = [
      Point(x: bounds.minX - 5000, y: bounds.minY - 5000), Point(x: bounds.maxX + 5000, y: bounds.minY - 5000),
      Point(x: bounds.minX - 5000, y: bounds.maxY + 5000), Point(x: bounds.maxX + 5000, y: bounds.maxY + 5000),
    ].map { probe.ask(at: $0) }
    guard far.allSatisfy({ $0.result != nil }) else { return false }
    let shown = answers.first { $0.result != nil && !bounds.contains($0.point) } ?? far[0]
    add(
      HazardRules.everywhere, "5000 points away from its bounds it still returns \(name(far[0].result))",
      at: shown.point)
    return true
  }

  /// What the calls themselves show: effects, `super` asked twice, subviews asked from the back.
  private mutating func lookAtCalls() {
    var done: Set<String> = []
    for answer in answers {
      for (index, call) in answer.calls.enumerated() where call.view == view && call.source != nil {
        let inner = directCalls(in: index, of: answer.calls)
        if let step = call.steps.first(where: { $0.effect != nil }), done.insert("effects").inserted {
          add(
            HazardRules.effects, "asked at \(onScreen(answer.point)) it would do: \(step.effect!.description)",
            at: answer.point, place(of: step, in: call))
        }
        let supers = inner.filter { $0.isSuper && $0.method == .hitTest }
        if supers.count > 1, done.insert("super").inserted {
          add(
            HazardRules.superTwice, "at \(onScreen(answer.point)) it calls super.hitTest \(supers.count) times",
            at: answer.point)
        }
        let order = inner.filter { !$0.isSuper && hierarchy[$0.view].superview == view }.compactMap { call in
          hierarchy[view].subviews.firstIndex(of: call.view)
        }
        if Set(order).count > 1, order == order.sorted(), done.insert("order").inserted {
          let rearmost = hierarchy[view].subviews[order[0]]
          // Where that one answers, it does so in place of others.
          let shown = answers.first { firstAsked(in: $0) == rearmost } ?? answer
          add(
            HazardRules.backToFront,
            "at \(onScreen(shown.point)) it asks \(name(rearmost)) first, the rearmost of those it asks",
            at: shown.point)
        }
      }
    }
  }

  /// What it assigns to fields of its view stays there for the next time that it is asked.
  private mutating func lookForChangedState() {
    guard !found.contains(where: { $0.rule.id == HazardRules.effects.id }),
      let answer = answers.first(where: { !$0.changed.isEmpty })
    else { return }
    let names = answer.changed.map { quoted($0) }.joined(separator: ", ")
    add(HazardRules.effects, "asked at \(onScreen(answer.point)) it changes \(names)", at: answer.point)
  }

  /// The first of its own subviews that the override itself asks.
  private func firstAsked(in answer: OverrideProbe.Answer) -> ViewID? {
    guard let index = answer.calls.firstIndex(where: { $0.view == view && $0.source != nil }) else { return nil }
    return directCalls(in: index, of: answer.calls).first { !$0.isSuper && hierarchy[$0.view].superview == view }?.view
  }

  private func directCalls(in index: Int, of calls: [Call]) -> [Call] {
    var result: [Call] = []
    var next = index + 1
    while next < calls[index].end {
      result.append(calls[next])
      next = calls[next].end
    }
    return result
  }

  private func place(of step: Step, in call: Call) -> SourceLocation? {
    guard case .code(let location) = call.source else { return nil }
    return SourceLocation(file: location.file, line: step.line, column: step.column)
  }

  private mutating func lookForEventDependence() {
    let events: [(String, Event?)] = [("without an event", nil), ("for a hover event", Event(type: .hover))]
    for (words, event) in events {
      for answer in answers where answer.crash == nil {
        let other = probe.ask(at: answer.point, event: event)
        guard other.result != answer.result || other.crash != nil else { continue }
        let ending = other.crash.map { "it crashes: \($0.message)" } ?? "it returns \(name(other.result))"
        add(
          HazardRules.event,
          "at \(onScreen(answer.point)) it returns \(name(answer.result)) for a touch, and \(words) \(ending)",
          at: answer.point, with: event)
        return
      }
    }
  }
}
