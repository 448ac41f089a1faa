import Testing

@Suite("Objective-C expressions")
struct ExpressionTests {
  @Test(arguments: [
    Example("x = nil;", "x = nil"),
    Example("x = NULL;", "x = nil"),
    Example("x = YES;", "x = true"),
    Example("x = @NO;", "x = false"),
    Example("x = 44;", "x = 44"),
    Example("x = 0x2C;", "x = 44"),
    Example("x = 010;", "x = 8"),
    Example("x = 10UL;", "x = 10"),
    Example("x = 'a';", "x = 97"),
    Example("x = 44.f;", "x = 44.0"),
    Example("x = 44f;", "x = 44.0"),
    Example("x = .5;", "x = 0.5"),
    Example("x = 1e-2;", "x = 0.01"),
    Example("x = 44.;", "x = 44.0"),
    Example("x = .5f;", "x = 0.5"),
    Example("x = 007.50;", "x = 7.5"),
    Example("x = 0.1000000000000000055511151231257827;", "x = 0.1"),
    Example("x = 017;", "x = 15"),
    Example("x = 0.1;", "x = 0.1"),
    Example("x = -8.5;", "x = -8.5"),
    Example("x = @\"hit\";", "x = \"hit\""),
    Example("x = @\"a\\n\\\"b\\\"\" @\"c\";", "x = \"a\\n\\\"b\\\"c\""),
    Example("x = \"c\";", "x = \"c\""),
    Example("x = @(a + 1);", "x = (a + 1)"),
    Example("x = @[a, @1,];", "x = [a, 1]"),
    Example("x = @{@\"k\": a};", "x = [\"k\": a]"),
    Example("x = @selector(hitTest:withEvent:);", "x = selector(hitTest:withEvent:)"),
    Example("x = [UIButton class];", "x = UIButton.self"),
    Example("x = UIButton.class;", "x = UIButton.self"),
    Example("x = [button class];", "x = button.class()"),
    Example("x = @available(iOS 11.0, *);", "x = true"),
  ])
  func literal(_ example: Example) throws { try check(body: example) }

  @Test(arguments: [
    Example("self.bounds;", "self.bounds"),
    Example("self->_view.frame;", "self._view.frame"),
    Example("_button;", "_button"),
    Example("self.subviews[i];", "self.subviews[i]"),
    Example("map[@\"k\"][0];", "map[\"k\"][0]"),
    Example("[self superview];", "self.superview()"),
    Example("[super hitTest:point withEvent:event];", "super.hitTest:withEvent:(point, event)"),
    Example("[[self.views lastObject] foo: 1 : 2];", "self.views.lastObject().foo::(1, 2)"),
    Example("[NSString stringWithFormat:@\"%@ %d\", a, 1];", "NSString.stringWithFormat:(\"%@ %d\", a, 1)"),
    Example("[NSMutableArray<UIView *> array];", "NSMutableArray.array()"),
    Example("[(UIButton *)view isEnabled];", "(view unchecked as UIButton*).isEnabled()"),
    Example("CGRectContainsPoint(self.bounds, point);", "CGRectContainsPoint(self.bounds, point)"),
    Example("self.decide(point, self);", "invoke self.decide(point, self)"),
    Example("[self block](x);", "invoke self.block()(x)"),
    Example("std::max<CGFloat>(a, b);", "std::max(a, b)"),
  ])
  func nameOrCall(_ example: Example) throws { try check(body: example) }

  @Test(arguments: [
    Example("x = a + b * c - d;", "x = ((a + (b * c)) - d)"),
    Example("x = a || b && !c;", "x = (a || (b && (!c)))"),
    Example("x = a == b != c;", "x = ((a == b) != c)"),
    Example("x = a < b == c >= d;", "x = ((a < b) == (c >= d))"),
    Example("x = a & b | c ^ d;", "x = ((a & b) | (c ^ d))"),
    Example("x = a << 2 >> 1;", "x = ((a << 2) >> 1)"),
    Example("x = a % 2;", "x = (a % 2)"),
    Example("x = ~a;", "x = (~a)"),
    Example("x = -a - -b;", "x = ((-a) - (-b))"),
    Example("x = (a + b) * c;", "x = ((a + b) * c)"),
    Example("x = a ? b : c ? d : e;", "x = (a ? b : (c ? d : e))"),
    Example("x = a ?: b;", "x = (a ?: b)"),
    Example("x = a ? : b;", "x = (a ?: b)"),
    Example("a = b = c;", "a = b = c"),
    Example("a += 1, b -= 2;", "(a += 1 , b -= 2)"),
    Example("a *= 2; a /= 2; a |= b; a >>= 1;", "a *= 2\na /= 2\na |= b\na >>= 1"),
    Example("i++; --i;", "(i++)\n(--i)"),
    Example("*stop = YES;", "(*stop) = true"),
    Example("foo(&error);", "foo((&error))"),
    Example("x = (CGFloat)a / 2;", "x = ((a unchecked as CGFloat) / 2)"),
    Example("x = (int)self.subviews.count - 1;", "x = ((self.subviews.count unchecked as int) - 1)"),
    Example("x = (NSInteger)-1;", "x = (-1 unchecked as NSInteger)"),
    Example("x = (kInset) - 1;", "x = (kInset - 1)"),
    Example("x = (a) + (b);", "x = (a + b)"),
    Example("x = (__bridge id)ref;", "x = (ref unchecked as id)"),
    Example("x = static_cast<CGFloat>(a);", "x = (a unchecked as CGFloat)"),
    Example("x = (CGPoint){1, 2};", "x = CGPoint{1, 2}"),
    Example("x = (CGPoint){.x = 1, .y = 2}.x;", "x = CGPoint{x: 1, y: 2}.x"),
    Example("x = sizeof(targets) / sizeof(targets[0]);", "x = targets.count"),
    Example("x = sizeof(targets) / sizeof(UIView *);", "x = targets.count"),
    Example("x = ({ UIView *v = a; v; });", "x = ({ var v: UIView* = a; v })"),
  ])
  func `operator`(_ example: Example) throws { try check(body: example) }

  @Test(arguments: [
    Example("x = ^{ [self foo]; };", "x = { self.foo() }"),
    Example("x = ^BOOL(UIView *v) { return v.hidden; };", "x = { (v: UIView*) in return v.hidden }"),
    Example("x = ^UIView *(CGPoint p) { return nil; };", "x = { (p: CGPoint) in return nil }"),
    Example("x = ^(void) { return; };", "x = { return }"),
    Example(
      "[views enumerateObjectsUsingBlock:^(UIView *v, NSUInteger i, BOOL *stop) { [v foo]; }];",
      "views.enumerateObjectsUsingBlock:({ (v: UIView*, i: NSUInteger, stop: BOOL*) in v.foo() })"),
  ])
  func block(_ example: Example) throws { try check(body: example) }
}
