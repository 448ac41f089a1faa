import HitTesting
import Testing

/// When each gesture is recognized: the thresholds, on both sides.
@Suite struct GestureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let gesture: GestureRecognizer
    let touches: [Touch]
    /// The recognizer's last step in the first touch or in the last one.
    let outcome: String

    init(_ kind: String, _ touches: Touch..., outcome: String, configure: (inout GestureRecognizer) -> Void = { _ in })
    {
      gesture = recognizer("gesture", kind, configure: configure)
      self.touches = touches
      self.outcome = outcome
    }

    var testDescription: String {
      "\(gesture.className) \(touches.map { "\($0.point) \($0.path)" }) → \(outcome)"
    }
  }

  static let cases = [
    // Taps. 10 pt is the default of allowableMovement, for taps by our choice:
    // https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement
    Case("Tap", touch(100, 100), outcome: "ended recognized gestureComplete"),
    Case("Tap", touch(100, 100, path: [point(106, 108)]), outcome: "ended recognized gestureComplete"),
    Case("Tap", touch(100, 100, path: [point(106, 108.1)]), outcome: "moved failed movedTooFar"),
    // It does not help to come back.
    Case("Tap", touch(100, 100, path: [point(111, 100), point(100, 100)]), outcome: "moved failed movedTooFar"),
    Case("Tap", touch(100, 100), touch("t2", 50, 50, during: "t1"), outcome: "began failed touchesRequired"),
    Case("Tap", touch(100, 100), touch("t2", 50, 50, during: "t1"), outcome: "ended recognized gestureComplete") {
      $0.numberOfTouchesRequired = 2
    },
    Case("Tap", touch(100, 100), outcome: "ended failed touchesRequired") { $0.numberOfTouchesRequired = 2 },
    Case("Tap", touch(100, 100), outcome: "ended failed tapsRequired") { $0.numberOfTapsRequired = 2 },
    Case("Tap", touch(100, 100, tap: 2), outcome: "ended recognized gestureComplete") { $0.numberOfTapsRequired = 2 },

    // Long presses: 0.5 s,
    // https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration
    Case("LongPress", touch(100, 100), outcome: "ended failed pressedTooShort"),
    Case("LongPress", touch(100, 100, press: 0.49), outcome: "ended failed pressedTooShort"),
    Case("LongPress", touch(100, 100, press: 0.5), outcome: "ended received gestureContinues"),
    Case("LongPress", touch(100, 100, path: [point(100, 111)]), outcome: "moved failed movedTooFar"),
    // After it has been recognized the finger may move.
    Case("LongPress", touch(100, 100, path: [point(100, 150)], press: 1), outcome: "ended received gestureContinues"),

    // Pans: 10 pt, our choice.
    Case("Pan", touch(100, 100, path: [point(109, 100)]), outcome: "ended failed movedTooLittle"),
    Case("Pan", touch(100, 100, path: [point(110, 100)]), outcome: "ended received gestureContinues"),
    Case("Pan", touch(100, 100, path: [point(110, 100)]), outcome: "ended failed touchesRequired") {
      $0.numberOfTouchesRequired = 2
    },

    // Swipes: 50 pt in the direction, which is right by default, and at most half as far to the side; our choice.
    // https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction
    Case("Swipe", touch(100, 100, path: [point(149, 100)]), outcome: "ended failed movedTooLittle"),
    Case("Swipe", touch(100, 100, path: [point(150, 125)]), outcome: "moved recognized gestureComplete"),
    Case("Swipe", touch(100, 100, path: [point(150, 126)]), outcome: "moved failed wrongDirection"),
    Case("Swipe", touch(100, 100, path: [point(50, 100)]), outcome: "moved failed wrongDirection"),
    Case("Swipe", touch(100, 100, path: [point(50, 100)]), outcome: "moved recognized gestureComplete") {
      $0.directions = [.left, .up]
    },
    Case("Swipe", touch(100, 100, path: [point(100, 50)]), outcome: "moved recognized gestureComplete") {
      $0.directions = [.left, .up]
    },

    // Pinches: two fingers, https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer; 10 pt, our choice.
    Case("Pinch", touch(100, 100, path: [point(150, 100)]), outcome: "ended failed touchesRequired"),
    Case(
      "Pinch", touch(80, 100, path: [point(75, 100)]), touch("t2", 120, 100, path: [point(125, 100)], during: "t1"),
      outcome: "ended received gestureContinues"),
    Case(
      "Pinch", touch(80, 100, path: [point(76, 100)]), touch("t2", 120, 100, path: [point(125, 100)], during: "t1"),
      outcome: "ended failed movedTooLittle"),
    // Both move the same way: the distance stays.
    Case(
      "Pinch", touch(80, 100, path: [point(80, 150)]), touch("t2", 120, 100, path: [point(120, 150)], during: "t1"),
      outcome: "ended failed movedTooLittle"),
  ]

  @Test(arguments: cases) func recognizes(_ gestureCase: Case) {
    let hierarchy = Hierarchy(
      .window([
        Tree("a", rect(0, 0, 200, 200), [Tree("corner", rect(0, 0, 60, 60))]) {
          $0.gestureRecognizers = [gestureCase.gesture]
        }
      ]))
    let traces = HitTester(hierarchy).traces(of: gestureCase.touches)
    let id = RecognizerID(view: hierarchy.id("a"), index: 0)
    let outcomes = [traces[0], traces[traces.count - 1]].map { trace in
      let step = trace.delivery.steps.last { $0.receiver == .recognizer(id) }
      return step.map { "\($0.phase.rawValue) \($0.action.rawValue) \($0.rule.name)" } ?? ""
    }
    #expect(outcomes.contains(gestureCase.outcome), "\(outcomes)")
  }

  @Test("A second finger that makes a tap fail is told in the first one's story too, while that one rests")
  func failureByAnotherFinger() {
    let hierarchy = Hierarchy(
      .window([Tree("a", rect(0, 0, 200, 200)) { $0.gestureRecognizers = [recognizer("tap", "Tap")] }]))
    let traces = HitTester(hierarchy).traces(of: [touch("t1", 10, 10), touch("t2", 20, 20, during: "t1")])
    for (trace, phase) in zip(traces, [DeliveryPhase.stationary, .began]) {
      let failure = trace.delivery.steps.first { $0.action == .failed }
      #expect(failure?.phase == phase)
      #expect(failure?.event == 2)
      #expect(failure?.rule == .touchesRequired(1, got: 2))
    }
  }

  @Test("A pinch takes both fingers from their views")
  func pinchCancelsBoth() {
    let hierarchy = Hierarchy(
      .window([
        Tree(
          "page", rect(0, 0, 200, 200),
          [
            Tree("left", rect(0, 0, 100, 200)) { $0.responder.handles = Set(TouchPhase.allCases) },
            Tree("right", rect(100, 0, 100, 200)) { $0.responder.handles = Set(TouchPhase.allCases) },
          ]
        ) { $0.gestureRecognizers = [recognizer("pinch", "Pinch")] }
      ]))
    let traces = HitTester(hierarchy).traces(of: [
      touch("t1", 80, 100, path: [point(60, 100)]), touch("t2", 120, 100, path: [point(140, 100)], during: "t1"),
    ])
    #expect(
      traces[0].delivery.lines(in: hierarchy) == [
        "began pinch received recognizersFirst", "began left handled implementsMessage",
        "moved pinch recognized gestureComplete", "moved left cancelled cancelsTouchesInView",
        "cancelled left handled implementsMessage", "ended pinch received gestureContinues",
      ])
    #expect(
      traces[1].delivery.lines(in: hierarchy) == [
        "began pinch received recognizersFirst", "began right handled implementsMessage",
        "moved right cancelled cancelsTouchesInView", "cancelled right handled implementsMessage",
        "moved pinch received gestureContinues", "ended pinch received gestureContinues",
      ])
    #expect(traces.map(\.handledBy) == ["page", "page"])
  }
}
