import Platform
import SceneFiles

/// Findings that are known and not to be reported again: what `--reporter json` has written. A finding is known again by its
/// rule, its file and its view (or its message), wherever in the file it stands now.
struct Baseline {
  private var known: [String: Int] = [:]

  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileReading.contents(of: path)
    } catch {
      throw .file(error)
    }
    let (document, diagnostics) = JSONDocument.parse(bytes, file: path)
    guard let root = document.root, diagnostics.isEmpty else { throw .problems(diagnostics) }
    guard let list = document.member("diagnostics", of: root), document.kind(of: list) == .array else {
      throw .impossible("\(path) is no baseline: make one with `hitviz lint … --reporter json -o \(path)`")
    }
    for finding in document.elements(of: list) {
      func text(_ key: String) -> String? {
        document.member(key, of: finding).flatMap { document.string($0) }
      }
      known[Self.key(text("ruleId") ?? "", text("file") ?? "", text("view") ?? text("message") ?? ""), default: 0] += 1
    }
  }

  /// The findings that are not known.
  func new(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = known
    return diagnostics.filter { diagnostic in
      let key = Self.key(diagnostic.ruleID, diagnostic.file, diagnostic.view ?? diagnostic.message)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  private static func key(_ rule: String, _ file: String, _ subject: String) -> String {
    [rule, file, subject].joined(separator: "\u{0}")
  }
}
