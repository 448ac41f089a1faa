import Testing

@testable import SceneFiles

@Suite struct DiagnosticTests {
  @Test func textForm() {
    let diagnostic = Diagnostic(
      ruleID: "duplicate-name", severity: .warning, file: "a b.json", position: TextPosition(line: 3, column: 7),
      message: "two views", help: "rename one", notes: [.init("first", at: TextPosition(line: 1))])
    #expect(
      diagnostic.text == """
        a b.json:3:7: warning: two views; rename one [duplicate-name]
        a b.json:1:1: note: first
        """)
    #expect(Diagnostic(ruleID: "io", file: "x", message: "gone").text == "x: error: gone [io]")
  }

  @Test(arguments: [
    ("plain", "`plain`"), ("two\nlines", "`two\\u{A}lines`"), ("\u{202E}abc", "`\\u{202E}abc`"), ("a\0b", "`a\\u{0}b`"),
    ("\u{1B}[31m", "`\\u{1B}[31m`"), ("登入 👩‍🚀", "`登入 👩‍🚀`"),
    (String(repeating: "x", count: 61), "`" + String(repeating: "x", count: 60) + "…`"),
  ])
  func quotes(text: String, expected: String) { #expect(quoted(text) == expected) }

  @Test(arguments: [
    ("isHiden", "isHidden"), ("IsHidden", "isHidden"), ("hiddne", "hidden"),
    ("userInteraction", "userInteractionEnabled"),
    ("backgroundColor", nil), ("x", nil), ("", nil),
  ])
  func suggestions(word: String, expected: String?) {
    let keys = ["isHidden", "hidden", "alpha", "userInteractionEnabled", "isEnabled"]
    #expect(Suggestion.nearest(to: word, among: keys) == expected)
  }

  /// Positions count scalars, and any line end, also far from the last known place.
  @Test func positions() {
    let text = String(repeating: "é", count: 100) + "\r\n" + String(repeating: "x", count: 200) + "\ry\n😀z"
    let source = SourceText(Array(text.utf8))
    #expect(source.position(at: 0) == TextPosition(line: 1, column: 1))
    #expect(source.position(at: 198) == TextPosition(line: 1, column: 100))
    #expect(source.position(at: 202) == TextPosition(line: 2, column: 1))
    #expect(source.position(at: 202 + 199) == TextPosition(line: 2, column: 200))
    #expect(source.position(at: 403) == TextPosition(line: 3, column: 1))
    #expect(source.position(at: 405 + 4) == TextPosition(line: 4, column: 2))
    #expect(source.position(at: 410) == TextPosition(line: 4, column: 3))
  }
}
