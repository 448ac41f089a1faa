import Testing

@Suite("Objective-C statements")
struct StatementTests {
  @Test(arguments: [
    Example("UIView *v = self.superview;", "var v: UIView* = self.superview"),
    Example("CGRect r;", "var r: CGRect"),
    Example("CGFloat a = 1, b;", "var a: CGFloat = 1\nvar b: CGFloat"),
    Example("const CGFloat a = 1;", "let a: CGFloat = 1"),
    Example("auto const view = [super hitTest:p withEvent:e];", "let view: auto = super.hitTest:withEvent:(p, e)"),
    Example("UIView *const v = a;", "var v: UIView* = a"),
    Example("NSArray<UIView *> *views = @[];", "var views: NSArray<UIView*>* = []"),
    Example("id<Decider> d = self.decider;", "var d: id = self.decider"),
    Example("__weak typeof(self) weakSelf = self;", "var weakSelf: typeof = self"),
    Example("UIView *targets[] = {a, b};", "var targets: Array<UIView*> = [a, b]"),
    Example("CGFloat edges[2] = {1, 2};", "var edges: Array<CGFloat> = [1, 2]"),
    Example("CGRect r = {{0, 0}, {1, 2}};", "var r: CGRect = CGRect{{0, 0}, {1, 2}}"),
    Example("CGPoint p = {.x = 1};", "var p: CGPoint = CGPoint{x: 1}"),
    Example("BOOL (^decide)(CGPoint) = self.decide;", "var decide: -><CGPoint, BOOL> = self.decide"),
    Example("unsigned long n = 3;", "var n: unsigned long = 3"),
    Example("static BOOL isBusy = NO;", "static var isBusy: BOOL = false"),
    Example("__block BOOL found = NO;", "var found: BOOL = false"),
    Example("UIEdgeInsets i; i.top = -8; i.left -= 4;", "var i: UIEdgeInsets\ni.top = -8\ni.left -= 4"),
    Example("std::lock_guard<std::mutex> lock(mutex); return;", "return"),
    Example("app::Point p(1, 2);", "var p: app::Point = app::Point(1, 2)"),
    Example("int n __attribute__((unused)) = 1;", "var n: int = 1"),
  ])
  func declaration(_ example: Example) throws { try check(body: example) }

  @Test(arguments: [
    Example("if (a) return nil;", "if a\n  return nil"),
    Example("if (!a) { b; } else if (c) d; else { e; }", "if (!a)\n  b\nelse\n  if c\n    d\n  else\n    e"),
    Example("if (UIView *v = self.overlay) return v;", "if let v = self.overlay\n  return v"),
    Example("if ((v = self.overlay)) return v;", "if v = self.overlay\n  return v"),
    Example("if (a)\n  if (b) c;\n  else d;", "if a\n  if b\n    c\n  else\n    d"),
    Example("for (UIView *v in self.subviews) { continue; }", "for v in self.subviews\n  continue"),
    Example("for (__kindof UIView *v in views) break;", "for v in views\n  break"),
    Example("for (v in views) break;", "for v in views\n  break"),
    Example("for (auto const &v : views) break;", "for v in views\n  break"),
    Example(
      "for (NSInteger i = n - 1; i >= 0; i--) { [v[i] foo]; }",
      "for var i: NSInteger = (n - 1); (i >= 0); (i--)\n  v[i].foo()"),
    Example("for (i = 0, j = 1; ; i++, j++) break;", "for i = 0, j = 1; ; (i++), (j++)\n  break"),
    Example("for (;;) { break; }", "for ; ; \n  break"),
    Example("for (const CGRect& r : rects) break;", "for r in rects\n  break"),
    Example("while (v && v != self) v = v.superview;", "while (v && (v != self))\n  v = v.superview"),
    Example("do { v = [v nextResponder]; } while (v);", "repeat while v\n  v = v.nextResponder()"),
    Example(
      "switch (mode) { case A: case B: a; break; case C: c; default: return nil; }",
      "switch mode\n  case = A, = B\n    a\n    break\n  case = C\n    c\n    fallthrough\n  default\n    return nil"),
    Example(
      "switch (x) { case 1 ... 3: { a; break; } }", "switch x\n  case = (1 ... 3)\n    block\n      a\n      break"),
    Example("return;", "return"),
    Example("return (CGRect){0, 0, 1, 1};", "return CGRect{0, 0, 1, 1}"),
    Example("{ a; ; }", "block\n  a"),
  ])
  func control(_ example: Example) throws { try check(body: example) }

  @Test(arguments: [
    Example("@autoreleasepool { a; }", "block\n  a"),
    Example("@synchronized (self) { a; }", "block\n  a"),
    Example(
      "@try { a; } @catch (NSException *e) { b; } @finally { c; }", "do\n  a\ncatch\n  b\nfinally\n  c"),
    Example("@throw failure;", "throw failure"),
    Example(
      "static dispatch_once_t once;\ndispatch_once(&once, ^{ a = 1; });",
      "static var once: dispatch_once_t\nonce (&once)\n  a = 1"),
    Example("@weakify(self);", "block"),
    Example("NSAssert(a, @\"no\");", "NSAssert(a, \"no\")"),
    Example("ASDisplayNodeAssertMainThread()\nreturn nil;", "ASDisplayNodeAssertMainThread()\nreturn nil"),
    Example("if (@available(iOS 13, *)) { a; }", "if true\n  a"),
  ])
  func special(_ example: Example) throws { try check(body: example) }
}
