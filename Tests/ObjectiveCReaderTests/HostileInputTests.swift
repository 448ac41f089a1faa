import OverrideCode
import Testing

/// Files that are made to break a reader end in a problem, not in a crash.
@Suite("Hostile input")
struct HostileInputTests {
  /// Nesting that would overflow the stack of a reader without a limit.
  static let count = 20_000

  @Test(arguments: [
    "return " + String(repeating: "(", count: count),
    "return " + String(repeating: "[", count: count),
    "return " + String(repeating: "!", count: count) + "a;",
    "return " + String(repeating: "(id)", count: count) + "a;",
    "return " + String(repeating: "^{", count: count),
    "return " + String(repeating: "a ? b : ", count: count / 5) + "c;",
    "return a" + String(repeating: " + a", count: count) + ";",
    "return a" + String(repeating: ".a", count: count) + ";",
    "return a" + String(repeating: "[0]", count: count) + ";",
    "a" + String(repeating: " = a", count: count) + ";",
    String(repeating: "if (a) ", count: count) + "b;",
    "if (a) b; " + String(repeating: "else if (a) b; ", count: count / 5),
    String(repeating: "{", count: count) + String(repeating: "}", count: count),
    String(repeating: "a<", count: count) + "b;",
    String(repeating: "a (^)(", count: count / 5) + ";",
  ])
  func deepNesting(_ body: String) {
    let reading = read("@implementation V\n- (id)m { \(body) }\n- (id)n { return nil; }\n@end")
    #expect(!reading.problems.isEmpty)
    #expect(reading.problems.count < 200)
    #expect(reading.file.types.first?.methods.last?.name == "n")
  }

  @Test(arguments: [
    String(repeating: "[", count: count),
    String(repeating: "}", count: count),
    String(repeating: "@implementation ", count: count / 10),
    String(repeating: "- (void)a {", count: count / 10),
    String(repeating: "#if 1\n", count: count),
    "#if " + String(repeating: "(", count: count) + "\n#endif",
    "#if " + String(repeating: "!", count: count) + "1\n#endif",
    "\"" + String(repeating: "\\", count: count),
    "/* " + String(repeating: "*", count: count),
    "\0\u{1B}[31m\u{202E}",
    "",
  ])
  func brokenFile(_ source: String) {
    let reading = read(source)
    #expect(reading.problems.count < 200)
    #expect(!reading.problems.contains { $0.message.contains("\u{1B}") || $0.message.contains("\u{202E}") })
  }

  /// Each macro is ten of the next.
  @Test func macrosThatGrow() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
    let definitions = zip(names, names.dropFirst()).map { name, next in
      "#define \(name) { " + String(repeating: next + " ", count: 10) + "\n"
    }
    let reading = read(definitions.joined() + "A A A A A A A A A A")
    #expect(reading.file.types.isEmpty)
  }

  /// Any order of real tokens, by a generator that always gives the same ones.
  @Test(arguments: 0..<20)
  func shuffledTokens(_ seed: UInt64) throws {
    let tokens = """
      @implementation V - ( UIView * ) hitTest : ( CGPoint ) point withEvent : ( UIEvent * ) event { if ( ! self . hidden )
      return [ super hitTest : point withEvent : event ] ; for ( UIView * v in self . subviews ) { v ++ ; } ^ { } @{ @"a" :
      @1 } @[ x ] ? : CGRect r = { 1 , 2 } ; switch ( a ) { case 1 : break ; default : } @end #define A B
      """.split { $0 == " " || $0 == "\n" }
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    var source = ""
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      source += tokens[Int(state >> 33) % tokens.count] + (state & 0x1000_0000 == 0 ? " " : "\n")
    }
    let reading = read(source)
    let decoded = try Reading(decoding: reading.encoded(), fileIndex: 0, text: source)
    #expect(dump(decoded.file, showsPlaces: true) == dump(reading.file, showsPlaces: true))
  }
}
