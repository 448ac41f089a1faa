import Testing

@Suite("Swift statements")
struct SwiftStatementTests {
  @Test(arguments: [
    Example("let v = superview", "let v = superview"),
    Example("var r: CGRect", "var r: CGRect"),
    Example("let v: UIView? = a", "let v: UIView? = a"),
    Example("var v: UIView! = a", "var v: UIView! = a"),
    Example("let views: [UIView] = a", "let views: Array<UIView> = a"),
    Example("let map: [String: UIView] = a", "let map: Dictionary<String, UIView> = a"),
    Example("let f: (CGPoint) -> Bool = a", "let f: -><CGPoint, Bool> = a"),
    Example("let a, b: CGFloat", "let a: CGFloat\nlet b: CGFloat"),
    Example("let (x, _) = pair", "let (x, _) = pair"),
    Example("let a = 1; let b = 2;", "let a = 1\nlet b = 2"),
    Example("frame.origin.x += 4", "frame.origin.x += 4"),
    Example("func f(_ v: UIView) -> Bool { v.isHidden }", "func f(_:)(v: UIView) -> Bool\n  return v.isHidden"),
  ])
  func declaration(_ example: Example) { check(body: example) }

  @Test(arguments: [
    Example("if a { return nil }", "if a\n  return nil"),
    Example("if a { b } else if c { d } else { e }", "if a\n  b\nelse\n  if c\n    d\n  else\n    e"),
    Example("if let v = a, !v.isHidden { b }", "if let v = a, (!v.isHidden)\n  b"),
    Example("if let overlay { b }", "if let overlay = overlay\n  b"),
    Example("if case .began = phase { b }", "if case .began = phase\n  b"),
    Example("guard let v = a, b else { return nil }", "guard let v = a, b else\n  return nil"),
    Example("guard let self else { return }", "guard let self = self else\n  return"),
    Example("if #available(iOS 13, *) { a }", "if true\n  a"),
    Example("for v in views.reversed() { continue }", "for v in views.reversed()\n  continue"),
    Example("for v in views where !v.isHidden { break }", "for v in views where (!v.isHidden)\n  break"),
    Example("for case let v? in views { break }", "for v? in views\n  break"),
    Example("for case let b as UIButton in views { break }", "for is UIButton b in views\n  break"),
    Example("for (i, v) in views.enumerated() { break }", "for (i, v) in views.enumerated()\n  break"),
    Example("for _ in 0..<3 { break }", "for _ in (0 ..< 3)\n  break"),
    Example("while let v = next { next = v.next }", "while let v = next\n  next = v.next"),
    Example("repeat { a } while b", "repeat while b\n  a"),
    Example("outer: for v in a { continue outer }", "outer:\nfor v in a\n  continue outer"),
    Example("defer { a() }", "defer\n  a()"),
    Example("do { a() }", "block\n  a()"),
    Example("do { try a() } catch { b() }", "do\n  a()\ncatch\n  b()"),
    Example("throw failure", "throw failure"),
  ])
  func control(_ example: Example) { check(body: example) }

  @Test(arguments: [
    Example("switch v { case self: a; default: b }", "switch v\n  case = self\n    a\n  default\n    b"),
    Example(
      "switch m { case .idle, .busy where c: break; case .off: fallthrough; default: b }",
      "switch m\n  case .idle, .busy where c\n    break\n  case .off\n    fallthrough\n  default\n    b"),
    Example(
      "switch m { case Mode.busy: a; case .path(let p, _): b }",
      "switch m\n  case .busy\n    a\n  case .path(p, _)\n    b"),
    Example("switch m { case let .path(p): a }", "switch m\n  case .path(p)\n    a"),
    Example(
      "switch n { case 1...3: a; case 0: b; case nil: c; case let x: d }",
      "switch n\n  case = (1 ... 3)\n    a\n  case = 0\n    b\n  case = nil\n    c\n  case x\n    d"),
    Example(
      "switch v { case is UIButton: a; case let l as UILabel: b }",
      "switch v\n  case is UIButton\n    a\n  case is UILabel l\n    b"),
    Example(
      "switch (a, b) { case (true, let x): c; case (_, _): d }",
      "switch tuple(a, b)\n  case (= true, x)\n    c\n  case (_, _)\n    d"),
    Example("switch v { case let x?: a; case .none: b }", "switch v\n  case x?\n    a\n  case .none\n    b"),
  ])
  func choice(_ example: Example) { check(body: example) }

  @Test(arguments: [
    ("#if os(iOS)\na()\n#else\nb()\n#endif", "a()"),
    ("#if os(macOS) || targetEnvironment(simulator)\na()\n#elseif canImport(UIKit) && !os(tvOS)\nb()\n#endif", "b()"),
    ("#if swift(>=5.0)\na()\n#endif", "a()"),
  ])
  func conditionalCompilation(_ source: String, _ dump: String) {
    #expect(readBody(source) == (dump, []))
  }

  @Test func unknownConditionIsNoted() {
    #expect(readBody("#if DEBUG\na()\n#else\nb()\n#endif") == ("b()", ["'DEBUG' counts as not defined in '#if'"]))
  }
}
