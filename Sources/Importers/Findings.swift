import SceneFiles

/// What an importer has to say about a file, in the order of finding it.
struct Findings {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private var counts: [String: Int] = [:]

  /// How many findings of one rule are told one by one.
  private static let mostOfOneRule = 25

  init(file: String) { self.file = file }

  var hasError: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func warn(_ ruleID: String, at position: TextPosition?, _ message: String, help: String? = nil) {
    add(.warning, ruleID, position, message, help)
  }

  mutating func note(_ ruleID: String, at position: TextPosition? = nil, _ message: String, help: String? = nil) {
    add(.note, ruleID, position, message, help)
  }

  /// What makes the file unusable.
  mutating func refuse(_ ruleID: String, at position: TextPosition? = nil, _ message: String, help: String) {
    add(.error, ruleID, position, message, help)
  }

  mutating func add(_ other: [Diagnostic]) { diagnostics += other }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ ruleID: String, _ position: TextPosition?, _ message: String, _ help: String?
  ) {
    counts[ruleID, default: 0] += 1
    guard counts[ruleID]! <= Self.mostOfOneRule else { return }
    diagnostics.append(
      Diagnostic(
        ruleID: ruleID, severity: severity, file: file, position: position, message: message, help: help))
  }

  /// All of them, with a last one for each rule that was broken too often to be told each time.
  var all: [Diagnostic] {
    var result = diagnostics
    for (ruleID, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostOfOneRule {
      result.append(
        Diagnostic(
          ruleID: ruleID, severity: .warning, file: file, message: "… and \(count - Self.mostOfOneRule) more of these"))
    }
    return result
  }
}
