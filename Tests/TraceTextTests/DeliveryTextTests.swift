import Foundation
import HitTesting
import Testing
import TraceText

/// The delivery of a touch as text and as JSON.
@Suite struct DeliveryTextTests {
  /// A button that sends its action up the chain, below a tap recognizer.
  private static let hierarchy: Hierarchy = {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: .square(100)))
    var card = View(name: "card", frame: .square(100))
    card.gestureRecognizers = [GestureRecognizer(name: "tap", className: "UITapGestureRecognizer")]
    card.responder.implements = ["save:"]
    let id = hierarchy.addSubview(card, to: window)
    var button = View(name: "button", className: "UIButton", frame: .square(50))
    button.actions = [ControlAction(event: "touchUpInside", selector: "save:")]
    hierarchy.addSubview(button, to: id)
    return hierarchy
  }()

  private static let trace = HitTester(hierarchy).trace(Touch(name: "t", point: Point(x: 10, y: 10)))

  @Test func reportTellsTheWayOfTheTouchAndOfTheAction() {
    let text = TraceReport.text(of: Self.trace, in: .english)
    #expect(
      text.hasSuffix(
        """
        Delivery
          began (10, 10)
            UIApplication (queued) → UIApplication.sendEvent → window.sendEvent
            button: hit-test view (the touch stays with its hit-test view, wherever the finger goes)
            tap: received (recognizers get a touch before its view)
            button: handled (a control tracks the touch)
          ended (10, 10)
            UIApplication (queued) → UIApplication.sendEvent → window.sendEvent
            tap: failed (the action of the control button comes first)
            button: handled (a control tracks the touch)
            button: sends an action touchUpInside → save: (no target and no first responder: from the sender up the chain)
            button: does not implement it
            card: performs it
          button handles the touch.

        """))
  }

  @Test func jsonHasTheKeysOfADelivery() throws {
    let text = TraceJSON.text(of: Self.trace)
    let trace = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(trace["handledBy"] as? String == "button")
    #expect(trace["recognizedBy"] is NSNull)
    let recognizers = try #require(trace["gestureRecognizers"] as? [[String: String]])
    #expect(
      recognizers == [["view": "card", "name": "tap", "class": "UITapGestureRecognizer", "outcome": "failed"]])
    let delivery = try #require(trace["delivery"] as? [[String: Any]])
    #expect(
      delivery.map { "\($0["event"]!) \($0["phase"]!) \($0["responder"]!) \($0["kind"]!) \($0["action"]!)" } == [
        "1 began UIApplication application queued", "1 began UIApplication application sent",
        "1 began window window sent", "1 began button view hitTested", "1 began tap gestureRecognizer received",
        "1 began button view handled", "2 ended UIApplication application queued",
        "2 ended UIApplication application sent", "2 ended window window sent", "2 ended tap gestureRecognizer failed",
        "2 ended button view handled", "2 ended button view sentAction", "2 ended button view notImplemented",
        "2 ended card view performed",
      ])
    #expect(delivery[9]["rule"] as? String == "controlActsFirst")
    #expect(delivery[9]["by"] as? String == "button")
    #expect(delivery[13]["selector"] as? String == "save:")
    #expect(delivery[13]["controlEvent"] as? String == "touchUpInside")
    #expect(delivery[13]["point"] as? [Double] == [10, 10])
  }

  @Test func jsonTellsWhatWasMeasured() throws {
    var touch = Touch(point: Point(x: 60, y: 60))
    touch.path = [Point(x: 60, y: 85)]
    let text = TraceJSON.text(of: HitTester(Self.hierarchy).trace(touch))
    let trace = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let delivery = try #require(trace["delivery"] as? [[String: Any]])
    let failure = try #require(delivery.first { $0["action"] as? String == "failed" })
    #expect(failure["rule"] as? String == "movedTooFar")
    #expect(failure["value"] as? Double == 25)
    #expect(failure["limit"] as? Double == 10)
    #expect(trace["handledBy"] is NSNull)
  }

  @Test(arguments: Language.allCases) func everyActionAndPhaseHasWordsOfItsOwn(language: Language) {
    let actions = DeliveryAction.allCases.map { DeliveryPhrase.action($0).text(in: language) }
    #expect(Set(actions).count == DeliveryAction.allCases.count)
    #expect(!actions.contains(""))
    let phases = DeliveryPhase.allCases.map { DeliveryPhrase.phase($0).text(in: language) }
    #expect(Set(phases).count == DeliveryPhase.allCases.count)
  }

  @Test(arguments: [
    (Language.simplifiedChinese, "button 处理了这次触摸。", "控件 button 自身的动作优先"),
    (Language.traditionalChinese, "button 處理了這次觸控。", "控制項 button 本身的動作優先"),
  ])
  func speaksChinese(language: Language, end: String, reason: String) {
    let text = TraceReport.text(of: Self.trace, in: language)
    #expect(text.contains(end))
    #expect(text.contains(reason))
  }

  /// Crashes where the touch moves.
  private final class Crashing: ViewOverrides {
    func source(of method: HitTestMethod, for view: ViewID) -> OverrideSource? { nil }
    func hitTest(_ view: ViewID, at point: Point, with event: Event?, in tester: HitTester) -> ViewID? { nil }
    func pointInside(_ view: ViewID, at point: Point, with event: Event?, in tester: HitTester) -> Bool { false }
    func source(of message: TouchPhase, for view: ViewID) -> OverrideSource? {
      message == .moved ? .code(SourceLocation(file: "Card.swift", line: 7)) : nil
    }
    func touches(_ touch: TouchMessage, of view: ViewID, in tester: HitTester) throws(OverrideCrash) -> TouchAnswer {
      throw OverrideCrash(message: "found nil", source: SourceLocation(file: "Card.swift", line: 8))
    }
  }

  @Test func aCrashOnTheWayIsToldWithItsPlace() throws {
    var touch = Touch(point: Point(x: 60, y: 60))
    touch.path = [Point(x: 61, y: 60)]
    let trace = HitTester(Self.hierarchy, overrides: Crashing()).trace(touch)
    #expect(trace.fatalCrash?.message == "found nil")
    let report = TraceReport.text(of: trace, in: .english)
    #expect(report.hasSuffix("  The override crashes: found nil (Card.swift:8)\n"))
    #expect(report.contains("card: crashed (the override ends the program)  [Card.swift:7]"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(TraceJSON.text(of: trace).utf8)) as? [String: Any])
    #expect((json["crash"] as? [String: String])?["message"] == "found nil")
    #expect(json["hitView"] as? String == "card")
  }
}
