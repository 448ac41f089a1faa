import TraceText

extension SceneSchema {
  /// Writes what a shape demands, as members of the object that is open.
  mutating func write(_ shape: Shape) {
    switch shape {
    case .text:
      json.member("type", "string")
      json.member("pattern", Self.showable)
    case .name:
      json.member("type", "string")
      json.member("minLength", 1)
      json.member("pattern", Self.showable)
    case .bool: json.member("type", "boolean")
    case .yes: json.member("const", true)
    case .null: json.member("type", "null")
    case .number(let range): write(range)
    case .word(let words): write(words: words)
    case .numbers(let items): write(numbers: items)
    case .list(let element, let least):
      json.member("type", "array")
      writeSchema(of: element, as: "items")
      if least > 0 { json.member("minItems", Double(least)) }
    case .object(let kind): writeReference(to: kind.rawValue)
    case .map(let value):
      json.member("type", "object")
      writeSchema(of: .name, as: "propertyNames")
      writeSchema(of: value, as: "additionalProperties")
    case .either(let shapes):
      json.key("anyOf")
      json.beginArray()
      for shape in shapes { writeSchema(of: shape) }
      json.end()
    case .nested(let nested): writeReference(to: nested.rawValue)
    }
  }

  /// All characters but those that XML cannot hold.
  private static let showable = "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\uFFFE\\uFFFF]*$"

  private mutating func writeSchema(of shape: Shape, as key: String? = nil) {
    if let key { json.key(key) }
    json.beginObject()
    write(shape)
    json.end()
  }

  private mutating func write(_ range: NumberRange) {
    json.member("type", range.isWhole ? "integer" : "number")
    guard let bounds = range.bounds else { return }
    json.member("minimum", bounds.lowerBound)
    json.member("maximum", bounds.upperBound)
  }

  private mutating func write(words: [String]) {
    json.key("enum")
    json.beginArray(inline: true)
    for word in words { json.value(word) }
    json.end()
  }

  private mutating func write(numbers items: [(name: String, range: NumberRange)]) {
    json.member("type", "array")
    json.key("prefixItems")
    json.beginArray()
    for item in items {
      json.beginObject(inline: true)
      json.member("title", item.name)
      write(item.range)
      json.end()
    }
    json.end()
    json.member("minItems", Double(items.count))
    json.member("maxItems", Double(items.count))
  }
}
