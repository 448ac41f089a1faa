import HitTesting
import OverrideCode
import Testing

/// Whose method `super` is, and whose class a view has.
@Suite struct InheritanceTests {
  /// `Panel` is below `Base`; both override `hitTest`. The call of `super` is a call of its own in the trace.
  @Test(
    "super reaches the override of a superclass",
    arguments: [
      Code.swift(
        "class Base: UIView { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { let hit = super.hitTest(point, with: event); return hit == self ? nil : hit } }\nclass Panel: Base { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) } }"
      ),
      .objectiveC(
        "@interface Panel : Base\n@end\n@implementation Base\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { UIView *hit = [super hitTest:point withEvent:event]; return hit == self ? nil : hit; }\n@end\n@implementation Panel\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return [super hitTest:point withEvent:event]; }\n@end"
      ),
    ])
  func inherited(_ code: Code) throws {
    let stage = Construct.stage([code])
    #expect(stage.hit(120, 120) == "left")
    #expect(stage.hit(200, 180) == "page")
    let calls = stage.trace(120, 120).calls.filter { $0.view == Construct.panel && $0.method == .hitTest }
    // Panel's override, Base's by super, UIKit's by its super.
    #expect(calls.map { $0.isSuper } == [false, true, true])
    #expect(calls.map { $0.source != nil } == [true, true, false])
    #expect(calls[1].callerStep == 0)
  }

  @Test("a view of a subclass without code of its own has its superclass's")
  func inheritedWhole() {
    let stage = Construct.stage([
      .swift(
        "class Base: UIView { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil } }\nclass Panel: Base {}"
      )
    ])
    #expect(stage.hit(120, 120) == "page")
  }

  @Test("classes in two files, of two languages")
  func twoFiles() {
    let stage = Construct.stage([
      .objectiveC(
        "@implementation Base\n- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return [self isFar:point]; }\n- (BOOL)isFar:(CGPoint)point { return point.x > 100; }\n@end"
      ),
      .swift(
        "class Panel: Base { override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) } }"
      ),
    ])
    #expect(stage.hit(250, 130) == "right")
    #expect(stage.hit(120, 120) == "page")
  }

  @Test(
    "an extension of a UIKit class is the code of all its views",
    arguments: [
      Code.swift(
        "extension UIButton { open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) || bounds.insetBy(dx: -10, dy: -10).contains(point) } }"
      ),
      .objectiveC(
        "@implementation UIButton (Larger)\n- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return [super pointInside:point withEvent:event] || CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point); }\n@end"
      ),
    ])
  func category(_ code: Code) {
    let stage = Construct.stage([code])
    // `right` is at (240, 120), 40 × 40; `left` is no button.
    #expect(stage.hit(231, 120) == "right")
    #expect(stage.hit(229, 120) == "panel")
    #expect(stage.hit(109, 109) == "panel")
  }

  /// A category of `UIView` replaces UIKit's method; its superclass, `UIResponder`, has none.
  @Test("super in a category of UIView")
  func categoryOfUIView() throws {
    let stage = Construct.stage([
      .objectiveC(
        "@implementation UIView (All)\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return [super hitTest:point withEvent:event]; }\n@end"
      )
    ])
    let crash = try #require(stage.trace(120, 120).crash)
    #expect(crash.message.contains("unrecognized selector"))
  }

  @Test("self.hitTest on another view goes to its own override")
  func dispatch() {
    let stage = Stage(
      Tree(
        "window", "UIWindow", 0, 0, 100, 100,
        [
          Tree("a", "Outer", 0, 0, 100, 100, [Tree("b", "Inner", 0, 0, 50, 50), Tree("c", "UIView", 0, 0, 50, 50)])
        ]),
      [
        .swift(
          "class Outer: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { subviews[0].hitTest(p, with: e) } }\nclass Inner: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { superview?.subviews.last } }"
        )
      ])
    #expect(stage.hit(10, 10) == "c")
  }

  @Test("a node of Texture stands for its view")
  func displayNode() {
    let stage = Construct.stage([
      .objectiveC(
        "@interface Panel : ASDisplayNode\n@end\n@implementation Panel\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { ASDisplayNodeAssertMainThread(); for (ASDisplayNode *node in self.subnodes) { if (CGRectContainsPoint(node.frame, point)) return node.view; } return self.view; }\n@end"
      )
    ])
    #expect(stage.hit(120, 120) == "left")
    #expect(stage.hit(200, 180) == "panel")
  }
}
