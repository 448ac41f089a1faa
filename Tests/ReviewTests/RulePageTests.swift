import Foundation
import Review
import Testing

/// `docs/rules` holds a page for every rule. After a change of a rule, run the tests with HITVIZ_WRITE_PAGES=1 to write them anew.
@Suite struct RulePageTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/rules").standardizedFileURL

  @Test func everyRuleHasItsPage() throws {
    if ProcessInfo.processInfo.environment["HITVIZ_WRITE_PAGES"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for page in RulePage.all {
        try page.text.write(to: folder.appendingPathComponent(page.file), atomically: true, encoding: .utf8)
      }
    }
    for page in RulePage.all {
      #expect(try String(contentsOf: folder.appendingPathComponent(page.file), encoding: .utf8) == page.text)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(RulePage.all.map(\.file)))
  }
}
