import HitTesting
import Platform
import SceneFiles

/// What the touches of scenes are called in the language of a lesson: `LANGUAGE/touches.json`, an object with the scenes'
/// names as keys. Scenes are written once, and a lesson's text names touches as the scenes do.
///
///     { "tap on B1": "点按 B1" }
struct TouchNames {
  static let name = "touches.json"

  private let path: String
  private var entries: [(name: String, text: String, position: TextPosition)] = []

  /// No names of its own: touches are called as the scenes call them.
  init() { path = "" }

  /// - Throws: everything that is wrong with the file.
  init(_ bytes: [UInt8], path: String) throws(CourseProblems) {
    self.path = path
    var json = try CourseJSON(bytes, path: path)
    let (document, root) = (json.document, json.root)
    guard document.kind(of: root) == .object else {
      json.report("the file must be an object with the scenes' names of touches as keys", at: root)
      try json.finish()
      return
    }
    for (key, value) in document.members(of: root) {
      let name = document.string(key) ?? ""
      guard let text = document.string(value), !text.isEmpty else {
        json.report("the name of \(quoted(name)) must be a text", at: value)
        continue
      }
      if entries.contains(where: { $0.name == name }) {
        json.report("\(quoted(name)) is given twice", at: key)
      } else if entries.contains(where: { $0.text == text }) {
        json.report("\(quoted(text)) is the name of another touch already", at: value)
      } else {
        entries.append((name, text, document.position(of: key)))
      }
    }
    try json.finish()
  }

  /// The touch with its name in the lesson's language, and with that of the touch during which it begins.
  func translated(_ touch: Touch) -> Touch {
    var touch = touch
    touch.name = text(of: touch.name)
    touch.during = text(of: touch.during)
    return touch
  }

  private func text(of name: String?) -> String? {
    entries.first { $0.name == name }?.text ?? name
  }

  /// What is wrong with names that none of the lessons' scenes has.
  ///
  /// - Parameter used: the scenes' own names of their touches.
  func problems(where used: Set<String>) -> [Diagnostic] {
    entries.filter { !used.contains($0.name) }.map { entry in
      let help = Suggestion.question(for: entry.name, among: used.sorted()).map { "; " + $0 } ?? ""
      return Diagnostic(
        ruleID: "course", file: path, position: entry.position,
        message: "no lesson's scene has a touch \(quoted(entry.name))\(help)")
    }
  }
}
