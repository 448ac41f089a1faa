import HitTesting
import Testing

/// Controls, their events and actions.
@Suite struct DeliveryControlTests {
  static let events = "https://developer.apple.com/documentation/uikit/uicontrol/event"
  static let sendAction = "https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)"

  /// Which events a finger on a control at (50, 50, 100, 40) brings about, in the order of the phases.
  @Test(arguments: [
    // https://developer.apple.com/documentation/uikit/uicontrol/event and its cases
    ("UIButton", touch(60, 60), ["touchDown", "touchUpInside", "primaryActionTriggered"]),
    (
      "UIButton", touch(60, 60, path: [point(70, 60)]),
      ["touchDown", "touchDragInside", "touchUpInside", "primaryActionTriggered"]
    ),
    (
      "UIButton", touch(60, 60, path: [point(10, 10)]),
      ["touchDown", "touchDragOutside", "touchDragExit", "touchUpOutside"]
    ),
    (
      "UIButton", touch(60, 60, path: [point(10, 10), point(60, 60)]),
      [
        "touchDown", "touchDragOutside", "touchDragExit", "touchDragInside", "touchDragEnter", "touchUpInside",
        "primaryActionTriggered",
      ]
    ),
    ("UIButton", touch(60, 60, tap: 2), ["touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered"]),
    ("UISwitch", touch(60, 60), ["touchDown", "touchUpInside", "valueChanged"]),
    (
      "UISlider", touch(60, 60, path: [point(70, 60)]),
      ["touchDown", "touchDragInside", "valueChanged", "touchUpInside"]
    ),
    ("UIControl", touch(60, 60), ["touchDown", "touchUpInside"]),
  ])
  func controlEvents(_ className: String, _ finger: Touch, _ expected: [String]) {
    let hierarchy = Hierarchy(
      .window([
        Tree("control", className, rect(50, 50, 100, 40)) {
          $0.actions = ControlEvent.allCases.filter { $0 != .allTouchEvents && $0 != .allEvents }
            .map { ControlAction(event: $0.rawValue, selector: "act:", target: "model") }
        }
      ]))
    let steps = HitTester(hierarchy).trace(finger).delivery.steps
    #expect(steps.filter { $0.action == .sentAction }.compactMap(\.message?.event) == expected)
    #expect(steps.filter { $0.action == .performed }.allSatisfy { $0.receiver == .object(name: "model") })
  }

  static func form(
    isFirstResponder: Bool = false, isEnabled: Bool = true, target: String? = nil, implementer: String? = nil
  ) -> Hierarchy {
    Hierarchy(
      .window([
        Tree(
          "form", rect(0, 0, 200, 200),
          [
            Tree("button", "UIButton", rect(0, 0, 100, 40)) {
              $0.actions = [ControlAction(event: "touchUpInside", selector: "save:", target: target)]
              $0.isEnabled = isEnabled
            },
            Tree(
              "card", rect(0, 100, 200, 100),
              [
                Tree("field", "UITextField", rect(0, 0, 100, 40)) { $0.isFirstResponder = isFirstResponder }
              ]
            ) { if implementer == "card" { $0.responder.implements = ["save:"] } },
          ]
        ) {
          $0.viewController = ViewController(name: "controller")
          if implementer == "controller" { $0.viewController?.responder.implements = ["print:", "save:"] }
        }
      ]))
  }

  private static let tapped = ["began button handled controlTracks", "ended button handled controlTracks"]
  private static func sent(_ rule: String) -> [String] {
    tapped + ["ended button sentAction \(rule) touchUpInside save:"]
  }

  private static func asked(_ name: String, _ rule: String = "fromSender") -> String {
    "ended \(name) notImplemented \(rule) touchUpInside save:"
  }

  static let cases = [
    DeliveryCase(
      "A target that is named gets the action",
      source: "https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)",
      form(target: "controller"), touch(10, 10),
      steps: [sent("namedTarget") + ["ended controller performed namedTarget touchUpInside save:"]],
      handledBy: ["button"]),
    DeliveryCase(
      "A nil target: up the chain from the sender where there is no first responder",
      source: "\(sendAction); that it starts at the sender is observed: https://bou.io/ResponderChainDebugging",
      form(implementer: "controller"), touch(10, 10),
      steps: [
        sent("fromSender") + [
          asked("button"), asked("form"), "ended controller performed fromSender touchUpInside save:",
        ]
      ], handledBy: ["button"]),
    DeliveryCase(
      "A nil target: from the first responder where there is one", source: sendAction,
      form(isFirstResponder: true, implementer: "card"), touch(10, 10),
      steps: [
        sent("fromFirstResponder") + [
          asked("field", "fromFirstResponder"), "ended card performed fromFirstResponder touchUpInside save:",
        ]
      ], handledBy: ["button"]),
    DeliveryCase(
      "A nil target that nobody implements: the action is lost", source: sendAction, form(), touch(10, 10),
      steps: [
        sent("fromSender") + [
          asked("button"), asked("form"), asked("controller"), asked("window"),
          "ended UIApplication actionDiscarded endOfChain touchUpInside save:",
        ]
      ], handledBy: ["button"]),
    DeliveryCase(
      "A disabled control stays the hit-test view, sends nothing and lets the touch go by",
      source: "https://developer.apple.com/documentation/uikit/uicontrol/isenabled", form(isEnabled: false),
      touch(10, 10),
      steps: [
        ["began", "ended"].flatMap { phase in
          [
            "\(phase) button passedOn controlDisabled", "\(phase) form passedOn defaultImplementation",
            "\(phase) controller passedOn defaultImplementation", "\(phase) window passedOn defaultImplementation",
            "\(phase) UIApplication discarded endOfChain",
          ]
        }
      ], handledBy: [nil]),
    DeliveryCase(
      "A view in a control passes the touch up to it",
      source: "https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)",
      Hierarchy(
        .window([
          Tree("button", "UIButton", rect(0, 0, 100, 40), [Tree("badge", rect(0, 0, 20, 20))]) {
            $0.actions = [ControlAction(event: "touchUpInside", selector: "open:", target: "model")]
          }
        ])), touch(10, 10),
      steps: [
        [
          "began badge passedOn defaultImplementation", "began button handled controlTracks",
          "ended badge passedOn defaultImplementation", "ended button handled controlTracks",
          "ended button sentAction namedTarget touchUpInside open:",
          "ended model performed namedTarget touchUpInside open:",
        ]
      ], handledBy: ["button"]),
    DeliveryCase(
      "Recognition of a superview's gesture ends a plain control's tracking with touchCancel",
      source: events,
      Hierarchy(
        .window(
          [
            Tree("control", "UIControl", rect(0, 0, 100, 40)) {
              $0.actions = ["touchUpInside", "touchCancel"].map {
                ControlAction(event: $0, selector: "\($0):", target: "model")
              }
            }
          ]
        ) { $0.gestureRecognizers = [recognizer("tap", "Tap")] }), touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began control handled controlTracks",
          "ended tap recognized gestureComplete", "ended control cancelled cancelsTouchesInView",
          "cancelled control handled controlTracks",
          "cancelled control sentAction namedTarget touchCancel touchCancel:",
          "cancelled model performed namedTarget touchCancel touchCancel:",
        ]
      ], handledBy: ["window"]),
  ]

  @Test(arguments: cases) func delivers(_ deliveryCase: DeliveryCase) { deliveryCase.check() }

  @Test("A class of one's own with actions is a control")
  func customControl() {
    let hierarchy = Hierarchy(
      .window([
        Tree("rating", "StarRating", rect(0, 0, 100, 40)) {
          $0.actions = [ControlAction(event: "touchDown", selector: "rate:", target: "model")]
        }
      ]))
    let trace = HitTester(hierarchy).trace(touch(10, 10))
    #expect(trace.handledBy == "rating")
    #expect(trace.delivery.steps.contains { $0.action == .performed && $0.message?.selector == "rate:" })
  }

  @Test("Inside is what the control's pointInside says, also an enlarged one")
  func enlargedControl() {
    let hierarchy = Hierarchy(
      .window([
        Tree("small", "UIButton", rect(50, 50, 20, 20)) {
          $0.behavior.pointInside = .outset(EdgeInsets(all: 10))
          $0.actions = [ControlAction(event: "touchUpInside", selector: "close:", target: "model")]
        }
      ]))
    let sent = [touch(45, 45), touch(60, 60, path: [point(79, 60)]), touch(60, 60, path: [point(80, 60)])].map {
      HitTester(hierarchy).trace($0).delivery.steps.contains { $0.action == .sentAction }
    }
    #expect(sent == [true, true, false])
  }
}
