import SceneFiles
import TraceText

/// The words of a page around its figures, in one language: `texts/en.json` of the templates.
package struct PageTexts: Sendable {
  /// In the file's order.
  package let all: [(key: String, text: String)]

  package init(_ language: Language, _ templates: Templates) throws(TemplateProblem) {
    let path = "texts/\(language.rawValue).json"
    let (document, diagnostics) = JSONDocument.parse(Array(try templates.text(path).utf8), file: path)
    if let first = diagnostics.first { throw TemplateProblem(file: path, message: first.text) }
    guard let root = document.root, document.kind(of: root) == .object else {
      throw TemplateProblem(file: path, message: "an object with texts was expected")
    }
    all = document.members(of: root).compactMap { member in
      guard let key = document.string(member.key), let text = document.string(member.value) else { return nil }
      return (key, text)
    }
  }

  /// The text of a key; empty where the file has none.
  package subscript(key: String) -> String { all.first { $0.key == key }?.text ?? "" }

  package var values: TemplateValue { .object(all.map { TemplateValue.Member(key: $0.key, value: .text($0.text)) }) }
}
