import HitTesting
import SceneFiles
import Testing

@testable import Importers

/// Input that is made to hurt: it costs its own rows, and nothing else.
@Suite struct HostileInputTests {
  private func read(_ text: String) -> Importer.Result { Importer.read(.file(Array(text.utf8)), file: "x") }

  @Test func billionLaughsAreCutOff() {
    var entities = #"<!ENTITY a0 "ha">"#
    for level in 1...12 {
      let inner = String(repeating: "&a\(level - 1);", count: 10)
      entities += "<!ENTITY a\(level) \"\(inner)\">"
    }
    let result = read(
      """
      <?xml version="1.0"?><!DOCTYPE AppiumAUT [\(entities)]>
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="10" height="10"/><X label="&a12;"/></AppiumAUT>
      """)
    #expect(result.scene?.hierarchy.views.last?.className == "XCUIElementTypeApplication")
    #expect(result.diagnostics.contains { $0.ruleID == "cut-file" })
  }

  @Test func externalEntitiesAreNotLoaded() {
    let result = read(
      """
      <?xml version="1.0"?><!DOCTYPE AppiumAUT [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
      <AppiumAUT><XCUIElementTypeButton label="a" x="0" y="0" width="10" height="10">&secret;</XCUIElementTypeButton></AppiumAUT>
      """)
    #expect(result.scene?.hierarchy.views.last?.label == "a")
  }

  @Test func namesKeepNoInvisibleCharacters() {
    let result = read(
      "<UIView: 0x1; frame = (0 0; 9 9); text = 'a\u{202E}b\u{0}c<script>\u{1F469}\u{200D}\u{1F52C}'; layer = <CALayer: 0x2>>"
    )
    #expect(result.scene?.hierarchy.views.last?.name == "ab c<script>\u{1F469}\u{200D}\u{1F52C}")
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000) + String(repeating: ">", count: 100_000),
    String(repeating: "<", count: 100_000), String(repeating: "<A: 0x1; frame", count: 10_000),
    String(repeating: "'>", count: 100_000),
    String(repeating: "|", count: 100_000) + "<UIView: 0x1; frame = (0 0; 1 1)>",
    "<UIView: 0x1; frame = (0 0; 1 1); text = '" + String(repeating: "';", count: 50_000),
    String(repeating: "{\"children\":[", count: 50_000) + "\"rendering_system\" \"windows\"",
    String(repeating: "\\n|", count: 50_000) + "<",
  ])
  func oddRunsOfCharactersEnd(_ text: String) {
    _ = read(text)
    _ = read("<UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n   | " + text)
  }

  @Test func aDeepHierarchyIsCutWhereScenesEnd() {
    var text = ""
    for depth in 0..<3000 {
      text += String(repeating: "| ", count: depth) + "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n"
    }
    let result = read(text)
    #expect(result.diagnostics.contains { $0.ruleID == "too-deep" })
    #expect(result.scene?.hierarchy.views.count == 1501)
  }

  @Test func manyRowsAreAllRead() {
    var text = "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>\n"
    for row in 0..<20_000 {
      text += String(repeating: "   | ", count: row % 9 + 1)
      text += "<UIView: 0x\(row); frame = (\(row % 300) 0; 10 10); autoresize = W+H; layer = <CALayer: 0x2>>\n"
    }
    let result = read(text)
    #expect(result.scene?.hierarchy.views.count == 20_001)
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func wrongNumbersAreBroughtIntoRange() throws {
    let result = read("<UIView: 0x1; frame = (1e300 0; -10 20); alpha = 7; layer = <CALayer: 0x2>>")
    let view = try #require(result.scene?.hierarchy.views.last)
    #expect(view.alpha == 1 && view.bounds.size == Size(width: 10, height: 20) && view.center.x == 1e12)
    #expect(result.diagnostics.contains { $0.ruleID == "out-of-range" })
  }

  @Test func countlessWarningsAreCounted() {
    let rows = (0..<60).map { _ in "   | what\n" }.joined()
    let result = read(
      "<UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>\n" + rows + "   | <UIView: 0x2; frame = (0 0; 1 1)>")
    let warnings = result.diagnostics.filter { $0.severity == .warning }
    #expect(warnings.count == 26)
    #expect(warnings.last?.message == "… and 35 more of these")
  }
}
