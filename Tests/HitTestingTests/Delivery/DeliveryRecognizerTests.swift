import HitTesting
import Testing

/// How recognizers and views share a touch.
@Suite struct DeliveryRecognizerTests {
  static let recognizerPage = "https://developer.apple.com/documentation/uikit/uigesturerecognizer"
  static let controlsArticle =
    "https://developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls"

  /// `a`, which handles every message, in `outer`; both fill the window, each with its recognizers.
  static func nested(
    _ className: String = "UIView", outer: [GestureRecognizer] = [], inner: [GestureRecognizer] = [],
    configure: (inout View) -> Void = { _ in }
  ) -> Hierarchy {
    Hierarchy(
      .window([
        Tree(
          "outer", rect(0, 0, 200, 200),
          [
            Tree("a", className, rect(0, 0, 200, 200)) {
              $0.responder.handles = Set(TouchPhase.allCases)
              $0.gestureRecognizers = inner
              configure(&$0)
            }
          ]
        ) { $0.gestureRecognizers = outer }
      ]))
  }

  static let cases = [
    DeliveryCase(
      "Recognizers of the view and its superviews get a touch before the view; a recognized one cancels it",
      source: "\(recognizerPage)/cancelstouchesinview", nested(outer: [recognizer("tap", "Tap")]), touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began a handled implementsMessage",
          "ended tap recognized gestureComplete", "ended a cancelled cancelsTouchesInView",
          "cancelled a handled implementsMessage",
        ]
      ], handledBy: ["outer"]),
    DeliveryCase(
      "With cancelsTouchesInView false the view keeps the touch", source: "\(recognizerPage)/cancelstouchesinview",
      nested(outer: [recognizer("tap", "Tap") { $0.cancelsTouchesInView = false }]), touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began a handled implementsMessage",
          "ended tap recognized gestureComplete", "ended a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "With delaysTouchesBegan the view gets nothing before the recognizer has failed, then where the finger is now",
      source: "\(recognizerPage)/delaystouchesbegan",
      nested(inner: [recognizer("tap", "Tap") { $0.delaysTouchesBegan = true }]),
      touch(10, 10, path: [point(12, 10), point(14, 10), point(40, 10)]),
      steps: [
        [
          "began tap received recognizersFirst", "began a withheld delaysTouchesBegan",
          "moved tap received recognizersFirst", "moved a withheld delaysTouchesBegan",
          "moved tap received recognizersFirst", "moved a withheld delaysTouchesBegan",
          "moved tap failed movedTooFar", "began a handled implementsMessage", "moved a handled implementsMessage",
          "ended a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "With delaysTouchesBegan the view never learns of a recognized gesture",
      source: "\(recognizerPage)/delaystouchesbegan",
      nested(inner: [recognizer("tap", "Tap") { $0.delaysTouchesBegan = true }]), touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began a withheld delaysTouchesBegan",
          "ended tap recognized gestureComplete", "ended a discarded delaysTouchesBegan",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "With delaysTouchesEnded (the default) touchesEnded waits for a second tap, and both touches are cancelled with it",
      source: "\(recognizerPage)/delaystouchesended",
      nested(inner: [recognizer("double", "Tap") { $0.numberOfTapsRequired = 2 }]), touch("t1", 10, 10),
      touch("t2", 10, 10, tap: 2),
      steps: [
        [
          "began double received recognizersFirst", "began a handled implementsMessage",
          "ended double received recognizersFirst", "ended a withheld delaysTouchesEnded",
          "ended a cancelled cancelsTouchesInView", "cancelled a handled implementsMessage",
        ],
        [
          "began double received recognizersFirst", "began a handled implementsMessage",
          "ended double recognized gestureComplete", "ended a cancelled cancelsTouchesInView",
          "cancelled a handled implementsMessage",
        ],
      ], handledBy: ["a", "a"]),
    DeliveryCase(
      "Without delaysTouchesEnded the first tap's touchesEnded is not kept back",
      source: "\(recognizerPage)/delaystouchesended",
      nested(
        inner: [
          recognizer("double", "Tap") {
            $0.numberOfTapsRequired = 2
            $0.delaysTouchesEnded = false
          }
        ]), touch("t1", 10, 10), touch("t2", 10, 10, tap: 2),
      steps: [
        [
          "began double received recognizersFirst", "began a handled implementsMessage",
          "ended double received recognizersFirst", "ended a handled implementsMessage",
        ],
        [
          "began double received recognizersFirst", "began a handled implementsMessage",
          "ended double recognized gestureComplete", "ended a cancelled cancelsTouchesInView",
          "cancelled a handled implementsMessage",
        ],
      ], handledBy: ["a", "a"]),
    DeliveryCase(
      "The withheld touchesEnded comes when no second tap does", source: "\(recognizerPage)/delaystouchesended",
      nested(inner: [recognizer("double", "Tap") { $0.numberOfTapsRequired = 2 }]), touch(10, 10),
      steps: [
        [
          "began double received recognizersFirst", "began a handled implementsMessage",
          "ended double received recognizersFirst", "ended a withheld delaysTouchesEnded",
          "ended double failed tapsRequired", "ended a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "A disabled recognizer gets no touches", source: "\(recognizerPage)/isenabled",
      nested(outer: [recognizer("tap", "Tap") { $0.isEnabled = false }]), touch(10, 10),
      steps: [
        [
          "began tap ignored recognizerDisabled", "began a handled implementsMessage",
          "ended a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "The nearer view's recognizer wins",
      source:
        "observed; one gesture at a time: https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another",
      nested(outer: [recognizer("outer tap", "Tap")], inner: [recognizer("inner tap", "Tap")]), touch(10, 10),
      steps: [
        [
          "began inner tap received recognizersFirst", "began outer tap received recognizersFirst",
          "began a handled implementsMessage", "ended inner tap recognized gestureComplete",
          "ended outer tap failed preventedBy", "ended a cancelled cancelsTouchesInView",
          "cancelled a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "The first gesture to be complete wins, wherever it is: a pan before a swipe",
      source: "https://developer.apple.com/documentation/uikit/preferring-one-gesture-over-another",
      nested(outer: [recognizer("pan", "Pan")], inner: [recognizer("swipe", "Swipe")]),
      touch(10, 10, path: [point(30, 10), point(90, 10)]),
      steps: [
        [
          "began swipe received recognizersFirst", "began pan received recognizersFirst",
          "began a handled implementsMessage", "moved swipe failed preventedBy", "moved pan recognized gestureComplete",
          "moved a cancelled cancelsTouchesInView", "cancelled a handled implementsMessage",
          "moved pan received gestureContinues", "ended pan received gestureContinues",
        ]
      ], handledBy: ["outer"]),
    DeliveryCase(
      "A recognizer of a class that the model does not know is left out, and said so", source: "our choice",
      nested(inner: [recognizer("edge", "ScreenEdgePan")]), touch(10, 10),
      steps: [
        [
          "began edge notSimulated unknownRecognizer", "began a handled implementsMessage",
          "ended a handled implementsMessage",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "A button's action comes before a superview's single tap", source: controlsArticle,
      nested("UIButton", outer: [recognizer("tap", "Tap")]) {
        $0.actions = [ControlAction(event: "touchUpInside", selector: "save:", target: "a")]
      }, touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began a handled controlTracks", "ended tap failed controlActsFirst",
          "ended a handled controlTracks", "ended a sentAction namedTarget touchUpInside save:",
          "ended a performed namedTarget touchUpInside save:",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "A recognizer on the button itself comes first", source: controlsArticle,
      nested("UIButton", inner: [recognizer("tap", "Tap")]) {
        $0.actions = [ControlAction(event: "touchUpInside", selector: "save:", target: "a")]
      }, touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began a handled controlTracks",
          "ended tap recognized gestureComplete", "ended a cancelled cancelsTouchesInView",
          "cancelled a handled controlTracks",
        ]
      ], handledBy: ["a"]),
    DeliveryCase(
      "A disabled button leaves the touch to its superviews' recognizers",
      source: "https://developer.apple.com/documentation/uikit/uicontrol/isenabled",
      nested("UIButton", outer: [recognizer("tap", "Tap")]) { $0.isEnabled = false }, touch(10, 10),
      steps: [
        [
          "began tap received recognizersFirst", "began a passedOn controlDisabled",
          "began outer passedOn defaultImplementation", "began window passedOn defaultImplementation",
          "began UIApplication discarded endOfChain", "ended tap recognized gestureComplete",
          "ended a cancelled cancelsTouchesInView", "cancelled a passedOn controlDisabled",
          "cancelled outer passedOn defaultImplementation", "cancelled window passedOn defaultImplementation",
          "cancelled UIApplication discarded endOfChain",
        ]
      ], handledBy: ["outer"]),
  ]

  @Test(arguments: cases) func delivers(_ deliveryCase: DeliveryCase) { deliveryCase.check() }

  /// Which controls keep which gesture of a superview for themselves.
  @Test(arguments: [
    // https://developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls
    ("UIButton", "Tap", point(0, 0), false), ("UISwitch", "Tap", point(0, 0), false),
    ("UIStepper", "Tap", point(0, 0), false), ("UISegmentedControl", "Tap", point(0, 0), false),
    ("UIPageControl", "Tap", point(0, 0), false),
    // Only those five: of a plain control, a slider and a text field the article says nothing.
    ("UIControl", "Tap", point(0, 0), true), ("UISlider", "Tap", point(0, 0), true),
    // Along the control, not across it.
    ("UISlider", "Swipe", point(60, 0), false), ("UISwitch", "Pan", point(30, 5), false),
    ("UISwitch", "Pan", point(5, 30), true), ("UIButton", "Pan", point(30, 0), true),
    ("UIButton", "Swipe", point(60, 0), true),
  ])
  func controlPrecedence(_ className: String, _ kind: String, _ move: Point, isRecognized: Bool) {
    let hierarchy = Self.nested(className, outer: [recognizer("gesture", kind)])
    let path = move == .zero ? [] : [point(100, 100) + move]
    let delivery = HitTester(hierarchy).trace(touch(100, 100, path: path)).delivery
    #expect((delivery.recognizedBy != nil) == isRecognized)
  }

  @Test("Direction is the control's own: a slider turned by 90° keeps a swipe down")
  func turnedSlider() {
    let gesture = recognizer("swipe", "Swipe") { $0.directions = [.down] }
    let turned = Self.nested("UISlider", outer: [gesture]) { $0.transform = AffineTransform(rotationDegrees: 90) }
    let swipe = touch(100, 100, path: [point(100, 170)])
    #expect(HitTester(turned).trace(swipe).delivery.recognizedBy == nil)
    #expect(HitTester(Self.nested("UISlider", outer: [gesture])).trace(swipe).delivery.recognizedBy != nil)
  }

  @Test("In a double tap both the single and the double tap are recognized, one after the other")
  func singleAndDoubleTap() {
    let hierarchy = Self.nested(
      inner: [recognizer("single", "Tap"), recognizer("double", "Tap") { $0.numberOfTapsRequired = 2 }])
    let traces = HitTester(hierarchy).traces(of: [touch("t1", 10, 10), touch("t2", 10, 10, tap: 2)])
    let recognized = traces.map { trace in
      trace.delivery.lines(in: hierarchy).filter { $0.contains("recognized") }
    }
    #expect(
      recognized == [["ended single recognized gestureComplete"], ["ended double recognized gestureComplete"]])
  }
}
