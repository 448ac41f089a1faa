import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Review
import SceneFiles
import Testing

@Suite struct ReporterTests {
  private static let hostile = "a \"b\" <c> & | ]]> `d`\n::error::x, y: 100% \u{1}"
  private let findings = Findings(
    command: "lint", toolVersion: "1.2.3", files: ["a folder/scene.json", "fine.json"],
    diagnostics: [
      Diagnostic(
        ruleID: "small-target", severity: .warning, file: "a folder/scene.json",
        position: TextPosition(line: 3, column: 7), message: hostile, help: "enlarge it", view: "close"),
      Diagnostic(
        ruleID: "small-target", severity: .error, file: "a folder/scene.json", message: "again", view: "close"),
    ],
    rules: [
      Rule(
        id: "small-target", severity: .warning, summary: "Too small.", reason: "Fingers are wide.",
        source: "https://example.com/", help: "enlarge it")
    ])

  @Test func jsonKeepsEverything() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Reporter.json.report(findings).utf8)) as? [String: Any]
    let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 2)
    #expect(diagnostics[0]["message"] as? String == Self.hostile)
    #expect(diagnostics[0]["line"] as? Int == 3)
    #expect(diagnostics[0]["ruleId"] as? String == "small-target")
    #expect(diagnostics[1]["line"] is NSNull)
  }

  @Test func gitHubGetsOneCommandALine() {
    let lines = Reporter.github.report(findings).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::warning file=a folder/scene.json,line=3,col=7,title=small-target::a \"b\""))
    #expect(lines[0].hasSuffix("%0A::error::x, y: 100%25 \u{1}%0Aenlarge it"))
    #expect(lines[1] == "::error file=a folder/scene.json,title=small-target::again")
  }

  @Test func jUnitHasASuiteForEveryFile() throws {
    let xml = try XMLDocument(xmlString: Reporter.junit.report(findings))
    let suites = try xml.nodes(forXPath: "/testsuites/testsuite").compactMap { $0 as? XMLElement }
    #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == ["a folder/scene.json", "fine.json"])
    #expect(suites.map { $0.attribute(forName: "failures")?.stringValue } == ["2", "0"])
    #expect(try xml.nodes(forXPath: "//testcase[not(failure)]").count == 1)
    #expect(try xml.nodes(forXPath: "//failure[@type='warning']").count == 1)
  }

  @Test func markdownCannotBeBroken() {
    let rows = Reporter.markdown.report(findings).split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 2)
    #expect(rows[0].contains("&lt;c> &amp; \\| \\]\\]>"))
    #expect(
      Reporter.markdown.report(Findings(command: "lint", toolVersion: "1", files: [], diagnostics: [], rules: []))
        == "**hitviz lint**: no findings.\n")
  }

  @Test func sarifPointsAtRelativeFilesAndTellsFindingsApart() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Reporter.sarif.report(findings).utf8)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    let run = try #require((object?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "error"])
    #expect(results.allSatisfy { $0["ruleIndex"] as? Int == 0 })
    let text = Reporter.sarif.report(findings)
    #expect(text.contains("\"uri\": \"a%20folder/scene.json\""))
    #expect(text.contains("{\"startLine\": 3, \"startColumn\": 7}"))
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["hitvizFinding/v1"] }
    #expect(Set(prints).count == 2)
  }
}
