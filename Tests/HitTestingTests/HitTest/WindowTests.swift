import HitTesting
import Testing

/// Which window gets a touch.
@Suite struct WindowTests {
  private func window(_ name: String, level: Double = 0, configure: (inout View) -> Void = { _ in }) -> Tree {
    Tree(name, "UIWindow", rect(0, 0, 100, 100)) {
      $0.windowLevel = level
      configure(&$0)
    }
  }

  private func answer(_ hierarchy: Hierarchy) -> String? {
    let trace = HitTester(hierarchy).trace(Touch(point: point(10, 10)))
    return trace.window.map { hierarchy[$0].name }
  }

  @Test("A higher level is in front, whatever the order of the windows") func level() {
    // https://developer.apple.com/documentation/uikit/uiwindow/level
    #expect(answer(Hierarchy(window("alert", level: 2000), window("status", level: 1000), window("normal"))) == "alert")
  }

  @Test("Within a level the later window is in front") func order() {
    // Our choice: https://developer.apple.com/documentation/uikit/uiwindow/windowlevel promises no order.
    #expect(answer(Hierarchy(window("first"), window("second"))) == "second")
  }

  @Test("A touch falls through a window that answers nil") func fallingThrough() {
    // Observed: https://gamwe6.github.io/2015/03/11
    let hierarchy = Hierarchy(window("below"), window("overlay", level: 1) { $0.behavior.hitTest = .passThrough })
    let trace = HitTester(hierarchy).trace(Touch(point: point(10, 10)))
    #expect(trace.window == hierarchy.id("below"))
    #expect(trace[hierarchy.id("overlay")].state == .visited)
  }

  @Test("Hidden, transparent and disabled windows are passed over; their overrides do not run") func skipped() {
    let hierarchy = Hierarchy(
      window("below"),
      window("hidden", level: 1) {
        $0.isHidden = true
        $0.behavior.hitTest = .forward(to: ViewID(1))
      }, window("clear", level: 2) { $0.alpha = 0 },
      window("disabled", level: 3) { $0.isUserInteractionEnabled = false })
    #expect(answer(hierarchy) == "below")
  }

  @Test("Where no window answers there is no hit-test view and no chain") func nothing() {
    let trace = HitTester(Hierarchy(window("only"))).trace(Touch(point: point(100, 10)))
    #expect(trace.hitView == nil)
    #expect(trace.window == nil)
    #expect(trace.responderChain.isEmpty)
  }

  @Test("Windows have places of their own on the screen") func offset() {
    let hierarchy = Hierarchy(
      Tree("left", "UIWindow", rect(0, 0, 100, 100)), Tree("right", "UIWindow", rect(100, 0, 100, 100)))
    let trace = HitTester(hierarchy).trace(Touch(point: point(110, 10)))
    #expect(trace.hitView == hierarchy.id("right"))
    #expect(trace[hierarchy.id("right")].point == point(10, 10))
  }
}
