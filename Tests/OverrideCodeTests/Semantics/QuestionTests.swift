import HitTesting
import OverrideCode
import Testing

/// What neither the file nor the scene nor UIKit knows is asked for: the name, the line, what to add.
@Suite struct QuestionTests {
  struct Asked: Sendable {
    let code: Code
    let section: OverrideQuestion.Section
    let key: String
    let line: Int
  }

  @Test(arguments: [
    Asked(
      code: LanguageTests.swift("return button", "var button: UIButton!"), section: .outlets, key: "button", line: 3),
    Asked(
      code: LanguageTests.swift("let p = point\nreturn isOpen ? self : nil", "var isOpen: Bool"), section: .properties,
      key: "isOpen", line: 4),
    Asked(
      code: LanguageTests.swift(
        "return delegate?.panelShouldHit(self) ?? true ? self : nil", "weak var delegate: Delegate?"),
      section: .answers, key: "delegate.panelShouldHit(_:)", line: 3),
    Asked(
      code: LanguageTests.swift("return UIAccessibility.isVoiceOverRunning ? nil : self"), section: .answers,
      key: "UIAccessibility.isVoiceOverRunning", line: 3),
    Asked(code: LanguageTests.objectiveC("return _button;"), section: .properties, key: "_button", line: 3),
    Asked(
      code: LanguageTests.objectiveC("CGPoint p = [self convertPoint:point toView:self.button];\nreturn self;"),
      section: .properties, key: "button", line: 3),
    Asked(
      code: LanguageTests.objectiveC(
        "if ([self.button pointInside:point withEvent:event]) { return self; }\nreturn nil;"), section: .outlets,
      key: "button", line: 3),
    Asked(
      code: LanguageTests.objectiveC("return UIAccessibilityIsVoiceOverRunning() ? nil : self;"), section: .answers,
      key: "UIAccessibilityIsVoiceOverRunning", line: 3),
    Asked(
      code: LanguageTests.objectiveC("return [self.model isOpen:point] ? nil : self;"), section: .answers,
      key: "model.isOpen:", line: 3),
  ])
  func asks(_ asked: Asked) throws {
    let stage = Construct.stage([asked.code])
    let trace = stage.trace(120, 120)
    let question = try #require(stage.interpreter.questions.first)
    #expect(stage.interpreter.questions.count == 1)
    #expect(question.section == asked.section)
    #expect(question.key == asked.key)
    #expect(question.source.line == asked.line)
    #expect(trace.crash?.message == question.message)
    #expect(question.message.contains("\"\(asked.section.rawValue)\": { \"\(asked.key)\""))
  }

  @Test("an answer to a global")
  func globals() {
    let code = LanguageTests.swift("return UIAccessibility.isVoiceOverRunning ? nil : self")
    for (answer, name) in [(true, "page"), (false, "panel")] {
      let stage = Stage(
        Tree(
          "window", "UIWindow", 0, 0, 100, 100,
          [Tree("page", "UIView", 0, 0, 100, 100), Tree("panel", "Panel", 0, 0, 50, 50)]),
        [code], answers: ["UIAccessibility.isVoiceOverRunning": .bool(answer)])
      #expect(stage.hit(10, 10) == name)
    }
  }

  /// With collection on, one run finds all of them.
  @Test("all questions of a run at once")
  func collection() {
    let stage = Construct.stage([
      LanguageTests.swift(
        "if isOpen { return nil }\nlet inside = convert(point, to: button)\nif delegate?.panel(self, shouldHit: inside) == true { return button }\nreturn bounds.insetBy(dx: margin, dy: 0).contains(point) ? self : nil",
        "var isOpen: Bool\nvar button: UIButton!\nvar delegate: Delegate?\nvar margin: CGFloat")
    ])
    stage.interpreter.collectsQuestions = true
    _ = stage.hit(120, 120)
    #expect(
      stage.interpreter.questions.map { $0.key } == ["isOpen", "button", "delegate.panel(_:shouldHit:)", "margin"])
  }

  /// A call whose result nobody takes is an effect, whatever is in it.
  @Test(
    "effects are not asked about",
    arguments: [
      LanguageTests.swift(
        "delegate?.panelWasHit(self)\nmenu.close(animated: true)\nclose()\nreturn self",
        "weak var delegate: Delegate?\nfunc close() { menu.isOpen = false; if menu.isOpen { dismiss() } }"),
      LanguageTests.objectiveC(
        "[self.delegate panelWasHit:self];\n[_menu closeAnimated:YES];\n[self close];\nreturn self;\n}\n- (void)close { if (_menu.open) { [self dismiss]; }"
      ),
    ])
  func effects(_ code: Code) {
    let stage = Construct.stage([code])
    let trace = stage.trace(120, 120)
    #expect(trace.hitView == Construct.panel)
    #expect(stage.interpreter.questions.isEmpty)
    let effects = trace.calls.flatMap { $0.steps }.compactMap { $0.effect?.description }
    #expect(effects.count >= 3)
    #expect(effects[0].contains("panelWasHit"))
  }

  @Test(
    "refusals say why",
    arguments: [
      (
        LanguageTests.objectiveC(
          "CGContextRef c = CGBitmapContextCreate(NULL, 1, 1, 8, 1, NULL, 0);\nreturn c ? self : nil;"), "pixels"
      ),
      (
        LanguageTests.swift(
          "let n = layoutManager.characterIndex(for: point, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)\nreturn n > 0 ? self : nil"
        ), "layout of text"
      ),
    ])
  func refusals(_ code: Code, _ reason: String) throws {
    let crash = try #require(Construct.stage([code]).trace(120, 120).crash)
    #expect(crash.message.contains(reason))
  }
}
