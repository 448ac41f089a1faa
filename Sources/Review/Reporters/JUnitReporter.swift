import Diagrams
import SceneFiles

/// JUnit's XML, as CI servers read it: a test suite for every file, a failed test case for every finding, one that passed for a
/// file without findings.
enum JUnitReporter {
  static func report(_ findings: Findings) -> String {
    var byFile: [String: [Diagnostic]] = [:]
    for diagnostic in findings.diagnostics { byFile[diagnostic.file, default: []].append(diagnostic) }
    // Overrides stand in files of their own, which nobody named on the command line.
    let others = byFile.keys.filter { !findings.files.contains($0) }.sorted()
    let suites = (findings.files + others).map { suite(of: $0, byFile[$0] ?? [], findings.command) }
    let failures = findings.diagnostics.count
    let tests = (findings.files + others).reduce(0) { $0 + max(1, byFile[$1]?.count ?? 0) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="hitviz \(findings.command)" tests="\(tests)" failures="\(failures)" errors="0">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private static func suite(of file: String, _ diagnostics: [Diagnostic], _ command: String) -> String {
    let name = XML.escape(file)
    let cases =
      diagnostics.isEmpty
      ? ["    <testcase classname=\"\(name)\" name=\"\(command)\"/>"]
      : zip(diagnostics, caseNames(of: diagnostics)).map { diagnostic, caseName in
        """
            <testcase classname="\(name)" name="\(XML.escape(caseName))">
              <failure type="\(diagnostic.severity.rawValue)" message="\(XML.escape(diagnostic.message))">\
        \(XML.escape(diagnostic.text))</failure>
            </testcase>
        """
      }
    return """
        <testsuite name="\(name)" tests="\(cases.count)" failures="\(diagnostics.count)" errors="0">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  /// The rules with their places. Servers tell a suite's cases apart by their names, so that what is found several times at
  /// one place is numbered.
  private static func caseNames(of diagnostics: [Diagnostic]) -> [String] {
    var counts: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let name = diagnostic.ruleID + (diagnostic.position.map { " (\($0.line):\($0.column))" } ?? "")
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) #\(counts[name]!)"
    }
  }
}
