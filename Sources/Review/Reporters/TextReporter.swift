import SceneFiles
import TraceText

/// `file:line:column: severity: message [rule-id]`, as editors and compilers do.
enum TextReporter {
  static func report(_ findings: Findings) -> String {
    findings.diagnostics.map { $0.text + "\n" }.joined()
  }
}
