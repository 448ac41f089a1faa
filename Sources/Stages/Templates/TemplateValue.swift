/// What a template is filled with.
package indirect enum TemplateValue: Sendable {
  case text(String)
  case bool(Bool)
  case list([TemplateValue])
  case object([Member])

  package struct Member: Sendable {
    package let key: String
    package let value: TemplateValue

    package init(key: String, value: TemplateValue) {
      self.key = key
      self.value = value
    }
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
