import SceneFiles
import TraceText

/// `course.json`: what a course consists of.
///
///     { "title": { "en": "…", "zh-Hans": "…" }, "languages": ["en", "zh-Hans"], "lessons": ["back-to-front"] }
///
/// A lesson's text in a language is `LANGUAGE/LESSON.md` beside the file, the glossary `LANGUAGE/glossary.md`,
/// and `LANGUAGE/touches.json` has names of touches (`TouchNames`).
struct CourseFile {
  static let name = "course.json"
  private static let keys = ["title", "languages", "lessons"]
  /// Pages of every course.
  private static let otherPages = ["index", "glossary"]

  private(set) var languages: [Language] = []
  private(set) var titles: [Language: String] = [:]
  private(set) var lessons: [String] = []

  /// - Throws: everything that is wrong with the file.
  init(_ bytes: [UInt8], path: String) throws(CourseProblems) {
    var json = try CourseJSON(bytes, path: path)
    let (document, root) = (json.document, json.root)
    func texts(_ key: String) -> [(text: String, node: JSONNode)] {
      guard let node = document.member(key, of: root), document.kind(of: node) == .array, document.count(of: node) > 0
      else {
        json.report("`\(key)` must be an array of strings that is not empty", at: root)
        return []
      }
      return document.elements(of: node).compactMap { element in
        guard let text = document.string(element) else {
          json.report("an element of `\(key)` must be a string", at: element)
          return nil
        }
        return (text, element)
      }
    }

    for (key, _) in document.members(of: root) {
      let name = document.string(key) ?? ""
      guard !Self.keys.contains(name) else { continue }
      let help = Suggestion.question(for: name, among: Self.keys).map { "; " + $0 } ?? ""
      json.report("the file has no key \(quoted(name))\(help) (valid: \(Self.keys.joined(separator: ", ")))", at: key)
    }
    for (text, node) in texts("languages") {
      guard let language = Language(rawValue: text) else {
        let valid = Language.allCases.map { $0.rawValue }.joined(separator: ", ")
        json.report("\(quoted(text)) is no language of hitviz (valid: \(valid))", at: node)
        continue
      }
      guard !languages.contains(language) else {
        json.report("\(quoted(text)) is given twice", at: node)
        continue
      }
      languages.append(language)
    }
    for (text, node) in texts("lessons") {
      if text.isEmpty || text.contains("/") || text.hasPrefix(".") || lessons.contains(text) {
        json.report("a lesson is named once, by its file without folder and extension, not \(quoted(text))", at: node)
      } else if Self.otherPages.contains(text) {
        json.report("the course has a page \(quoted(text)) of its own; give the lesson another name", at: node)
      } else if let character = text.first(where: { "?#%:*\"<>|\\&".contains($0) }) {
        json.report(
          "the name of a lesson, which becomes an address, cannot have \(quoted(String(character)))", at: node)
      } else {
        lessons.append(text)
      }
    }
    let title = document.member("title", of: root)
    for language in languages {
      guard let title, let node = document.member(language.rawValue, of: title), let text = document.string(node) else {
        json.report("`title` needs a text for \(language.rawValue)", at: title ?? root)
        continue
      }
      titles[language] = text
    }
    try json.finish()
  }
}

/// Why a course cannot be built; each with its place in a file.
public struct CourseProblems: Error, Sendable {
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
