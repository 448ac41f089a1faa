import HitTesting
import OverrideCode
import Testing

/// The other overrides that articles about hit testing show, each in the situation that they describe.
@Suite struct ArticleTests {
  /// UIKit's own algorithm, written out. It answers as UIKit does at every point, and the trace of its calls is the same
  /// but for who made them.
  @Test(
    "the default algorithm, written out",
    arguments: [
      Code.objectiveC(
        """
        @implementation Panel
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if (self.userInteractionEnabled == NO || self.hidden == YES || self.alpha <= 0.01) return nil;
          if (![self pointInside:point withEvent:event]) return nil;
          int count = (int)self.subviews.count;
          for (int i = count - 1; i >= 0; i--) {
            UIView *child = self.subviews[i];
            UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
            if (hit) { return hit; }
          }
          return self;
        }
        @end
        """),
      .swift(
        """
        class Panel: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
            for child in subviews.reversed() {
              if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
            }
            return self
          }
        }
        """),
    ])
  func writtenOut(_ code: Code) throws {
    let changes: [(inout View) -> Void] = [
      { _ in }, { $0.isHidden = true }, { $0.alpha = 0.01 }, { $0.alpha = 0.02 },
      { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let written = Construct.stage([code], configure: change)
      let plain = Construct.stage([], configure: change)
      for x in stride(from: 0.0, to: 400, by: 20) {
        for y in stride(from: 0.0, to: 400, by: 20) {
          let point = Point(x: x, y: y)
          #expect(try written.tester.hitView(at: point) == plain.tester.hitView(at: point))
        }
      }
    }
  }

  /// A button lies under a scroll view of the same superview; the superview gives it its touches back.
  @Test(
    "a button under a scroll view",
    arguments: [
      Code.objectiveC(
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\nUIView *result = [super hitTest:point withEvent:event];\nCGPoint there = [underButton convertPoint:point fromView:self];\nif ([underButton pointInside:there withEvent:event]) { return underButton; }\nreturn result;\n}",
        bareMethodsOf: "TopView"),
      .swift(
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\nlet result = super.hitTest(point, with: event)\nlet there = underButton.convert(point, from: self)\nreturn underButton.point(inside: there, with: event) ? underButton : result\n}",
        bareMethodsOf: "TopView"),
    ])
  func underButton(_ code: Code) {
    func stage(_ codes: [Code]) -> Stage {
      Stage(
        Tree(
          "window", "UIWindow", 0, 0, 320, 480,
          [
            Tree(
              "top", "TopView", 0, 0, 320, 480,
              [
                Tree("button", "UIButton", 40, 40, 100, 44), Tree("scroll", "UIScrollView", 0, 0, 320, 480),
              ])
          ]), codes, values: ["top": SuppliedValues(["underButton": .view(ViewID(2))])])
    }
    let stage = stage([code])
    for hit in [Hit(40, 40, "button"), Hit(139, 83, "button"), Hit(140, 60, "scroll"), Hit(60, 84, "scroll")] {
      #expect(stage.hit(hit.x, hit.y) == hit.name)
    }
    // Without the override the scroll view has it all.
    #expect(Self.withoutCode(stage.tester.hierarchy, 40, 40) == "scroll")
  }

  /// Pages a third of the superview wide: what is beside the scroll view scrolls it too.
  @Test(
    "paging by thirds",
    arguments: [
      Code.objectiveC(
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return [self pointInside:point withEvent:event] ? scrollView : nil; }",
        bareMethodsOf: "ParentView"),
      .swift(
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? scrollView : nil }",
        bareMethodsOf: "ParentView"),
    ])
  func paging(_ code: Code) {
    let stage = Stage(
      Tree(
        "window", "UIWindow", 0, 0, 300, 400,
        [
          Tree("parent", "ParentView", 0, 100, 300, 200, [Tree("scroll", "UIScrollView", 100, 0, 100, 200)])
        ]), [code], values: ["parent": SuppliedValues(["scrollView": .view(ViewID(2))])])
    for hit in [
      Hit(10, 150, "scroll"), Hit(150, 150, "scroll"), Hit(290, 299, "scroll"), Hit(10, 99, "window"),
      Hit(10, 300, "window"),
    ] {
      #expect(stage.hit(hit.x, hit.y) == hit.name)
    }
    #expect(Self.withoutCode(stage.tester.hierarchy, 10, 150) == "parent")
  }

  /// `nil` for everything gives the view and all in it to what lies behind; `nil` for itself alone keeps its subviews.
  @Test(
    "nobody, and all but itself",
    arguments: [
      (
        Code.objectiveC(
          "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }", bareMethodsOf: "Panel"),
        "page", "page"
      ),
      (
        .swift(
          "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }", bareMethodsOf: "Panel"),
        "page", "page"
      ),
      (
        .objectiveC(
          "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { UIView *view = [super hitTest:point withEvent:event]; if (view == self) { return nil; } return view; }",
          bareMethodsOf: "Panel"), "left", "page"
      ),
      (
        .swift(
          "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { let view = super.hitTest(point, with: event); if view == self { return nil }; return view }",
          bareMethodsOf: "Panel"), "left", "page"
      ),
    ])
  func passThrough(_ code: Code, _ left: String, _ panel: String) {
    let stage = Construct.stage([code])
    #expect(stage.hit(120, 120) == left)
    #expect(stage.hit(200, 180) == panel)
  }

  /// The category that finds the controller of a view, asked in an override: `nextResponder` until a controller comes.
  @Test(
    "the controller of a view",
    arguments: [
      Code.objectiveC(
        "@implementation UIView (Controller)\n- (UIViewController *)viewController {\nUIResponder *next = [self nextResponder];\ndo { if ([next isKindOfClass:[UIViewController class]]) { return (UIViewController *)next; }\nnext = [next nextResponder]; } while (next != nil);\nreturn nil; }\n@end\n@implementation Panel\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return [self viewController].view; }\n@end"
      ),
      .swift(
        "extension UIView { var owner: UIViewController? {\nvar responder: UIResponder? = next\nwhile let current = responder {\nif let controller = current as? UIViewController { return controller }\nresponder = current.next }\nreturn nil } }\nclass Panel: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { owner?.view } }"
      ),
    ])
  func controller(_ code: Code) {
    let stage = Stage(
      Tree(
        "window", "UIWindow", 0, 0, 100, 100,
        [
          Tree("root", "UIView", 0, 0, 100, 100, [Tree("panel", "Panel", 0, 0, 50, 50)]) {
            $0.viewController = ViewController(name: "controller")
          }
        ]), [code])
    #expect(stage.hit(10, 10) == "root")
  }

  private static func withoutCode(_ hierarchy: Hierarchy, _ x: Double, _ y: Double) -> String? {
    let id = try? HitTester(hierarchy).hitView(at: Point(x: x, y: y))
    return id.map { hierarchy[$0].name }
  }
}
