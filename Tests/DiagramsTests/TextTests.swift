import Testing

@testable import Diagrams

@Suite struct TextTests {
  @Test(arguments: [
    ("", 0.0), ("a", 5.7), ("視圖", 20), ("👍", 13), ("👨‍👩‍👧‍👦", 13), ("e\u{301}", 5.7), ("سلام", 28), ("\u{200B}", 0),
  ])
  func widths(text: String, width: Double) {
    #expect(abs(TextWidth.of(text, size: 10) - width) < 1.2)
  }

  @Test(arguments: [
    "short", String(repeating: "long ", count: 100), String(repeating: "視", count: 200),
    String(repeating: "👨‍👩‍👧‍👦", count: 50), String(repeating: "W", count: 1_000_000),
    "a" + String(repeating: "\u{301}", count: 5000), String(repeating: "م", count: 500), "", "…",
  ])
  func shortenedTextFits(text: String) {
    for limit in [0.0, 12, 60, 200] {
      let short = text.shortened(to: limit, size: 11)
      #expect(TextWidth.of(short, size: 11) <= max(limit, TextWidth.of("…", size: 11)))
      #expect(short.unicodeScalars.count < 1000)
    }
  }

  @Test func shorteningKeepsBothEnds() {
    let short = "accountSettingsNotificationsSwitch".shortened(to: 120, size: 11)
    #expect(short.hasPrefix("account"))
    #expect(short.hasSuffix("tch"))
    #expect(short.contains("…"))
    #expect("fits".shortened(to: 120, size: 11) == "fits")
  }

  @Test(
    arguments: [
      ("one two three", 60.0, ["one two", "three"]), ("one", 5, ["one"]), ("one two", 200, ["one two"]),
      ("a b c d e f g h i", 10, ["a", "b", "c d e f g h i"]), ("", 10, [""]),
      ("没有目标也没有第一响应者", 70, ["没有目标也没", "有第一响应者"]), ("目标、动作", 22, ["目", "标、", "动作"]),
    ] as [(String, Double, [String])])
  func wrapping(text: String, limit: Double, lines: [String]) {
    #expect(text.wrapped(to: limit, size: 11) == lines)
  }

  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("]]>", "]]&gt;"), ("\0\u{1B}\u{7F}", "␀␛␡"),
    ("\t\r\n", "&#9;&#13;&#10;"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("視圖 👍", "視圖 👍"),
  ])
  func xml(text: String, escaped: String) {
    #expect(XML.escape(text) == escaped)
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-1.25, "-1.25"), (0.004, "0"), (-0.006, "-0.01"), (12.05, "12.05"),
    (1e300, "1000000000"),
    (.nan, "0"), (-.infinity, "0"),
  ])
  func numbers(number: Double, text: String) {
    #expect(number.svg == text)
  }
}
