extension Shape {
  /// Whether a value of the kind may have the shape.
  func admits(_ kind: JSONDocument.Kind) -> Bool {
    switch self {
    case .text, .name, .word: kind == .string
    case .bool, .yes: kind == .bool
    case .null: kind == .null
    case .number: kind == .number
    case .numbers, .list: kind == .array
    case .object, .map: kind == .object
    case .either(let shapes): shapes.contains { $0.admits(kind) }
    case .nested(let nested): nested.shape.admits(kind)
    }
  }
}

extension JSONDocument {
  /// What a value is, for a message: "the string `half`".
  func description(of node: JSONNode) -> String {
    switch kind(of: node) {
    case .object: return "an object"
    case .array:
      let count = count(of: node)
      return count == 0 ? "an empty array" : "an array of \(count) \(count == 1 ? "value" : "values")"
    case .string: return "the string \(quoted(string(node) ?? ""))"
    case .number: return "the number \(numeral(node))"
    case .bool: return bool(node) == true ? "true" : "false"
    case .null: return "null"
    case .unreadable: return "something unreadable"
    }
  }
}
