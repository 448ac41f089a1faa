import HitTesting
import Testing

/// Overrides of touch messages that run code.
@Suite struct DeliveryOverrideTests {
  /// A view that follows the finger, as `touchesMoved` of a draggable button does.
  private final class Dragging: ViewOverrides {
    var callsSuper = false
    var crashes = false
    var disablesItself = false
    private(set) var messages: [TouchMessage] = []

    func source(of method: HitTestMethod, for view: ViewID) -> OverrideSource? { nil }
    func hitTest(_ view: ViewID, at point: Point, with event: Event?, in tester: HitTester) -> ViewID? { nil }
    func pointInside(_ view: ViewID, at point: Point, with event: Event?, in tester: HitTester) -> Bool { false }

    func source(of message: TouchPhase, for view: ViewID) -> OverrideSource? {
      message == .moved && view.index == 1 ? .code(SourceLocation(file: "Drag.swift", line: 7)) : nil
    }

    func touches(_ touch: TouchMessage, of view: ViewID, in tester: HitTester) throws(OverrideCrash) -> TouchAnswer {
      messages.append(touch)
      if crashes { throw OverrideCrash(message: "nil") }
      let move = touch.point - touch.previousPoint
      tester.record(Step(line: 8, text: "move"))
      tester.hierarchy[view].transform = tester.hierarchy[view].transform
        .concatenating(AffineTransform(translationX: move.x, y: move.y))
      if disablesItself { tester.hierarchy[view].isEnabled = false }
      return callsSuper ? .callsSuper : .handles
    }
  }

  private let hierarchy = Hierarchy(
    .window([
      Tree("button", "UIButton", rect(0, 0, 40, 40)) {
        $0.actions = [ControlAction(event: "touchUpInside", selector: "open:", target: "model")]
      }
    ]))
  private let drag = touch("drag", 10, 10, path: [point(60, 10), point(110, 10)])

  @Test("A drag moves the view, and the next touch finds it there")
  func nextTouchSeesTheMovedView() {
    let overrides = Dragging()
    let tester = HitTester(hierarchy, overrides: overrides)
    let traces = tester.traces(of: [drag, touch("there", 110, 10), touch("here", 10, 10)])
    #expect(traces.map { $0.hitView.map { hierarchy[$0].name } } == ["button", "button", "window"])
    #expect(overrides.messages.map(\.previousPoint) == [point(10, 10), point(60, 10)])
    #expect(overrides.messages.map(\.point) == [point(60, 10), point(110, 10)])
    // The trace keeps the hierarchy as it was when its finger went down.
    #expect(traces[0].hierarchy[hierarchy.id("button")].transform.isIdentity)
    #expect(traces[1].hierarchy[hierarchy.id("button")].transform.tx == 100)
  }

  @Test("Code that does not call super ends the message; its lines are in the step")
  func withoutSuper() {
    let delivery = HitTester(hierarchy, overrides: Dragging()).trace(drag).delivery
    let moved = delivery.steps.filter { $0.phase == .moved && $0.source != nil }
    #expect(moved.map(\.action) == [.handled, .handled])
    #expect(moved.map(\.rule) == [.codeHandles, .codeHandles])
    #expect(moved.first?.codeSteps.map(\.text) == ["move"])
  }

  @Test("Code that calls super gets what its class does: a control goes on tracking")
  func callingSuper() {
    let overrides = Dragging()
    overrides.callsSuper = true
    let delivery = HitTester(hierarchy, overrides: overrides).trace(drag).delivery
    #expect(delivery.lines(in: hierarchy).filter { $0.hasPrefix("moved") }.allSatisfy { $0.hasSuffix("controlTracks") })
    #expect(delivery.steps.contains { $0.action == .performed })
  }

  @Test("A control that is disabled while it tracks a finger still sends its action")
  func disabledDuringTouch() {
    // Observed on iOS 11.4: https://github.com/lionheart/openradar-mirror/issues/20117
    let overrides = Dragging()
    overrides.callsSuper = true
    overrides.disablesItself = true
    let tester = HitTester(hierarchy, overrides: overrides)
    #expect(tester.trace(drag).delivery.steps.contains { $0.action == .performed })
    #expect(!tester.trace(touch(110, 10)).delivery.steps.contains { $0.action == .performed })
  }

  @Test("Code that crashes ends the touch")
  func crash() {
    let overrides = Dragging()
    overrides.crashes = true
    let delivery = HitTester(hierarchy, overrides: overrides).trace(drag).delivery
    #expect(delivery.crash == OverrideCrash(message: "nil"))
    #expect(delivery.steps.last?.action == .crashed)
    #expect(delivery.steps.filter { $0.phase == .ended }.isEmpty)
  }
}
