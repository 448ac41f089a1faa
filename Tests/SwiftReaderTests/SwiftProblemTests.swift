import OverrideCode
import Testing

@Suite("Swift that cannot be read or run")
struct SwiftProblemTests {
  @Test func goesOnAfterErrors() {
    let reading = read("class V {\n  func m() {\n    let x = \n  }\n  func n() -> Int { 1 }\n}")
    #expect(reading.file.types.first?.methods.map(\.name) == ["m()", "n()"])
    #expect(reading.problems.first?.range.line == 3)
    #expect(reading.problems.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    ("x = a <=> b", "an operator here is unknown, or there are too many in a row"),
    ("x = /a+/", "regular expressions are not supported"),
    ("x = #colorLiteral(red: 1)", "the macro '#colorLiteral' is not supported"),
    ("x = 99999999999999999999", "the number '99999999999999999999' is too large"),
    ("var x: Int { 1 }", "a local variable with accessors is not supported"),
    ("var x = 1 { didSet {} }", "a local variable with accessors is not supported"),
    ("class Inner {}", "a type within a body is not supported"),
  ])
  func unsupported(_ source: String, _ message: String) {
    let (dump, problems) = readBody(source + "\nnext()")
    #expect(problems == [message])
    #expect(dump.hasSuffix("next()"))
  }

  @Test(arguments: [
    (
      "class V: NSView {\n  override func hitTest(_ point: NSPoint) -> NSView? { self }\n}", 2,
      ReadProblem.Severity.error,
      "AppKit's 'hitTest'"
    ),
    (
      "class N: ASDisplayNode {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }\n}", 1,
      .warning,
      "'ASDisplayNode' of Texture"
    ),
    (
      "extension UIView {\n  static func swap() {\n    let a = class_getInstanceMethod(self, #selector(hitTest(_:with:)))\n"
        + "    method_exchangeImplementations(a!, b!)\n  }\n}", 4, .warning, "exchanges methods while the app runs"
    ),
    ("", 1, .warning, "nothing in this file is of use"),
  ])
  func reported(_ source: String, _ line: Int32, _ severity: ReadProblem.Severity, _ words: String) throws {
    let problem = try #require(read(source).problems.first { $0.message.contains(words) })
    #expect(problem.severity == severity)
    #expect(problem.range.line == line)
  }

  /// Brackets so deep that the parser would not come back, and chains so long that a tree of them overflows a stack.
  @Test(arguments: ["(", "[", "{", "a[", "f(", "if a {", "\"\\("])
  func deepNesting(_ open: String) {
    let reading = read("func f() {\n  x = " + String(repeating: open, count: 5_000) + "\n}")
    #expect(
      reading.problems.map(\.message) == [
        "brackets are nested more than 200 levels deep; hitviz does not read this file"
      ])
    #expect(reading.problems.first?.range.line == 2)
  }

  @Test(arguments: [".a", "()", "[0]", "?.a", "!", " + a", " = a", " ? a : b"])
  func longChain(_ link: String) {
    let (dump, problems) = readBody("x = a" + String(repeating: link, count: 1_200) + "\nnext()")
    #expect(!problems.isEmpty)
    #expect(dump.hasSuffix("next()"))
  }
}
