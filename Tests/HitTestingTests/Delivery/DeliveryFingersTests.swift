import HitTesting
import Testing

/// Several fingers at once.
@Suite struct DeliveryFingersTests {
  static let multipleTouch = "https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled"
  static let exclusiveTouch = "https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch"

  /// `left` and `right` side by side; both handle every message.
  static func sideBySide(
    left: (inout View) -> Void = { _ in }, right: (inout View) -> Void = { _ in },
    window: (inout View) -> Void = { _ in }
  ) -> Hierarchy {
    Hierarchy(
      .window(
        [
          Tree("left", rect(0, 0, 100, 200)) {
            $0.responder.handles = Set(TouchPhase.allCases)
            left(&$0)
          },
          Tree("right", rect(100, 0, 100, 200)) {
            $0.responder.handles = Set(TouchPhase.allCases)
            right(&$0)
          },
        ], configure: window))
  }

  private static func handled(_ view: String) -> [String] {
    ["began \(view) handled implementsMessage", "ended \(view) handled implementsMessage"]
  }

  static let cases = [
    DeliveryCase(
      "A view gets one finger at a time", source: multipleTouch, sideBySide(), touch("t1", 10, 10),
      touch("t2", 20, 20, during: "t1"),
      steps: [handled("left"), ["began left ignored multipleTouchDisabled"]], handledBy: ["left", nil]),
    DeliveryCase(
      "With isMultipleTouchEnabled it gets them all", source: multipleTouch,
      sideBySide(left: { $0.isMultipleTouchEnabled = true }), touch("t1", 10, 10), touch("t2", 20, 20, during: "t1"),
      steps: [handled("left"), handled("left")], handledBy: ["left", "left"]),
    DeliveryCase(
      "Fingers one after the other are no matter", source: multipleTouch, sideBySide(), touch("t1", 10, 10),
      touch("t2", 20, 20), steps: [handled("left"), handled("left")], handledBy: ["left", "left"]),
    DeliveryCase(
      "Different views get a finger each", source: multipleTouch, sideBySide(), touch("t1", 10, 10),
      touch("t2", 120, 20, during: "t1"), steps: [handled("left"), handled("right")], handledBy: ["left", "right"]),
    DeliveryCase(
      "While an exclusive view has a finger no other view gets one", source: exclusiveTouch,
      sideBySide(left: { $0.isExclusiveTouch = true }), touch("t1", 10, 10), touch("t2", 120, 20, during: "t1"),
      steps: [handled("left"), ["began right ignored exclusiveTouchElsewhere"]], handledBy: ["left", nil]),
    DeliveryCase(
      "An exclusive view gets no finger while another view has one",
      source: "https://learn.microsoft.com/dotnet/api/uikit.uiview.exclusivetouch",
      sideBySide(right: { $0.isExclusiveTouch = true }), touch("t1", 10, 10), touch("t2", 120, 20, during: "t1"),
      steps: [handled("left"), ["began right ignored exclusiveTouchOfView"]], handledBy: ["left", nil]),
    DeliveryCase(
      "An exclusive view may have several fingers itself", source: exclusiveTouch,
      sideBySide(left: {
        $0.isExclusiveTouch = true
        $0.isMultipleTouchEnabled = true
      }), touch("t1", 10, 10), touch("t2", 20, 20, during: "t1"), steps: [handled("left"), handled("left")],
      handledBy: ["left", "left"]),
    DeliveryCase(
      "Exclusive touch ends at the window", source: exclusiveTouch,
      Hierarchy(
        .window([]) {
          $0.responder.handles = [.began]
          $0.isExclusiveTouch = true
        },
        Tree("keyboard", "UIWindow", rect(0, 100, 200, 100)) {
          $0.responder.handles = [.began]
          $0.windowLevel = 1
        }), touch("t1", 10, 10), touch("t2", 20, 120, during: "t1"),
      steps: [
        [
          "began window handled implementsMessage", "ended window passedOn defaultImplementation",
          "ended UIApplication discarded endOfChain",
        ],
        [
          "began keyboard handled implementsMessage", "ended keyboard passedOn defaultImplementation",
          "ended UIApplication discarded endOfChain",
        ],
      ], handledBy: ["window", "keyboard"]),
    DeliveryCase(
      "Recognizers get the fingers that a view does not",
      source:
        "\(multipleTouch); for exclusive touch observed: https://blog.csdn.net/sinat_25544827/article/details/50467670",
      sideBySide(
        left: { $0.isExclusiveTouch = true }, window: { $0.gestureRecognizers = [recognizer("pinch", "Pinch")] }),
      touch("t1", 80, 100, path: [point(60, 100)]), touch("t2", 120, 100, path: [point(140, 100)], during: "t1"),
      steps: [
        [
          "began pinch received recognizersFirst", "began left handled implementsMessage",
          "moved pinch recognized gestureComplete", "moved left cancelled cancelsTouchesInView",
          "cancelled left handled implementsMessage", "ended pinch received gestureContinues",
        ],
        [
          "began pinch received recognizersFirst", "began right ignored exclusiveTouchElsewhere",
          "moved pinch received gestureContinues", "ended pinch received gestureContinues",
        ],
      ], handledBy: ["window", "window"]),
  ]

  @Test(arguments: cases) func delivers(_ deliveryCase: DeliveryCase) { deliveryCase.check() }

  @Test("Fingers of one sequence go down one by one, move together, and are lifted at the end of their paths")
  func timeline() {
    let hierarchy = Self.sideBySide()
    let traces = HitTester(hierarchy).traces(of: [
      touch("t2", 120, 10, path: [point(121, 10)], during: "t1"),
      touch("alone", 10, 10),
      touch("t1", 10, 10, path: [point(11, 10), point(12, 10)]),
    ])
    let events = traces.map { trace in
      trace.delivery.steps.filter { $0.action == .handled }.map { "\($0.event) \($0.phase.rawValue)" }
    }
    #expect(events[2] == ["1 began", "3 moved", "4 moved", "5 ended"])
    #expect(events[0] == ["2 began", "3 moved", "4 ended"])
    #expect(events[1] == ["6 began", "7 ended"])
  }

  @Test("One touch alone goes the way that it goes among the others") func oneOfAll() {
    let hierarchy = Self.sideBySide(left: {
      $0.isExclusiveTouch = true
      $0.gestureRecognizers = [recognizer("double", "Tap") { $0.numberOfTapsRequired = 2 }]
    })
    let touches = [
      touch("first", 120, 10), touch("t1", 10, 10), touch("t2", 120, 10, during: "t1"), touch("tap", 10, 10),
      touch("tap 2", 10, 10, tap: 2), touch("last", 10, 10),
    ]
    let all = HitTester(hierarchy).traces(of: touches)
    for index in touches.indices {
      let alone = HitTester(hierarchy).trace(of: index, in: touches)
      #expect(alone.touch.name == touches[index].name)
      #expect(alone.delivery.lines(in: hierarchy) == all[index].delivery.lines(in: hierarchy))
      #expect(alone.handledBy == all[index].handledBy)
    }
  }

  @Test("Touches during each other, themselves or nobody are still all delivered")
  func circles() {
    let traces = HitTester(Self.sideBySide()).traces(of: [
      touch("t1", 10, 10, during: "t2"), touch("t2", 120, 10, during: "t1"), touch("t3", 10, 10, during: "t3"),
      touch("t4", 10, 10, during: "nobody"),
    ])
    #expect(traces.map(\.handledBy) == ["left", "right", "left", "left"])
    #expect(traces.map(\.touch.name) == ["t1", "t2", "t3", "t4"])
  }
}
