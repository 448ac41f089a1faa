import HitTesting
import OverrideCode
import Testing

/// What each language does where the other would do something else.
@Suite struct LanguageTests {
  /// A message to nil gives nil, NO, zero or a structure of zeros.
  @Test(
    "messages to nil",
    arguments: [
      "return [_nothing pointInside:point withEvent:event] ? nil : self;",
      "CGPoint p = [_nothing convertPoint:point fromView:self];\nreturn p.x == 0 && p.y == 0 ? self : nil;",
      "return CGRectEqualToRect(_nothing.frame, CGRectZero) ? self : nil;",
      "return _nothing.alpha == 0 && _nothing.layer.zPosition == 0 && !_nothing.hidden ? self : nil;",
      "return [_nothing hitTest:point withEvent:event] == nil ? self : nil;",
      "return [_nothing.subviews count] == 0 && _nothing.superview.bounds.size.width == 0 ? self : nil;",
      "for (UIView *view in _nothing.subviews) { return nil; }\nreturn self;",
      "_nothing.hidden = YES;\n[_nothing removeFromSuperview];\nreturn self;",
      "return [_nothing isKindOfClass:[UIView class]] || [_nothing isDescendantOfView:self] ? nil : self;",
    ])
  func messagesToNil(_ body: String) {
    let stage = Construct.stage(
      [Self.objectiveC(body)], values: ["_nothing": .null])
    #expect(stage.hit(120, 120) == "panel")
  }

  @Test("the type of a nil event is touches", arguments: [Event?.none, .touches])
  func nilEvent(_ event: Event?) {
    let stage = Construct.stage([Self.objectiveC("return event.type == UIEventTypeTouches ? self : nil;")])
    let hit = stage.trace(120, 120, event: event).hitView
    #expect(hit == Construct.panel)
  }

  @Test("a hover is no touch")
  func hover() {
    for code in [
      Self.objectiveC("return event.type == UIEventTypeHover ? nil : self;"),
      Self.swift("return event?.type == .hover ? nil : self"),
    ] {
      let stage = Construct.stage([code])
      #expect(stage.trace(120, 120, event: Event(type: .hover)).hitView == ViewID(1))
      #expect(stage.trace(120, 120).hitView == Construct.panel)
    }
  }

  /// Each would end the program: the touch hits nothing, and the trace says why and where.
  @Test(
    "crashes of Swift",
    arguments: [
      ("return button!", "Unexpectedly found nil while unwrapping an Optional value: button!"),
      (
        "return button.superview",
        "Unexpectedly found nil while implicitly unwrapping an Optional value: button.superview"
      ),
      ("return subviews[3]", "Index out of range: 3 of 3 elements"),
      ("return subviews[0] as! UIButton", "Could not cast left to UIButton"),
      ("let n = 0\nreturn subviews[1 / n]", "division by zero"),
      ("fatalError(\"never\")", "the code ends the program: never"),
      ("return self.hitTest(point, with: event)", "endless recursion"),
      ("var n = Int.max\nn += 1\nreturn self", "arithmetic overflow"),
    ])
  func crashes(_ body: String, _ message: String) throws {
    let stage = Construct.stage([Self.swift(body, "var button: UIButton!")], values: ["button": .null])
    let trace = stage.trace(120, 120)
    let crash = try #require(trace.crash)
    #expect(crash.message.contains(message), "\(crash.message)")
    #expect(crash.source?.file == "code.swift")
    // The class and the method take a line each; the crash is in the last line of the body.
    #expect((crash.source?.line ?? 0) >= 2)
    #expect(trace.hitView == nil)
    // The next touch begins anew.
    #expect(stage.trace(120, 120).crash == crash)
  }

  @Test("an index out of range in Objective-C")
  func crashOfObjectiveC() throws {
    let crash = try #require(Construct.stage([Self.objectiveC("return self.subviews[7];")]).trace(120, 120).crash)
    #expect(crash.message.contains("Index out of range: 7 of 3 elements"))
    #expect(crash.source == SourceLocation(file: "code.m", line: 3, column: 1))
  }

  /// A local variable hides a property, the property of the scene hides UIKit's.
  @Test(
    "shadowing",
    arguments: [
      Self.swift("let point = convert(point, to: superview)\nreturn point.x == 120 ? self : nil"),
      Self.swift(
        "var bounds = self.bounds\nbounds.size.width = 5\nreturn self.bounds.width == 200 && bounds.width == 5 ? self : nil"
      ),
      Self.swift(
        "guard let point = superview?.convert(point, from: self) else { return nil }\nreturn point.x == 120 ? self : nil"
      ),
      Self.swift("let x = 1\nif true { let x = 2; _ = x }\nreturn x == 1 ? self : nil"),
      Self.swift("for view in subviews { let view = view.superview; if view == self { return view } }\nreturn nil"),
      Self.objectiveC(
        "CGRect bounds = self.bounds;\nbounds.size.width = 5;\nreturn self.bounds.size.width == 200 && bounds.size.width == 5 ? self : nil;"
      ),
      Self.objectiveC("int x = 1;\n{ int x = 2; x++; }\nreturn x == 1 ? self : nil;"),
    ])
  func shadowing(_ code: Code) {
    #expect(Construct.stage([code]).hit(120, 120) == "panel")
  }

  @Test(
    "structures are copied",
    arguments: [
      Self.swift(
        "let a = bounds\nvar b = a\nb.origin.x = 9\nb.size.width += 1\nreturn a == bounds && b != a ? self : nil"),
      Self.objectiveC(
        "CGRect a = self.bounds;\nCGRect b = a;\nb.origin.x = 9;\nb.size.width++;\nreturn CGRectEqualToRect(a, self.bounds) && b.size.width == 201 ? self : nil;"
      ),
    ])
  func copies(_ code: Code) {
    #expect(Construct.stage([code]).hit(120, 120) == "panel")
  }

  /// What the code assigns to its own view stays; what it would do to another is an effect.
  @Test(
    "assignments",
    arguments: [
      Self.swift(
        "subviews[0].isHidden = true\nalpha = 0.5\nflag = true\nreturn flag && alpha == 0.5 && !subviews[0].isHidden ? self : nil",
        "var flag = false"),
      Self.objectiveC(
        "UIView *left = self.subviews[0];\nleft.hidden = YES;\n[left setHidden:YES];\nself.alpha = 0.5;\n_flag = YES;\nreturn _flag && self.alpha == 0.5 && !left.hidden ? self : nil;"
      ),
    ])
  func assignments(_ code: Code) {
    let stage = Construct.stage([code], values: ["flag": .bool(false)])
    let trace = stage.trace(120, 120)
    #expect(trace.hitView == Construct.panel)
    #expect(stage.view("panel").alpha == 0.5)
    let effects = trace.calls.flatMap { $0.steps }.compactMap { $0.effect?.description }
    #expect(effects.first?.contains("hidden") == true || effects.first?.contains("isHidden") == true)
  }

  @Test("a question changes nothing")
  func probes() throws {
    let stage = Construct.stage([Self.swift("count += 1\nalpha = 0.5\nreturn count == 1 ? self : nil", "var count = 0")]
    )
    for _ in 0..<3 { #expect(try stage.tester.hitView(at: Point(x: 120, y: 120)) == Construct.panel) }
    #expect(stage.view("panel").alpha == 1)
    #expect(stage.trace(120, 120).hitView == Construct.panel)
    // The touch has counted.
    #expect(stage.trace(120, 120).hitView == ViewID(1))
  }

  static func swift(_ body: String, _ members: String = "") -> Code {
    .swift(
      "class Panel: UIView {\noverride func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n\(body)\n}\n\(members)\n}"
    )
  }

  static func objectiveC(_ body: String) -> Code {
    .objectiveC(
      "@implementation Panel\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n\(body)\n}\n@end")
  }
}
