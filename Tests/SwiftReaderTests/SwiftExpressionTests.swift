import Testing

@Suite("Swift expressions")
struct SwiftExpressionTests {
  @Test(arguments: [
    Example("x = nil", "x = nil"),
    Example("x = true", "x = true"),
    Example("x = 44", "x = 44"),
    Example("x = 0x2C", "x = 44"),
    Example("x = 1_000", "x = 1000"),
    Example("x = 44.5", "x = 44.5"),
    Example("x = -8.5", "x = -8.5"),
    Example("x = 1e-2", "x = 0.01"),
    Example("x = \"hit\"", "x = \"hit\""),
    Example("x = \"a\\n\\\"\\u{41}\"", "x = \"a\\n\\\"A\""),
    Example("x = \"at \\(point.x) now\"", "x = \"at \\(point.x) now\""),
    Example("x = #selector(save(_:))", "x = selector(save(_:))"),
    Example("x = #selector(UIView.save(_:))", "x = selector(save(_:))"),
    Example("x = UIButton.self", "x = UIButton.self"),
    Example("x = button.self", "x = button"),
    Example("x = \\UIView.layer.zPosition", "x = \\.layer.zPosition"),
    Example("x = [a, 1]", "x = [a, 1]"),
    Example("x = [UIView]()", "x = []"),
    Example("x = [\"k\": a]", "x = [\"k\": a]"),
    Example("x = [:]", "x = []"),
    Example("x = (a, y: b)", "x = tuple(a, y: b)"),
    Example("x = .zero", "x = .zero"),
    Example("x = CGRect.zero", "x = CGRect.zero"),
  ])
  func literal(_ example: Example) { check(body: example) }

  @Test(arguments: [
    Example("self.bounds", "self.bounds"),
    Example("views[0]", "views[0]"),
    Example("pair.0", "pair.0"),
    Example("super.hitTest(point, with: event)", "super.hitTest(point, with: event)"),
    Example(
      "UIEdgeInsets(top: -8, left: 0, bottom: 0, right: 0)", "UIEdgeInsets(top: -8, left: 0, bottom: 0, right: 0)"),
    Example("CGPoint.init(x: 1, y: 2)", "CGPoint(x: 1, y: 2)"),
    Example(
      "bounds.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4))",
      "bounds.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4))"),
    Example("min(a, b)", "min(a, b)"),
    Example("convert(point, to: nil)", "convert(point, to: nil)"),
    Example("handlers[0](point)", "invoke handlers[0](point)"),
    Example("{ 1 }()", "invoke { return 1 }()"),
    Example("foo(&error)", "foo((&error))"),
    Example("Array<UIView>()", "Array()"),
  ])
  func nameOrCall(_ example: Example) { check(body: example) }

  @Test(arguments: [
    Example("a?.b.c", "chain(a?.b.c)"),
    Example("a?.b?.c(x)", "chain(a?.b?.c(x))"),
    Example("a.b!.c", "a.b!.c"),
    Example("(a?.b)!", "chain(a?.b)!"),
    Example("a?.b!.c", "chain(a?.b!.c)"),
    Example("a?[0]", "chain(a?[0])"),
    Example("a?.b = c", "chain(a?.b) = c"),
    Example("f(a?.b).c", "f(chain(a?.b)).c"),
    Example("x = a?.b ?? c", "x = (chain(a?.b) ?? c)"),
    Example("x = a?.isKind(of: UIButton.self) == true", "x = (chain(a?.isKind(of: UIButton.self)) == true)"),
    Example("handler?(point)", "chain(handler?(point))"),
    Example("delegate?.shouldBypass?(self)", "chain(delegate?.shouldBypass?(self))"),
    Example("handler!(point)", "handler(point)"),
  ])
  func optional(_ example: Example) { check(body: example) }

  @Test(arguments: [
    Example("x = a + b * c - d", "x = ((a + (b * c)) - d)"),
    Example("x = a || b && !c", "x = (a || (b && (!c)))"),
    Example("x = a === b", "x = (a === b)"),
    Example("x = a !== b", "x = (a !== b)"),
    Example("x = a ?? b ?? c", "x = (a ?? (b ?? c))"),
    Example("x = a ? b : c ? d : e", "x = (a ? b : (c ? d : e))"),
    Example("x = -a - -b", "x = ((-a) - (-b))"),
    Example("x = a < b && c >= d", "x = ((a < b) && (c >= d))"),
    Example("x = a is UIButton", "x = (a is UIButton)"),
    Example("x = a as? UIButton", "x = (a as? UIButton)"),
    Example("x = (a as! UIButton).tag", "x = (a as! UIButton).tag"),
    Example("x = a as NSString", "x = (a as NSString)"),
    Example("x = 0..<n", "x = (0 ..< n)"),
    Example("x = 1...", "x = (1...)"),
    Example("x = ...3", "x = (...3)"),
    Example("x = a % 2", "x = (a % 2)"),
    Example("x = a & b | c", "x = ((a & b) | c)"),
    Example("a += 1; b -= 2; c *= 3", "a += 1\nb -= 2\nc *= 3"),
    Example("_ = a", "_ = a"),
    Example("x = try? a()", "x = a()"),
    Example("x = if a { 1 } else { 2 }", "x = ({ if a; 1; else; 2 })"),
  ])
  func `operator`(_ example: Example) { check(body: example) }

  @Test(arguments: [
    Example("views.first { $0.isHidden }", "views.first({ return $0.isHidden })"),
    Example("views.contains(where: { v in v.isHidden })", "views.contains(where: { (v) in return v.isHidden })"),
    Example(
      "views.filter { (v: UIView) -> Bool in return v.isHidden }",
      "views.filter({ (v: UIView) in return v.isHidden })"),
    Example("views.map(\\.frame)", "views.map(\\.frame)"),
    Example("views.forEach { [weak self] v in self?.x = v }", "views.forEach({ (v) in chain(self?.x) = v })"),
    Example("x = { [view = self.view] in view }", "x = { [view: self.view] in return view }"),
    Example("animate(1) { a } completion: { _ in b }", "animate(1, { return a }, completion: { (_) in return b })"),
    Example("views.reduce(0) { $0 + $1 }", "views.reduce(0, { return ($0 + $1) })"),
  ])
  func closure(_ example: Example) { check(body: example) }
}
