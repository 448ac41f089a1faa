import OverrideCode
import Testing

@Suite("Preprocessor")
struct PreprocessorTests {
  @Test func constants() throws {
    try check(
      file: Example(
        """
        #define kInset 8.0f
        #define kTwice (kInset * \\
          2) // both sides
        #define kEdge kInset;
        #define CLAMP(x, low) MAX(x, low)
        #define LOG(...)
        #define kEmpty
        """,
        """
        global kInset = 8.0
        global kTwice = (kInset * 2)
        global kEdge = kInset
        func CLAMP(x, low)
          return MAX(x, low)
        func LOG(...)
        """))
  }

  @Test(arguments: [
    Example("#define W self.bounds.size.width\nx = W / 2;", "x = (self.bounds.size.width / 2)"),
    Example("#define WEAK __weak typeof(self) me = self\nWEAK;", "var me: typeof = self"),
    Example("#define A B\n#define B self.b\nx = A;", "x = A"),
    Example("#define NOTHING\nNOTHING x = 1;", "x = 1"),
  ])
  func substitution(_ example: Example) throws { try check(body: example) }

  @Test(arguments: [
    ("#if TARGET_OS_IOS\na;\n#else\nb;\n#endif", "a"),
    ("#if 0\na;\n#elif 1\nb;\n#else\nc;\n#endif", "b"),
    ("#if !defined(__OBJC__) || TARGET_OS_OSX\na;\n#else\nb;\n#endif", "b"),
    ("#ifdef NOWHERE\na;\n#endif\nb;", "b"),
    ("#ifndef NOWHERE\na;\n#endif", "a"),
    ("#define LEVEL 3\n#if LEVEL > 2 && (LEVEL + 1) == 4\na;\n#endif", "a"),
    ("#define LEVEL 3\n#undef LEVEL\n#ifdef LEVEL\na;\n#endif\nb;", "b"),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_11_0\na;\n#endif", "a"),
    ("#if __has_include(<UIKit/UIKit.h>)\na;\n#endif", "a"),
    ("#if __has_include(\"Other.h\")\na;\n#else\nb;\n#endif", "b"),
    ("#if 0\nit's prose, with \"quotes\n#if 1\na;\n#endif\n#endif\nb;", "b"),
    ("#pragma mark - Touches\na;", "a"),
  ])
  func choice(_ source: String, _ dump: String) {
    #expect(readBody(source) == (dump, []))
  }

  @Test func unknownNameIsNoted() {
    let (dump, problems) = readBody("#if DEBUG\na;\n#else\nb;\n#endif")
    #expect(dump == "b")
    #expect(problems == ["'DEBUG' is not defined in this file, so it counts as 0 in '#if'"])
  }
}
