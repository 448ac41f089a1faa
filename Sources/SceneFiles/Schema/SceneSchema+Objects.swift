import TraceText

extension SceneSchema {
  /// Writes the definition of one kind of object.
  mutating func write(_ kind: ObjectKind) {
    let shape = kind.shape
    json.key(kind.rawValue)
    json.beginObject()
    json.member("description", shape.documentation)
    json.member("type", "object")
    json.key("properties")
    json.beginObject()
    for rule in shape.ownRules {
      for name in rule.names { write(rule, as: name) }
    }
    json.end()
    json.member("additionalProperties", false)
    writeRequired(shape.required.map { shape.rules[$0].name })
    writeConditions(of: shape)
    json.end()
  }

  private mutating func write(_ rule: KeyRule, as name: String) {
    json.key(name)
    json.beginObject()
    json.member("description", name == rule.name ? rule.documentation : "The same as `\(rule.name)`.")
    write(rule.shape)
    if let text = rule.defaultValue {
      json.key("default")
      let (document, _) = JSONDocument.parse(Array(text.utf8), file: "")
      if let root = document.root { copy(root, of: document) }
    }
    json.end()
  }

  /// Writes what is not about a single key: alternatives, and keys with two names.
  private mutating func writeConditions(of shape: ObjectShape) {
    let twins = shape.ownRules.filter { !$0.synonyms.isEmpty }
    guard !shape.alternatives.isEmpty || !twins.isEmpty else { return }
    json.key("allOf")
    json.beginArray()
    if !shape.alternatives.isEmpty { write(alternatives: shape) }
    for rule in twins {
      json.beginObject(inline: true)
      json.key("not")
      json.beginObject()
      writeRequired(rule.names)
      json.end()
      json.end()
    }
    json.end()
  }

  private mutating func write(alternatives shape: ObjectShape) {
    json.beginObject()
    json.key("oneOf")
    json.beginArray()
    for group in shape.alternatives {
      let others = shape.alternatives.filter { $0 != group }.flatMap { $0 }.map { shape.rules[$0].name }
      json.beginObject(inline: true)
      writeRequired(group.map { shape.rules[$0].name })
      json.key("not")
      json.beginObject()
      json.key("anyOf")
      json.beginArray()
      for name in others {
        json.beginObject()
        writeRequired([name])
        json.end()
      }
      json.end()
      json.end()
      json.end()
    }
    json.end()
    json.end()
  }

  private mutating func writeRequired(_ names: [String]) {
    guard !names.isEmpty else { return }
    json.key("required")
    json.beginArray(inline: true)
    for name in names { json.value(name) }
    json.end()
  }

  /// Writes a small value of another document.
  private mutating func copy(_ node: JSONNode, of document: JSONDocument) {
    switch document.kind(of: node) {
    case .array:
      json.beginArray(inline: true)
      for element in document.elements(of: node) { copy(element, of: document) }
      json.end()
    case .object:
      json.beginObject(inline: true)
      for (key, value) in document.members(of: node) {
        json.key(document.string(key) ?? "")
        copy(value, of: document)
      }
      json.end()
    case .string: json.value(document.string(node))
    case .number: json.value(document.number(node))
    case .bool: json.value(document.bool(node) ?? false)
    case .null, .unreadable: json.value(nil as String?)
    }
  }
}
