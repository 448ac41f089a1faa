import HitTesting
import Testing

/// Declared overrides.
@Suite struct BehaviorTests {
  private func hierarchy(_ behavior: Behavior) -> Hierarchy {
    Hierarchy(
      .window([
        Tree("below", rect(0, 0, 200, 200)),
        Tree("v", rect(0, 0, 100, 100), [Tree("sub", rect(0, 0, 20, 20))]) { $0.behavior = behavior },
        Tree("hidden", rect(0, 0, 0, 0)) { $0.isHidden = true },
      ]))
  }

  private func answer(_ behavior: Behavior, at point: Point) -> String? {
    let hierarchy = hierarchy(behavior)
    return HitTester(hierarchy).trace(Touch(point: point)).hitView.map { hierarchy[$0].name }
  }

  @Test func passThroughGivesNilInsteadOfSelf() {
    #expect(answer(Behavior(hitTest: .passThrough), at: point(10, 10)) == "sub")
    #expect(answer(Behavior(hitTest: .passThrough), at: point(50, 50)) == "below")
  }

  @Test func noneIsAlwaysNil() {
    #expect(answer(Behavior(hitTest: .never), at: point(10, 10)) == "below")
  }

  @Test("forward gives the other view wherever the own pointInside is true; nobody's flags are looked at")
  func forward() {
    let target = hierarchy(Behavior()).id("hidden")
    #expect(answer(Behavior(hitTest: .forward(to: target)), at: point(50, 50)) == "hidden")
    #expect(answer(Behavior(hitTest: .forward(to: target)), at: point(150, 50)) == "below")
    let wider = Behavior(hitTest: .forward(to: target), pointInside: .always)
    #expect(answer(wider, at: point(150, 50)) == "hidden")
  }

  @Test(
    "React Native's views ask their subviews outside of their bounds, and are hit inside of them alone",
    arguments: [
      (false, 1.0, false, point(5, 5), "child"), (false, 1.0, false, point(150, 5), "child"),
      (false, 1.0, false, point(50, 50), "v"), (false, 1.0, false, point(150, 50), "below"),
      (false, 1.0, true, point(150, 5), "below"), (false, 0.0, false, point(5, 5), "below"),
      (true, 0.0, false, point(150, 5), "child"), (true, 0.0, false, point(50, 50), "v"),
    ])
  func unbounded(ignoresAlpha: Bool, alpha: Double, clips: Bool, point: Point, name: String) {
    let hierarchy = Hierarchy(
      .window([
        Tree("below", rect(0, 0, 200, 200)),
        Tree("v", rect(0, 0, 100, 100), [Tree("child", rect(0, 0, 180, 20))]) {
          $0.behavior.hitTest = .unbounded(ignoringAlpha: ignoresAlpha)
          $0.alpha = alpha
          $0.clipsToBounds = clips
        },
      ]))
    let trace = HitTester(hierarchy).trace(Touch(point: point))
    #expect(trace.hitView.map { hierarchy[$0].name } == name)
  }

  @Test(arguments: [
    (PointInsideBehavior.always, point(150, 150), "v"), (.never, point(10, 10), "below"),
    (.outset(EdgeInsets(all: 10)), point(109, 50), "v"), (.outset(EdgeInsets(all: 10)), point(110, 50), "below"),
    (.outset(EdgeInsets(top: 0, left: 0, bottom: 30, right: 0)), point(50, 129), "v"),
    (.outset(EdgeInsets(all: -10)), point(95, 50), "below"),
    // The circle around (50, 50): (15, 15) is 49.5 from the middle, (14, 14) is 50.9.
    (.ellipse, point(15, 85), "v"), (.ellipse, point(14, 86), "below"),
    (.path([point(0, 0), point(100, 0), point(0, 100)]), point(49, 50), "v"),
    (.path([point(0, 0), point(100, 0), point(0, 100)]), point(51, 50), "below"),
  ])
  func pointInside(_ behavior: PointInsideBehavior, _ point: Point, _ name: String) {
    #expect(answer(Behavior(pointInside: behavior), at: point) == name)
  }

  @Test("A path is filled by the even-odd rule") func evenOdd() {
    // A square and, by way of its first corner, a smaller one inside it: the inner one is a hole.
    let outer = [point(0, 0), point(90, 0), point(90, 90), point(0, 90), point(0, 0)]
    let inner = [point(30, 30), point(60, 30), point(60, 60), point(30, 60), point(30, 30)]
    let ring = PointInsideBehavior.path(outer + inner)
    #expect(answer(Behavior(pointInside: ring), at: point(80, 20)) == "v")
    #expect(answer(Behavior(pointInside: ring), at: point(45, 50)) == "below")
  }

  @Test func theCallIsMarkedAsDeclared() {
    let hierarchy = hierarchy(Behavior(hitTest: .passThrough))
    let trace = HitTester(hierarchy).trace(Touch(point: point(50, 50)))
    let calls = trace.calls.filter { $0.view == hierarchy.id("v") && $0.method == .hitTest }
    #expect(calls.map(\.source) == [.behavior, nil])
    #expect(calls.map(\.isSuper) == [false, true])
    #expect(calls.map(\.result) == [.view(nil), .view(hierarchy.id("v"))])
    #expect(trace[hierarchy.id("v")].override == .behavior)
  }
}
