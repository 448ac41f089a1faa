extension Shape {
  /// What is expected, in words: "a number from 0 to 1".
  var expectation: String {
    switch self {
    case .text: "a string"
    case .name: "a string that is not empty"
    case .bool: "true or false"
    case .yes: "true"
    case .null: "null"
    case .number(let range): range.expectation
    case .word(let words): (words.count == 1 ? "" : "one of ") + words.map { "`\($0)`" }.joined(separator: ", ")
    case .numbers(let items):
      "an array of \(items.count) numbers [" + items.map { $0.name }.joined(separator: ", ") + "]"
    case .list(let element, 0): "an array, each element \(element.expectation)"
    case .list(let element, let least): "an array of at least \(least), each \(element.expectation)"
    case .object(let kind): kind.shape.title
    case .map: "an object"
    case .either(let shapes): Self.alternatives(shapes.map { $0.expectation })
    case .nested(let nested): nested.expectation
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension NestedShape {
  var expectation: String {
    switch self {
    case .outlet: "a view's name, null, an object that is no view, or an array of these"
    case .value: "a value for overrides"
    }
  }
}

extension NumberRange {
  var expectation: String {
    switch self {
    case .coordinate, .finite: "a number"
    case .length: "a number that is not negative"
    case .count: "a whole number from 1 to 100"
    case .fraction: "a number from 0 to 1"
    }
  }
}
