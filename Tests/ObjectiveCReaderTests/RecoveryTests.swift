import OverrideCode
import Testing

@Suite("Going on after errors")
struct RecoveryTests {
  @Test(arguments: [
    ("a = ;\nb;", "unreadable: expected an expression, found ';'\nb"),
    ("[self foo:];\nb;", "unreadable: expected an expression, found ']'\nb"),
    ("goto end;\nb;", "unreadable: 'goto' is not expected here\nb"),
    ("if (a { b; }\nc;", "unreadable: expected ')' behind the condition of 'if', found '{'\nc"),
    ("UIView *v = [self foo:];\nb;", "var v: UIView* = unreadable\nb"),
    ("return nil；\nb;", "unreadable: expected ';' behind the statement, found '；'"),
    ("[self 名：a];\nb;", "unreadable: expected ':' behind '名' in a message, found '：'\nb"),
    ("foo bar baz;\nb;", "unreadable: expected ';' behind the statement, found 'bar'\nb"),
  ])
  func statement(_ source: String, _ dump: String) {
    let (found, problems) = readBody(source)
    #expect(found == dump)
    #expect(problems.count == 1)
  }

  @Test func problemsHaveTheirPlace() {
    let reading = read("@implementation V\n- (id)m {\n  a = ;\n}\n- (id)n { return nil; }\n@end")
    #expect(reading.problems.map(\.range.line) == [3])
    #expect(reading.problems.map(\.range.column) == [7])
    #expect(reading.problems.map(\.severity) == [.warning])
    #expect(reading.file.types.first?.methods.map(\.name) == ["m", "n"])
  }

  @Test func unclosedBodyEndsAtTheNextMethod() {
    let reading = read("@implementation V\n- (id)m {\n  if (a) {\n    b;\n\n- (id)n { return nil; }\n@end")
    #expect(reading.file.types.first?.methods.map(\.name) == ["m", "n"])
    #expect(reading.problems.map(\.message).contains("this '{' is never closed"))
  }

  /// Articles print code with sentences in it.
  @Test func proseIsLeftOut() {
    let (dump, problems) = readBody("    先判斷點在不在按鈕上.\n    再把點轉換過去\nCGPoint p = point;\n让按钮响应事件\nreturn nil;")
    #expect(dump == "var p: CGPoint = point\nreturn nil")
    #expect(problems == Array(repeating: "this line is no code and is left out", count: 3))
  }

  @Test func spacesOfPagesAreSpaces() {
    #expect(readBody("\u{00A0}return\u{3000}self\u{200B};\u{FEFF}") == ("return self", []))
  }

  @Test func proseBetweenMethods() {
    let reading = read(
      "3. The method itself:\n- (id)m { return nil; }\nAnd that's all, folks (really).\n- (id)n { return nil; }",
      bareMethodsOf: "V")
    #expect(reading.file.types.first?.methods.map(\.name) == ["m", "n"])
  }

  @Test func implementationInHeader() throws {
    try check(
      file: Example("@implementation V\n- (id)m { return nil; }\n", "class V\n  func m() -> id\n    return nil"))
  }
}
