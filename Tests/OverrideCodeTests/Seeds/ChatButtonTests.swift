import HitTesting
import OverrideCode
import Testing

/// A round button that a finger drags about. A tap on it opens a bubble above it, its subview outside its bounds, which
/// UIKit alone would never reach. The override asks the bubble first and else does what `super` does.
@Suite struct ChatButtonTests {
  static let objectiveC = """
    @implementation ChatButton

    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      CGPoint inBubble = [self convertPoint:point toView:self.bubble];
      if ([self.bubble pointInside:inBubble withEvent:event]) {
        return self.bubble;
      }
      return [super hitTest:point withEvent:event];
    }

    - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
      UITouch *touch = [touches anyObject];
      CGPoint now = [touch locationInView:self];
      CGPoint before = [touch previousLocationInView:self];
      self.transform = CGAffineTransformTranslate(self.transform, now.x - before.x, now.y - before.y);
    }

    @end
    """

  static let swift = """
    final class ChatButton: UIButton {
      var bubble: UIButton?

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let bubble, bubble.point(inside: convert(point, to: bubble), with: event) {
          return bubble
        }
        return super.hitTest(point, with: event)
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let now = touch.location(in: self)
        let before = touch.previousLocation(in: self)
        transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
      }
    }
    """

  /// The button at (100, 200), its bubble 80 points above its middle: at (140, 120) on the screen, 100 × 80.
  static func stage(_ code: Code) -> Stage {
    Stage(
      Tree(
        "window", "UIWindow", 0, 0, 320, 480,
        [
          Tree("page", "UIView", 0, 0, 320, 480),
          Tree("chat", "ChatButton", 100, 200, 80, 80, [Tree("bubble", "UIButton", 40, -80, 100, 80)]),
        ]), [code], values: ["chat": SuppliedValues(["bubble": .view(ViewID(3))])])
  }

  static let codes = [Code.objectiveC(objectiveC), .swift(swift)]

  @Test(
    "who is hit",
    arguments: codes,
    [
      // In the bubble, its first and its last point.
      Hit(190, 160, "bubble"), Hit(140, 120, "bubble"), Hit(239.5, 199.5, "bubble"),
      // Its far edges do not belong to it.
      Hit(240, 160, "page"), Hit(190, 119, "page"),
      // In the button, beside both.
      Hit(110, 210, "chat"), Hit(100, 200, "chat"), Hit(180, 210, "page"), Hit(20, 20, "page"),
    ])
  func hits(_ code: Code, _ hit: Hit) {
    #expect(Self.stage(code).hit(hit.x, hit.y) == hit.name)
  }

  /// A drag by (30, −40): each event moves the button under the finger, and the bubble with it.
  @Test("a drag moves the button, and the next touch sees it", arguments: codes)
  func drag(_ code: Code) {
    let stage = Self.stage(code)
    let trace = stage.trace(120, 220, path: [Point(x: 130, y: 200), Point(x: 150, y: 180)])
    #expect(trace.hitView.map { trace.hierarchy[$0].name } == "chat")
    #expect(trace.delivery.handler == .view(ViewID(2)))
    #expect(stage.view("chat").frame == Rect(x: 130, y: 160, width: 80, height: 80))
    #expect(stage.hit(110, 210) == "page")
    #expect(stage.hit(140, 170) == "chat")
    // The bubble went along: from (140, 120) to (170, 80).
    #expect(stage.hit(170, 80) == "bubble")
  }

  /// The article's warning: with `self` in the end instead of `super`'s answer, the button takes every touch that its
  /// superview asks it about, wherever the finger is.
  @Test("self instead of super's answer takes all touches", arguments: codes)
  func selfInsteadOfSuper(_ code: Code) {
    let text =
      code.language == .swift
      ? code.text.replacing("return super.hitTest(point, with: event)", with: "return self")
      : code.text.replacing("return [super hitTest:point withEvent:event];", with: "return self;")
    let stage = Self.stage(Code(language: code.language, text: text, className: nil))
    #expect(stage.hit(20, 20) == "chat")
    #expect(Self.stage(code).hit(20, 20) == "page")
  }
}
