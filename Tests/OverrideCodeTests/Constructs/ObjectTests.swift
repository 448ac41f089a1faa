import HitTesting
import OverrideCode
import Testing

/// Classes, properties, helpers, closures, delegates, responders.
@Suite struct ObjectTests {
  @Test(arguments: constructs) func construct(_ construct: Construct) { #expect(construct.failures() == []) }

  static let constructs: [Construct] = [
    .hitTest(
      "is and isKindOfClass", swift: "return super.hitTest(point, with: event) is UIControl ? self : nil",
      objectiveC: "return [[super hitTest:point withEvent:event] isKindOfClass:[UIControl class]] ? self : nil;",
      [.left("page"), .right("panel")]),
    .hitTest(
      "isKind(of:) and isMember(of:)",
      swift:
        "let hit = super.hitTest(point, with: event)\nreturn hit?.isKind(of: UIButton.self) == true && hit?.isMember(of: UIControl.self) == false ? hit : nil",
      objectiveC:
        "UIView *hit = [super hitTest:point withEvent:event];\nreturn [hit isKindOfClass:UIButton.class] && ![hit isMemberOfClass:[UIControl class]] ? hit : nil;",
      [.left("page"), .right("right")]),
    .hitTest(
      "NSClassFromString",
      swift:
        "if let type = NSClassFromString(\"UIButton\"), subviews[1].isKind(of: type) { return subviews[1] }\nreturn nil",
      objectiveC: "return [self.subviews[1] isKindOfClass:NSClassFromString(@\"UIButton\")] ? self.subviews[1] : nil;",
      [.left("right")]),
    .hitTest(
      "the name of a class",
      swift:
        "return NSStringFromClass(type(of: subviews[1])) == \"UIButton\" && String(describing: type(of: self)) == \"Panel\" ? self : nil",
      objectiveC: "return [NSStringFromClass([self.subviews[1] class]) isEqualToString:@\"UIButton\"] ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "isDescendant(of:)",
      swift:
        "let hit = super.hitTest(point, with: event)\nreturn hit?.isDescendant(of: subviews[0]) == true ? hit : nil",
      objectiveC:
        "UIView *hit = [super hitTest:point withEvent:event];\nreturn [hit isDescendantOfView:self.subviews[0]] ? hit : nil;",
      [.left("left"), .right("page")]),
    .hitTest(
      "respondsToSelector",
      swift:
        "return responds(to: #selector(helper)) && !responds(to: Selector((\"nothing\"))) ? self : nil\n}\n@objc func helper() {",
      objectiveC:
        "return [self respondsToSelector:@selector(helper)] && ![self respondsToSelector:@selector(nothing)] ? self : nil;\n}\n- (void)helper {",
      [.left("panel")]),
    .hitTest(
      "isEqual", swift: "return super.hitTest(point, with: event)!.isEqual(self) ? nil : self",
      objectiveC: "return [[super hitTest:point withEvent:event] isEqual:self] ? nil : self;",
      [.left("panel"), .panel("page")]),
    // Own properties.
    .hitTest(
      "an outlet", swift: "return button\n}\nvar button: UIButton! {didSet {}}\nfunc f() {",
      objectiveC: "return self.button;",
      values: ["button": .view(Construct.far)], [.left("far")]),
    .hitTest(
      "an instance variable", objectiveC: "return _button;", values: ["_button": .view(Construct.far)], [.left("far")]),
    .hitTest(
      "an instance variable by its property", objectiveC: "return _button;", values: ["button": .view(Construct.far)],
      [.left("far")]),
    .hitTest(
      "an instance variable without underscore", objectiveC: "return underButton;",
      values: ["underButton": .view(Construct.right)], [.left("right")]),
    .hitTest(
      "a getter message", objectiveC: "return [self button];", values: ["button": .view(Construct.far)], [.left("far")]),
    .hitTest(
      "an array of outlets",
      swift:
        "for target in targets where target.frame.minX > 200 { return target }\nreturn nil\n}\nvar targets: [UIView] = []\nfunc f() {",
      objectiveC:
        "for (UIView *target in self.targets) { if (target.frame.origin.x > 200) return target; }\nreturn nil;",
      values: ["targets": .array([.view(Construct.left), .view(Construct.far)])], [.left("far")]),
    Construct(
      name: "initial values of the file",
      swift:
        "let margin: CGFloat = 1 / 2\nstatic let factor = 40.0\nlazy var insets = UIEdgeInsets(top: -margin * Self.factor, left: 0, bottom: 0, right: 0)\noverride func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.inset(by: insets).contains(point) }",
      hits: [Hit(150, 80, "panel"), Hit(150, 79, "page")]),
    Construct(
      name: "a value of the scene wins over the file's",
      swift:
        "var margin: CGFloat = 0\noverride func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -margin, dy: -margin).contains(point) }",
      objectiveC:
        "- (CGFloat)margin { return 0; }\n- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return CGRectContainsPoint(CGRectInset(self.bounds, -self.margin, -self.margin), point); }",
      values: ["margin": .number(20)], hits: [Hit(80, 150, "panel"), Hit(79, 150, "page")]),
    Construct(
      name: "a computed property and a getter",
      swift:
        "var area: CGRect { return bounds.insetBy(dx: -20, dy: -20) }\noverride func point(inside point: CGPoint, with event: UIEvent?) -> Bool { area.contains(point) }",
      objectiveC:
        "- (CGRect)area { return CGRectInset(self.bounds, -20, -20); }\n- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return CGRectContainsPoint(self.area, point); }",
      hits: [Hit(80, 150, "panel"), Hit(79, 150, "page")]),
    Construct(
      name: "observers see the new and the old value",
      swift:
        "var taps = 0 { willSet { seen += newValue } didSet { seen += 10 * oldValue } }\nvar seen = 0\noverride func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { taps = 3; taps += 1; return seen == 3 + 4 + 30 ? self : nil }",
      hits: [.left("panel")]),
    Construct(
      name: "an observer's own assignment is not observed",
      swift:
        "var n = 0 { didSet { if n > 5 { n = 5 } } }\noverride func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { n = 9; return n == 5 ? self : nil }",
      hits: [.left("panel")]),
    Construct(
      name: "an observer of UIKit's property",
      swift:
        "override var alpha: CGFloat { didSet(before) { changes += before == 1 ? 1 : 5 } }\nvar changes = 0\noverride func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { alpha = 0.5; return changes == 1 && alpha == 0.5 ? self : nil }",
      hits: [.left("panel")]),
    Construct(
      name: "observers of an object, but not in its initializer",
      swift:
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { let counter = Counter(); counter.n = 5; return counter.old == 1 ? self : nil }\n}\nclass Counter {\nvar n = 0 { didSet { old = oldValue } }\nvar old = -1\ninit() { n = 1 }",
      hits: [.left("panel")]),
    .pointInside(
      "#define and static const",
      objectiveC: "return CGRectContainsPoint(CGRectInset(self.bounds, -kMargin, -MARGIN), point);",
      before: "#define MARGIN 20\nstatic const CGFloat kMargin = 10;",
      [Hit(90, 80, "panel"), Hit(89, 150, "page"), Hit(150, 79, "page")]),
    .pointInside(
      "a global constant", swift: "return bounds.insetBy(dx: -margin, dy: 0).contains(point)",
      before: "private let margin: CGFloat = 10", [Hit(90, 150, "panel"), Hit(89, 150, "page")]),
    .pointInside(
      "constants of a nested enum",
      swift:
        "return bounds.insetBy(dx: -Metrics.margin, dy: 0).contains(point)\n}\nprivate enum Metrics { static let margin: CGFloat = 10 }\nfunc f() {",
      [Hit(90, 150, "panel"), Hit(89, 150, "page")]),
    // Helpers.
    Construct(
      name: "helpers with default values, functions, class methods",
      swift:
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isFar(point) && Panel.isAllowed(self) && twice(2) == 4 ? self : nil }\nprivate func isFar(_ p: CGPoint, than limit: CGFloat = 100) -> Bool { p.x > limit }\nclass func isAllowed(_ view: UIView) -> Bool { true }\n}\nfunc twice(_ n: Int) -> Int { n * 2 }\nextension Panel {",
      objectiveC:
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return [self isFar:point than:100] && [Panel isAllowed:self] && twice(2) == 4 ? self : nil; }\n- (BOOL)isFar:(CGPoint)p than:(CGFloat)limit { return p.x > limit; }\n+ (BOOL)isAllowed:(UIView *)view { return YES; }\n@end\nstatic int twice(int n) { return n * 2; }\n@implementation Panel (More)",
      hits: [.left("page"), .right("panel")]),
    Construct(
      name: "own pointInside is asked by super's hitTest",
      swift:
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }\noverride func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 100 }",
      objectiveC:
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return [super hitTest:point withEvent:event]; }\n- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return point.x > 100; }",
      hits: [.left("page"), .right("right"), .far("far")]),
    Construct(
      name: "methods that only exist in an extension",
      swift:
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.grown(by: 10).contains(point) && !isTiny ? self : nil }\n}\nextension CGRect { func grown(by n: CGFloat) -> CGRect { insetBy(dx: -n, dy: -n) } }\nextension UIView { var isTiny: Bool { bounds.width < 10 } }\nextension Panel {",
      objectiveC:
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return self.isTiny ? nil : self; }\n@end\n@implementation UIView (Tiny)\n- (BOOL)isTiny { return self.bounds.size.width < 10; }\n@end\n@implementation Panel (More)",
      hits: [.left("panel")]),
    // Enums.
    Construct(
      name: "enums of the file",
      swift:
        "enum Mode { case idle, busy\nvar isTouchable: Bool { self != .busy } }\nvar mode: Mode = .busy\noverride func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\nif mode.isTouchable { return nil }\nswitch mode { case .idle: return nil\ncase .busy: return self } }",
      hits: [.left("panel")]),
    .hitTest(
      "enums of C",
      objectiveC: "switch (self.mode) { case ModeIdle: return nil; case ModeBusy: return self; default: return nil; }",
      before: "typedef NS_ENUM(NSInteger, Mode) { ModeIdle, ModeBusy };", values: ["mode": .number(1)], [.left("panel")]
    ),
    .hitTest(
      "enums that only a header declares", objectiveC: "return self.mode == ModeBusy ? self : nil;",
      values: ["mode": .string("ModeBusy")], [.left("panel")]),
    .hitTest(
      "enums that another file declares",
      swift: "if mode == .busy { return self }\nreturn nil\n}\nvar mode = Mode.idle\nfunc f() {",
      values: ["mode": .enumCase(".busy")], [.left("panel")]),
    .hitTest(
      "associated values",
      swift:
        "let state = State.open(limit: 100)\nif case .open(let limit) = state, point.x > limit { return self }\nreturn nil\n}\nenum State { case closed, open(limit: CGFloat) }\nfunc f() {",
      [.left("page"), .right("panel")]),
    // Closures and delegates.
    .hitTest(
      "a closure that the scene gives",
      swift: "return shouldHit?(point) ?? true ? self : nil\n}\nvar shouldHit: ((CGPoint) -> Bool)?\nfunc f() {",
      objectiveC: "return !self.shouldHit || self.shouldHit(point) ? self : nil;",
      values: ["shouldHit": .closure(.bool(false))], [.left("page")]),
    .hitTest(
      "a closure that is nil",
      swift: "return shouldHit?(point) ?? true ? self : nil\n}\nvar shouldHit: ((CGPoint) -> Bool)?\nfunc f() {",
      objectiveC: "return !self.shouldHit || self.shouldHit(point) ? self : nil;", values: ["shouldHit": .null],
      [.left("panel")]),
    .hitTest(
      "a closure of the file",
      swift: "return isWanted(point) ? self : nil\n}\nvar isWanted: (CGPoint) -> Bool = { $0.x > 100 }\nfunc f() {",
      [.left("page"), .right("panel")]),
    .hitTest(
      "an answered delegate",
      swift:
        "return delegate?.panel(self, shouldHitAt: point) ?? false ? self : nil\n}\nweak var delegate: PanelDelegate?\nfunc f() {",
      answers: ["delegate.panel(_:shouldHitAt:)": .bool(true)], [.left("panel")]),
    .hitTest(
      "an answered delegate that responds",
      objectiveC:
        "if ([self.delegate respondsToSelector:@selector(panel:shouldHitAt:)]) { return [self.delegate panel:self shouldHitAt:point] ? self : nil; }\nreturn nil;",
      answers: ["delegate.panel:shouldHitAt:": .bool(true)], [.left("panel")]),
    .hitTest(
      "an answer that is a view",
      swift:
        "guard let source = dataSource, let view = source.hitView(for: self) else { return nil }\nreturn view\n}\nvar dataSource: Source?\nfunc f() {",
      answers: ["dataSource.hitView(for:)": .view(Construct.far)], [.left("far")]),
    .hitTest(
      "a key path of the scene", swift: "return volumeControl.expanded ? self : nil",
      objectiveC: "return self.volumeControl.expanded ? self : nil;",
      values: ["volumeControl.expanded": .bool(true)], [.left("panel")]),
    .hitTest(
      "an object of the scene", swift: "let theme = self.theme\nreturn theme.isCompact ? nil : theme.target",
      objectiveC: "return [self.theme isCompact] ? nil : self.theme.target;",
      values: [
        "theme": .object(
          className: "Theme", SuppliedValues(["isCompact": .bool(false), "target": .view(Construct.far)]))
      ], [.left("far")]),
    .pointInside(
      "a path of the scene", swift: "return shape.contains(point)",
      objectiveC: "return [self.shape containsPoint:point];",
      values: ["shape": .path(.ellipse(Rect(x: 0, y: 0, width: 100, height: 100)))],
      [Hit(150, 100, "panel"), Hit(102, 102, "page")]),
    .pointInside(
      "a layer of the scene", swift: "return (layer as! ShapeHolder).shapeLayer.path!.contains(point)",
      objectiveC: "return CGPathContainsPoint(self.layer.shapeLayer.path, NULL, point, NO);",
      values: ["layer.shapeLayer.path": .path(.rect(Rect(x: 0, y: 0, width: 50, height: 50)))],
      [Hit(149, 149, "left"), Hit(150, 149, "page")]),
    // Objects that the code makes.
    .hitTest(
      "a structure of the file",
      swift:
        "var zone = Zone(limit: 100)\nlet copy = zone\nzone.limit = 0\nreturn copy.contains(point) && zone.limit == 0 ? self : nil\n}\nstruct Zone { var limit: CGFloat\nfunc contains(_ p: CGPoint) -> Bool { p.x > limit } }\nfunc f() {",
      [.left("page"), .right("panel")]),
    // Responders.
    .hitTest(
      "a responder loop",
      swift:
        "var responder: UIResponder? = self\nwhile let current = responder { if current is UIWindow { return self }\nresponder = current.next }\nreturn nil",
      objectiveC:
        "UIResponder *responder = self;\ndo { if ([responder isKindOfClass:[UIWindow class]]) { return self; } responder = [responder nextResponder]; } while (responder != nil);\nreturn nil;",
      [.left("panel")]),
    .hitTest(
      "the window", swift: "return window?.bounds.width == 400 && window === superview?.superview ? self : nil",
      objectiveC:
        "return self.window.bounds.size.width == 400 && self.window == self.superview.superview ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "the screen", swift: "return UIScreen.main.bounds.width == 400 ? self : nil",
      objectiveC: "return [UIScreen mainScreen].bounds.size.height == 400 ? self : nil;", [.left("panel")]),
    .hitTest(
      "the event", swift: "return event?.type == .touches ? self : nil",
      objectiveC: "return event.type == UIEventTypeTouches ? self : nil;", [.left("panel")]),
    .hitTest(
      "a structure as a type test", swift: "let value: Any = point\nreturn value is CGPoint ? self : nil",
      [.left("panel")]),
    .hitTest("the tag", swift: "return viewWithTag(7)", objectiveC: "return [self viewWithTag:7];", [.left("page")]),
    .hitTest(
      "the flags of a subview",
      swift:
        "let view = subviews[1]\nreturn view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01 && (view as? UIControl)?.isEnabled == true ? view : nil",
      objectiveC:
        "UIButton *view = self.subviews[1];\nreturn view.userInteractionEnabled && !view.isHidden && view.alpha >= 0.01 && view.enabled ? view : nil;",
      [.left("right")]),
    .pointInside(
      "contentOffset is the bounds' origin", swift: "return bounds.origin == CGPoint.zero",
      objectiveC: "return CGPointEqualToPoint(self.bounds.origin, CGPointZero);", [.left("left")]),
  ]

  @Test("bare methods, as people paste them")
  func bareMethods() {
    let codes = [
      Code.swift(
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }", bareMethodsOf: "Panel"),
      .objectiveC(
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }", bareMethodsOf: "Panel"),
    ]
    for code in codes { #expect(Construct.stage([code]).hit(120, 120) == "page") }
  }

  /// Swift 2 labels, `e` and `_` as the event, other orders of modifiers.
  @Test(
    "signatures",
    arguments: [
      "override func hitTest(_ point: CGPoint, with e: UIEvent?) -> UIView? { nil }",
      "override func hitTest(_ point: CGPoint, with _: UIEvent?) -> UIView? { nil }",
      "override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { return nil }",
      "override func hitTest(_ point: CGPoint, with event: UIEvent!) -> UIView! { return nil }",
      "@objc open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return nil }",
      "public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return nil }",
    ])
  func signature(_ method: String) {
    #expect(Construct.stage([.swift("class Panel: UIView { \(method) }")]).hit(120, 120) == "page")
  }

  @Test(
    "signatures of Objective-C",
    arguments: [
      "- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event { return nil; }",
      "- (UIView*) hitTest:(CGPoint) point withEvent:(UIEvent*) event; { return nil; }",
      "- (id)hitTest:(CGPoint)point withEvent:(UIEvent *_Nullable)event { return nil; }",
      "-(UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e\n{\n  return nil;\n}",
    ])
  func objectiveCSignature(_ method: String) {
    #expect(Construct.stage([.objectiveC("@implementation Panel\n\(method)\n@end")]).hit(120, 120) == "page")
  }
}
