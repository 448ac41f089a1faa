import SceneFiles
import TraceText

/// Version 1 of hitviz's own JSON for findings.
enum JSONReporter {
  static func report(_ findings: Findings) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("diagnostics")
    json.beginArray()
    for diagnostic in findings.diagnostics {
      json.beginObject()
      json.member("ruleId", diagnostic.ruleID)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("file", diagnostic.file)
      json.member("line", diagnostic.position.map { Double($0.line) })
      json.member("column", diagnostic.position.map { Double($0.column) })
      json.member("message", diagnostic.message)
      json.member("view", diagnostic.view)
      json.member("help", diagnostic.help)
      json.end()
    }
    json.end()
    json.end()
    return json.text
  }
}
