import OverrideCode
import Testing

@Suite("What is read but cannot run")
struct UnsupportedCodeTests {
  @Test(arguments: [
    (
      "@implementation V\n- (NSView *)hitTest:(NSPoint)point { return self; }\n@end", 2, ReadProblem.Severity.error,
      "AppKit's 'hitTest'"
    ),
    (
      "@interface N : ASDisplayNode\n@end\n@implementation N\n- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e "
        + "{ return nil; }\n@end", 1, .warning, "'ASDisplayNode' of Texture"
    ),
    (
      "@implementation V\n+ (void)load {\n  method_exchangeImplementations(a, @selector(x));\n}\n"
        + "- (UIView *)dg_hitTest:(CGPoint)p withEvent:(UIEvent *)e { return nil; }\n@end", 3, .warning,
      "'method_exchangeImplementations' exchanges methods while the app runs"
    ),
    (
      "void f(void) {\n  OverrideImplementation([UISlider class], @selector(pointInside:withEvent:), ^{});\n}", 2,
      .warning, "'OverrideImplementation' exchanges methods"
    ),
    (
      "@implementation V\n- (void)awakeFromNib {\n  self.button.qmui_hitTestBlock = ^{ };\n}\n@end", 3, .warning,
      "'qmui_hitTestBlock' decides hit testing by a block"
    ),
    ("Dear reader, this is a letter.", 1, .warning, "nothing in this file is of use"),
  ])
  func reported(_ source: String, _ line: Int32, _ severity: ReadProblem.Severity, _ words: String) throws {
    let problem = try #require(read(source).problems.first { $0.message.contains(words) })
    #expect(problem.severity == severity)
    #expect(problem.range.line == line)
  }

  @Test(arguments: [
    "@implementation V\n- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e { return nil; }\n@end",
    "@interface N : ASDisplayNode\n@end\n@implementation N\n- (void)layout { }\n@end",
    "@implementation V\n+ (void)load { method_exchangeImplementations(a, b); }\n@end",
  ])
  func notReported(_ source: String) {
    #expect(read(source).problems == [])
  }
}
