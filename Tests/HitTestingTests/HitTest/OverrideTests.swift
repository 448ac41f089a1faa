import HitTesting
import Testing

/// Overrides that run code.
@Suite struct OverrideTests {
  /// Runs a closure for one view.
  private final class Override: ViewOverrides {
    let view: ViewID
    let place = OverrideSource.code(SourceLocation(file: "View.swift", line: 3))
    var hitTest: ((Point, HitTester) throws(OverrideCrash) -> ViewID?)?
    var pointInside: ((Point, HitTester) throws(OverrideCrash) -> Bool)?

    init(_ view: ViewID) { self.view = view }

    func source(of method: HitTestMethod, for id: ViewID) -> OverrideSource? {
      guard id == view else { return nil }
      return (method == .hitTest ? hitTest != nil : pointInside != nil) ? place : nil
    }

    func hitTest(
      _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
    ) throws(OverrideCrash) -> ViewID? { try hitTest!(point, tester) }

    func pointInside(
      _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
    ) throws(OverrideCrash) -> Bool { try pointInside!(point, tester) }
  }

  private let hierarchy = Hierarchy(
    .window([
      Tree("below", rect(0, 0, 200, 200)),
      Tree("v", rect(0, 0, 100, 100), [Tree("sub", rect(90, 90, 50, 50))]),
    ]))
  private var v: ViewID { hierarchy.id("v") }

  private func trace(_ override: Override, at place: Point) -> Trace {
    HitTester(hierarchy, overrides: override).trace(Touch(point: place))
  }

  @Test("super's answer, changed: nil instead of self") func callingSuper() {
    let override = Override(v)
    override.hitTest = { [v] (point: Point, tester: HitTester) throws(OverrideCrash) in
      tester.record(Step(line: 4, text: "super"))
      let answer = try tester.superHitTest(v, at: point, with: .touches)
      tester.record(Step(line: 5, text: "return"))
      return answer == v ? nil : answer
    }
    let trace = trace(override, at: point(50, 50))
    #expect(trace.hitView == hierarchy.id("below"))
    let own = trace.calls.filter { $0.view == v && $0.method == .hitTest }
    #expect(own.map(\.isSuper) == [false, true])
    #expect(own.map(\.result) == [.view(nil), .view(v)])
    #expect(own[0].source == override.place)
    #expect(own[0].steps.map(\.line) == [4, 5])
    #expect(own[1].callerStep == 0)
    #expect(trace[v].state == .visited)
    #expect(trace[v].override == override.place)
  }

  @Test("A subview beyond the bounds, asked first") func reachingOut() {
    let override = Override(v)
    let sub = hierarchy.id("sub")
    override.hitTest = { [v] (place: Point, tester: HitTester) throws(OverrideCrash) in
      let local = tester.hierarchy.convert(place, from: v, to: sub)
      if try tester.pointInside(sub, at: local, with: .touches) { return sub }
      return try tester.superHitTest(v, at: place, with: .touches)
    }
    #expect(trace(override, at: point(130, 130)).hitView == sub)
    #expect(trace(override, at: point(50, 50)).hitView == v)
    #expect(trace(override, at: point(150, 150)).hitView == hierarchy.id("below"))
  }

  @Test("UIKit's hitTest asks the overridden pointInside") func overriddenPointInside() {
    let override = Override(v)
    override.pointInside = { [v] (place: Point, tester: HitTester) throws(OverrideCrash) in
      place.x < 10 || tester.superPointInside(v, at: place) && place.x > 50
    }
    let answers = [5.0, 30, 60].map { hierarchy[trace(override, at: point($0, 50)).hitView!].name }
    #expect(answers == ["v", "below", "v"])
  }

  @Test("An override that asks itself without end is a crash, not a hang") func endlessRecursion() {
    let override = Override(v)
    override.hitTest = { [v] (place: Point, tester: HitTester) throws(OverrideCrash) in
      try tester.hitTest(v, at: place, with: .touches)
    }
    let tester = HitTester(hierarchy, overrides: override)
    tester.depthLimit = 40
    let trace = tester.trace(Touch(point: point(50, 50)))
    #expect(trace.hitView == nil)
    #expect(trace.crash?.message.contains("endless recursion") == true)
    #expect(trace.crash?.source == SourceLocation(file: "View.swift", line: 3))
    #expect(trace.calls.allSatisfy { $0.end > 0 && $0.end <= trace.calls.count })
    #expect(trace.delivery.steps.last?.action == .crashed)
    // The tester is as good as new.
    override.hitTest = nil
    #expect(tester.trace(Touch(point: point(50, 50))).hitView == v)
  }

  @Test("A crash in one touch leaves the next alone") func crash() {
    let override = Override(v)
    override.hitTest = { (place: Point, _: HitTester) throws(OverrideCrash) in
      if place.x < 50 { throw OverrideCrash(message: "unexpectedly found nil") }
      return nil
    }
    let tester = HitTester(hierarchy, overrides: override)
    let traces = tester.traces(of: [Touch(point: point(10, 10)), Touch(point: point(60, 10))])
    #expect(traces[0].crash == OverrideCrash(message: "unexpectedly found nil"))
    #expect(traces[0].calls.map(\.result).contains(.none))
    #expect(traces[1].crash == nil)
    #expect(traces[1].hitView == hierarchy.id("below"))
    #expect(throws: OverrideCrash.self) { try tester.hitView(at: point(10, 10)) }
  }

  @Test("The view that an override answers need not be in it") func foreignAnswer() {
    let override = Override(v)
    let below = hierarchy.id("below")
    override.hitTest = { (_: Point, _: HitTester) throws(OverrideCrash) in below }
    let trace = trace(override, at: point(150, 50))
    #expect(trace.hitView == below)
    #expect(trace[below].state == .chosen)
    #expect(trace[below].order == nil)
  }
}
