import HitTesting

/// The problems found in one file so far.
struct DiagnosticList {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  /// How many there were beyond those that are kept.
  private var dropped = 0

  /// A file can be wrong in a million places; nobody reads more than the first few.
  private static let mostKept = 1000
  private static let mostShown = 100

  init(file: String) { self.file = file }

  var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether one more problem is worth looking through so many candidates for what was meant. Wrong names in a large
  /// file must not cost the square of its size.
  func deservesSuggestion(among candidates: Int) -> Bool {
    !isFull && candidates * (diagnostics.count + 1) <= 100_000
  }

  var isFull: Bool { diagnostics.count >= Self.mostKept }

  mutating func add(
    _ ruleID: String, at position: TextPosition?, _ message: String, help: String? = nil, view: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    if isFull {
      dropped += 1
    } else {
      diagnostics.append(
        Diagnostic(
          ruleID: ruleID, file: file, position: position, message: message, help: help, view: view, notes: notes))
    }
  }

  mutating func add(_ other: DiagnosticList) {
    diagnostics += other.diagnostics
    dropped += other.dropped
  }

  /// The first of them in the order of the text, one for each place and message, with a last one that says how
  /// many more there are.
  var sorted: [Diagnostic] {
    // Where places are the same, they stay in the order in which they were found.
    let all = diagnostics.stablySorted { Self.isBefore($0.position, $1.position) }
    var result: [Diagnostic] = []
    for diagnostic in all where result.last != diagnostic { result.append(diagnostic) }
    let more = result.count - Self.mostShown + dropped
    guard more > 0, result.count > Self.mostShown else { return result }
    result.removeLast(result.count - Self.mostShown)
    result.append(
      Diagnostic(ruleID: "more-errors", file: file, message: "… and \(more) more \(more == 1 ? "error" : "errors")"))
    return result
  }

  private static func isBefore(_ a: TextPosition?, _ b: TextPosition?) -> Bool {
    guard let a else { return b != nil }
    guard let b else { return false }
    return a < b
  }
}
