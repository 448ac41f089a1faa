import SceneFiles
import TraceText

/// SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), as code scanning reads it.
enum SARIFReporter {
  static func report(_ findings: Findings) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool(findings, &json)
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    for (index, diagnostic) in findings.diagnostics.enumerated() {
      write(diagnostic, occurrence(of: index, in: findings.diagnostics), findings.rules, &json)
    }
    json.end()
    json.end()
    json.end()
    json.end()
    return json.text
  }

  private static func writeTool(_ findings: Findings, _ json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "hitviz")
    json.member("semanticVersion", findings.toolVersion)
    json.key("rules")
    json.beginArray()
    for rule in findings.rules {
      json.beginObject()
      json.member("id", rule.id)
      writeText("shortDescription", rule.summary, &json)
      writeText("fullDescription", rule.reason, &json)
      writeText("help", rule.help + "\n\n" + rule.source, &json)
      json.key("defaultConfiguration")
      json.beginObject(inline: true)
      json.member("level", rule.severity.rawValue)
      json.end()
      json.end()
    }
    json.end()
    json.end()
    json.end()
  }

  private static func write(
    _ diagnostic: Diagnostic, _ occurrence: Int, _ rules: [Rule], _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("ruleId", diagnostic.ruleID)
    if let index = rules.firstIndex(where: { $0.id == diagnostic.ruleID }) { json.member("ruleIndex", Double(index)) }
    json.member("level", diagnostic.severity.rawValue)
    writeText("message", [diagnostic.message, diagnostic.help].compactMap(\.self).joined(separator: "\n"), &json)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject(inline: true)
    json.member("uri", uri(diagnostic.file))
    json.end()
    if let position = diagnostic.position {
      json.key("region")
      json.beginObject(inline: true)
      json.member("startLine", Double(position.line))
      json.member("startColumn", Double(position.column))
      json.end()
    }
    json.end()
    json.end()
    json.end()
    // A line that moves keeps its fingerprint: it is made of the rule, the view and the file.
    json.key("partialFingerprints")
    json.beginObject(inline: true)
    let identity = [diagnostic.ruleID, diagnostic.file, diagnostic.view ?? diagnostic.message, "\(occurrence)"]
    json.member("hitvizFinding/v1", fingerprint(identity.joined(separator: "\u{0}")))
    json.end()
    json.end()
  }

  private static func writeText(_ name: String, _ text: String, _ json: inout JSONWriter) {
    json.key(name)
    json.beginObject(inline: true)
    json.member("text", text)
    json.end()
  }

  /// How many findings of the same rule about the same thing came before.
  private static func occurrence(of index: Int, in diagnostics: [Diagnostic]) -> Int {
    let own = diagnostics[index]
    return diagnostics[..<index].count {
      $0.ruleID == own.ruleID && $0.file == own.file && $0.view == own.view
        && (own.view != nil || $0.message == own.message)
    }
  }

  /// The path as a relative reference (RFC 3986): every byte that is not allowed there is percent-encoded.
  private static func uri(_ path: String) -> String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let encoded = path.utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    .joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// FNV-1a, 64 bits: short, stable from run to run.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
