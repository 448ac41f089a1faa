import HitTesting
import OverrideCode
import Testing

/// Hostile code is stopped with a message; it never takes the program with it.
@Suite struct LimitTests {
  @Test(
    "a loop without end",
    arguments: [
      LanguageTests.swift("while true {}"), LanguageTests.objectiveC("for (;;) {}\nreturn self;"),
      LanguageTests.swift(
        "var views = [self as UIView]\nfor i in 0..<1_000_000_000 { if i < 0 { views = [] } }\nreturn self"),
    ])
  func endlessLoop(_ code: Code) throws {
    let stage = Construct.stage([code])
    stage.interpreter.limits.steps = 10_000
    let crash = try #require(stage.trace(120, 120).crash)
    #expect(crash.message.contains("10000 steps"))
    #expect(crash.source != nil)
  }

  /// The message names the cycle, and the trace has the calls of it.
  @Test("recursion between views")
  func recursion() throws {
    let stage = Construct.stage([
      .swift(
        "class Panel: UIView { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { superview!.hitTest(convert(point, to: superview), with: event) } }"
      )
    ])
    let trace = stage.trace(120, 120)
    let crash = try #require(trace.crash)
    #expect(crash.message.contains("endless recursion"))
    #expect(crash.message.contains("hitTest(_:with:) of panel → hitTest(_:with:) of panel"))
    #expect(trace.calls.filter { $0.view == Construct.panel && $0.source != nil }.count >= 100)
  }

  @Test(
    "recursion of a helper, a getter, a closure",
    arguments: [
      LanguageTests.swift("return f(1) > 0 ? self : nil", "func f(_ n: Int) -> Int { f(n + 1) }"),
      LanguageTests.swift("return value > 0 ? self : nil", "var value: CGFloat { value + 1 }"),
      LanguageTests.objectiveC("return self.value > 0 ? self : nil;\n}\n- (CGFloat)value { return self.value;"),
      LanguageTests.swift("func g(_ n: Int) -> Int { return [n].map { g($0) }.first! }\nreturn g(0) == 0 ? self : nil"),
    ])
  func helperRecursion(_ code: Code) throws {
    let crash = try #require(Construct.stage([code]).trace(120, 120).crash)
    #expect(crash.message.contains("endless recursion"))
  }

  /// Deeply nested expressions, run inside each other as deep as the limit allows, fit the stack.
  @Test("nested expressions at the deepest recursion")
  func stack() throws {
    let deep = String(repeating: "(", count: 40) + "hitTest(point, with: event)" + String(repeating: ")", count: 40)
    let ifs = String(repeating: "if true { ", count: 30) + "return " + deep + String(repeating: " }", count: 30)
    let crash = try #require(
      Construct.stage([LanguageTests.swift(ifs + "\nreturn nil")]).trace(120, 120).crash)
    #expect(crash.message.contains("endless recursion"))
  }

  @Test(
    "growth without bound",
    arguments: [
      LanguageTests.swift("var text = \"ab\"\nfor _ in 0..<60 { text += text }\nreturn self"),
      LanguageTests.swift("var list = [1]\nfor _ in 0..<60 { list += list }\nreturn self"),
      LanguageTests.swift("var list = [1]\nfor _ in 0..<60 { list.append(contentsOf: list) }\nreturn self"),
    ])
  func growth(_ code: Code) throws {
    #expect(Construct.stage([code]).trace(120, 120).crash != nil)
  }

  @Test(
    "numbers that are no integers",
    arguments: [
      LanguageTests.swift("return subviews[Int(1.0 / 0.0)]"), LanguageTests.swift("return subviews[Int(0.0 / 0.0)]"),
      LanguageTests.swift("return subviews[-1]"),
      LanguageTests.swift("for i in 3..<1 { return subviews[i] }\nreturn nil"),
      LanguageTests.objectiveC("return self.subviews[(int)1e300];"),
    ])
  func numbers(_ code: Code) {
    #expect(Construct.stage([code]).trace(120, 120).crash != nil)
  }

  @Test("a limit of the depth")
  func depth() throws {
    let stage = Construct.stage([
      LanguageTests.swift("return f(100) == 0 ? self : nil", "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }")
    ])
    #expect(stage.hit(120, 120) == "panel")
    stage.interpreter.limits.depth = 50
    #expect(stage.trace(120, 120).crash?.message.contains("endless recursion") == true)
  }
}
