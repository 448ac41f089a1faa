import HitTesting
import OverrideCode
import Testing

/// The overrides of `touchesBegan` and its neighbours.
@Suite struct TouchTests {
  static let drags = [
    Code.swift(
      "class Panel: UIView { override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { guard let t = touches.first, let s = superview else { return }\ncenter = t.location(in: s) } }"
    ),
    .objectiveC(
      "@implementation Panel\n- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event { self.center = [[touches anyObject] locationInView:self.superview]; }\n@end"
    ),
    .swift(
      "class Panel: UIView { override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { let touch = touches.first!\nlet to = touch.location(in: superview), from = touch.previousLocation(in: superview)\nframe = frame.offsetBy(dx: to.x - from.x, dy: to.y - from.y) } }"
    ),
  ]

  /// The panel's middle is at (200, 150); it goes along with the finger.
  @Test("a drag by center or frame", arguments: drags)
  func drag(_ code: Code) {
    let stage = Construct.stage([code])
    _ = stage.trace(200, 150, path: [Point(x: 210, y: 160), Point(x: 250, y: 250)])
    #expect(stage.view("panel").center == Point(x: 250, y: 250))
    #expect(stage.hit(155, 205) == "panel")
    #expect(stage.hit(155, 195) == "page")
  }

  /// Who does not call `super` handles the touch; who passes it to the next responder does not.
  @Test(
    "super and the next responder",
    arguments: [
      ("handled = true", Responder?.some(.view(ViewID(2)))), ("super.touchesBegan(touches, with: event)", nil),
      ("next?.touchesBegan(touches, with: event)", nil),
    ])
  func passing(_ body: String, _ handler: Responder?) {
    let stage = Construct.stage([
      .swift(
        "class Panel: UIView {\nvar handled = false\noverride func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {\n\(body)\n} }"
      )
    ])
    let delivery = stage.trace(200, 150).delivery
    #expect(delivery.handler == handler)
    let step = delivery.steps.first { $0.source != nil }
    #expect(step?.codeSteps.first?.line == 4)
  }

  @Test("what a touch knows")
  func touch() {
    let stage = Construct.stage([
      .swift(
        "class Panel: UIView { override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {\nlet t = touches.first!\nif touches.count == 1, t.phase == .began, t.tapCount == 1, t.view == self, t.location(in: self) == CGPoint(x: 100, y: 50), t.location(in: nil).x == 200 { alpha = 0.5 } } }"
      )
    ])
    _ = stage.trace(200, 150)
    #expect(stage.view("panel").alpha == 0.5)
  }

  @Test("a crash ends the touch")
  func crash() {
    let stage = Construct.stage([
      .swift(
        "class Panel: UIView { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { subviews[9].isHidden = true } }"
      )
    ])
    #expect(stage.trace(200, 150).delivery.crash?.message.contains("Index out of range") == true)
  }
}
