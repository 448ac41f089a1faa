/// What a template is filled with.
indirect enum TemplateValue {
  case text(String)
  case bool(Bool)
  case list([TemplateValue])
  case object([Member])

  struct Member {
    let key: String
    let value: TemplateValue
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
