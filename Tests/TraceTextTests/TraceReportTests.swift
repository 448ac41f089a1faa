import HitTesting
import Testing
import TraceText

@Suite struct TraceReportTests {
  @Test func callsStandInTheirOrderWithTheNumbersThatDecided() {
    #expect(
      TraceReport.text(of: ThreeViews.trace, in: .english) == """
        Touch “tap on B1” at (60, 200)

          1  window.hitTest (60, 200) → ViewB1
               pointInside → YES: (60, 200) is in [0, 320) × [0, 480)
          2    MainView.hitTest (60, 200) → ViewB1
                 pointInside → YES: (60, 200) is in [0, 320) × [0, 480)
          3      ViewC.hitTest (40, −120) → nil
                   pointInside → NO: (40, −120) is above [0, 140)
          4      ViewB.hitTest (40, 60) → ViewB1
                   pointInside → YES: (40, 60) is in [0, 280) × [0, 160)
          5        ViewB2.hitTest (−110, 40) → nil
                     pointInside → NO: (−110, 40) is left of [0, 120)
          6        ViewB1.hitTest (30, 40) → ViewB1
                     pointInside → YES: (30, 40) is in [0, 120) × [0, 120)

        The hit-test view is ViewB1.
        6 of 7 views were asked.

        Responder chain
          ViewB1 (UIView, view)
          → ViewB (UIView, view)
          → MainView (UIView, view)
          → MainViewController (UIViewController, view controller)
          → window (UIWindow, window)
          → UIApplication (application)
          What nobody handles is discarded.

        Delivery
          began (60, 200)
            UIApplication (queued) → UIApplication.sendEvent → window.sendEvent
            ViewB1: hit-test view (the touch stays with its hit-test view, wherever the finger goes)
            ViewB1 → ViewB → MainView → MainViewController → window: passed on (UIResponder hands the message to the next responder)
            UIApplication: discarded (no responder is left)
          ended (60, 200)
            UIApplication (queued) → UIApplication.sendEvent → window.sendEvent
            ViewB1 → ViewB → MainView → MainViewController → window: passed on (UIResponder hands the message to the next responder)
            UIApplication: discarded (no responder is left)
          Nobody handles the touch: it is discarded.

        """)
  }

  @Test(arguments: [
    (Language.simplifiedChinese, "命中测试视图是 ViewB1。", "(40, −120) 在 [0, 140) 上方", "响应者链"),
    (Language.traditionalChinese, "命中測試檢視是 ViewB1。", "(40, −120) 在 [0, 140) 上方", "回應鏈"),
  ])
  func speaksChinese(language: Language, answer: String, miss: String, chain: String) {
    let text = TraceReport.text(of: ThreeViews.trace, in: language)
    for expected in [answer, miss, chain] { #expect(text.contains(expected)) }
    #expect(!text.contains("pointInside NO"))
  }

  @Test(arguments: [
    (View.flagged { $0.isHidden = true }, "isHidden = true"),
    (View.flagged { $0.isUserInteractionEnabled = false }, "isUserInteractionEnabled = false"),
    (View.flagged { $0.alpha = 0.005 }, "alpha 0.005 < 0.01"),
    // As a 32-bit number the layer's opacity is a little below 0.01.
    (View.flagged { $0.alpha = 0.01 }, "alpha = 0.01"),
  ])
  func aRejectingFlagIsNamedWithItsValue(view: View, reason: String) {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: .square(100)))
    hierarchy.addSubview(view, to: window)
    let trace = HitTester(hierarchy).trace(Touch(point: Point(x: 10, y: 10)))
    #expect(TraceReport.text(of: trace, in: .english).contains("flagged.hitTest (10, 10) → nil: \(reason)\n"))
  }

  @Test func aNameCannotBreakALineOrColourATerminal() {
    var hierarchy = Hierarchy()
    hierarchy.addWindow(View(name: "a\n\u{1B}[31mb\u{202E}c", className: "UIWindow", frame: .square(100)))
    let trace = HitTester(hierarchy).trace(Touch(point: Point(x: 10, y: 10)))
    #expect(
      TraceReport.text(of: trace, in: .english).contains(#"a\n\u{1b}[31mb\u{202e}c.hitTest (10, 10)"#))
  }

  @Test func nothingHitIsSaid() {
    let trace = HitTester(ThreeViews.hierarchy).trace(Touch(point: Point(x: 400, y: 10)))
    let text = TraceReport.text(of: trace, in: .english)
    #expect(text.contains("No view is hit: every window answered nil."))
    #expect(text.contains("There is no responder chain: nothing was hit."))
  }
}

extension View {
  static func flagged(_ change: (inout View) -> Void) -> View {
    var view = View(name: "flagged", frame: .square(100))
    change(&view)
    return view
  }
}

extension Rect {
  static func square(_ side: Double) -> Rect { Rect(x: 0, y: 0, width: side, height: side) }
}
