import HitTesting
import Testing

/// From the event queue up the responder chain.
@Suite struct DeliveryChainTests {
  static let responderArticle =
    "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events"

  @Test("An event goes through the application and its window; the hit test is made once")
  func way() {
    // https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:) and .../uiwindow/sendevent(_:)
    let hierarchy = Hierarchy(.window([Tree("a", rect(0, 0, 100, 100)) { $0.responder.handles = [.began, .ended] }]))
    let trace = HitTester(hierarchy).trace(touch(10, 10))
    #expect(
      trace.delivery.lines(in: hierarchy, withWay: true) == [
        "began UIApplication queued eventQueue",
        "began UIApplication sent sendEvent",
        "began window sent sendEvent",
        "began a hitTested boundToHitView",
        "began a handled implementsMessage",
        "ended UIApplication queued eventQueue",
        "ended UIApplication sent sendEvent",
        "ended window sent boundToHitView",
        "ended a handled implementsMessage",
      ])
    #expect(trace.delivery.steps.map(\.event) == [1, 1, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test("The points of a path are the moves; the finger is lifted at the last")
  func path() {
    let hierarchy = Hierarchy(
      .window([Tree("a", rect(50, 50, 100, 100)) { $0.responder.handles = Set(TouchPhase.allCases) }]))
    var moving = Touch(point: point(10, 10), in: hierarchy.id("a"))
    moving.path = [point(20, 10), point(30, 10)]
    let steps = HitTester(hierarchy).trace(moving).delivery.steps.filter { $0.action == .handled }
    #expect(steps.map(\.phase) == [.began, .moved, .moved, .ended])
    // The path is in the view's coordinates, the steps are in the screen's.
    #expect(steps.map(\.point) == [point(60, 60), point(70, 60), point(80, 60), point(80, 60)])
  }

  static let cases = [
    DeliveryCase(
      "touchesBegan goes to the next responder by default, and is discarded at the end",
      source: "https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)",
      Hierarchy(.window([Tree("a", rect(0, 0, 100, 100))])), touch(10, 10),
      steps: [
        [
          "began a passedOn defaultImplementation", "began window passedOn defaultImplementation",
          "began UIApplication discarded endOfChain", "ended a passedOn defaultImplementation",
          "ended window passedOn defaultImplementation", "ended UIApplication discarded endOfChain",
        ]
      ], handledBy: [nil]),
    DeliveryCase(
      "A responder that does not call super ends the message; each message goes its own way",
      source: "https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)",
      Hierarchy(
        .window([
          Tree("outer", rect(0, 0, 100, 100), [Tree("a", rect(0, 0, 50, 50)) { $0.responder.handles = [.began] }]) {
            $0.responder.handles = [.ended]
          }
        ])), touch(10, 10),
      steps: [
        [
          "began a handled implementsMessage", "ended a passedOn defaultImplementation",
          "ended outer handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "Where nobody handles touchesBegan, who handles touchesEnded has the touch",
      source: "our definition of handledBy",
      Hierarchy(
        .window([
          Tree("a", rect(0, 0, 50, 50)) {
            $0.viewController = ViewController(name: "controller")
            $0.viewController?.responder.handles = [.ended]
          }
        ])), touch(10, 10),
      steps: [
        [
          "began a passedOn defaultImplementation", "began controller passedOn defaultImplementation",
          "began window passedOn defaultImplementation", "began UIApplication discarded endOfChain",
          "ended a passedOn defaultImplementation", "ended controller handled implementsMessage",
        ]
      ], handledBy: ["controller"]),
    DeliveryCase(
      "A touch stays with its view when the finger leaves it",
      source: "Event Handling Guide for iOS (archived), Hit-Testing Returns the View Where a Touch Occurred",
      Hierarchy(
        .window([
          Tree("a", rect(0, 0, 50, 50)) { $0.responder.handles = [.began, .moved, .ended] },
          Tree("b", rect(50, 0, 50, 50)) { $0.responder.handles = [.began, .moved, .ended] },
        ])), touch(10, 10, path: [point(75, 10)]),
      steps: [
        [
          "began a handled implementsMessage", "moved a handled implementsMessage", "ended a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "Without a hit-test view nobody gets the touch",
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      Hierarchy(.window([], size: Size(width: 100, height: 100))), touch(150, 10),
      steps: [["began UIApplication discarded noHitView"]], handledBy: [nil]),
    DeliveryCase(
      "The application's delegate, being a responder, comes last", source: responderArticle,
      withDelegate(Hierarchy(.window([]))), touch(10, 10),
      steps: [
        [
          "began window passedOn defaultImplementation", "began UIApplication passedOn defaultImplementation",
          "began AppDelegate handled implementsMessage", "ended window passedOn defaultImplementation",
          "ended UIApplication passedOn defaultImplementation", "ended AppDelegate discarded endOfChain",
        ]
      ], handledBy: ["AppDelegate"]),
    DeliveryCase(
      "Touches go to the window in which they occur, through its window scene",
      source: "observed: UIWindow → UIWindowScene → UIApplication since iOS 13",
      withScene(
        Hierarchy(
          .window([]), Tree("alert", "UIWindow", rect(0, 0, 50, 50)) { $0.windowLevel = 2000 })), touch(10, 10),
      steps: [
        [
          "began alert passedOn defaultImplementation", "began UIWindowScene passedOn defaultImplementation",
          "began UIApplication discarded endOfChain", "ended alert passedOn defaultImplementation",
          "ended UIWindowScene passedOn defaultImplementation", "ended UIApplication discarded endOfChain",
        ]
      ], handledBy: [nil]),
  ]

  @Test(arguments: cases) func delivers(_ deliveryCase: DeliveryCase) { deliveryCase.check() }

  private static func withDelegate(_ hierarchy: Hierarchy) -> Hierarchy {
    var hierarchy = hierarchy
    hierarchy.application.delegate = ApplicationDelegate(name: "AppDelegate")
    hierarchy.application.delegate?.responder.handles = [.began]
    return hierarchy
  }

  private static func withScene(_ hierarchy: Hierarchy) -> Hierarchy {
    var hierarchy = hierarchy
    hierarchy.application.hasWindowScene = true
    return hierarchy
  }

  @Test("A scroll view's delayed and cancelled content touches are named, not simulated")
  func scrollView() {
    // https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches and
    // https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
    for (className, rule) in [("UIView", "cancelsContentTouches"), ("UIButton", "keepsTouchesOfControls")] {
      let hierarchy = Hierarchy(
        .window([
          Tree(
            "list", "UIScrollView", rect(0, 0, 100, 100),
            [Tree("row", className, rect(0, 0, 100, 40)) { $0.responder.handles = Set(TouchPhase.allCases) }])
        ]))
      let delivery = HitTester(hierarchy).trace(touch(10, 10, path: [point(10, 30), point(10, 90)])).delivery
      let notes = delivery.lines(in: hierarchy).filter { $0.contains("notSimulated") }
      #expect(notes == ["began list notSimulated delaysContentTouches", "moved list notSimulated \(rule)"])
    }
    // On the scroll view itself there is no content to delay.
    let bare = Hierarchy(.window([Tree("list", "UIScrollView", rect(0, 0, 100, 100))]))
    #expect(HitTester(bare).trace(touch(10, 10)).delivery.steps.allSatisfy { $0.action != .notSimulated })
  }
}
