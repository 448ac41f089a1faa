/// Checks values of a file against their shapes and reports what does not fit, each value once.
struct ShapeChecker {
  let document: JSONDocument
  var problems: DiagnosticList
  /// Elements of arrays that were reported; those around them can still be used.
  private var rejected: Set<JSONNode> = []

  init(document: JSONDocument, problems: DiagnosticList) {
    self.document = document
    self.problems = problems
  }

  /// Whether the value has the shape. Objects with rules of their own and shapes that may hold themselves are only
  /// looked at from outside: their reader opens them.
  ///
  /// - Parameter name: what the value is called in a message.
  mutating func check(_ node: JSONNode, _ shape: Shape, as name: String) -> Bool {
    let kind = document.kind(of: node)
    guard kind != .unreadable else { return false }
    switch shape {
    case .either(let shapes):
      guard let fitting = shapes.first(where: { $0.admits(kind) }) else { return refuse(node, shape, as: name) }
      return check(node, fitting, as: name)
    case .nested(let nested):
      return nested.shape.admits(kind) || refuse(node, shape, as: name)
    case _ where !shape.admits(kind):
      return refuse(node, shape, as: name)
    case .text, .name, .word:
      return checkString(node, shape, as: name)
    case .yes:
      return document.bool(node) == true || refuse(node, shape, as: name)
    case .number(let range):
      return checkNumber(node, range, as: name)
    case .numbers(let items):
      return checkNumbers(node, items, shape, as: name)
    case .list(let element, let least):
      return checkList(node, of: element, atLeast: least, shape, as: name)
    case .map:
      return true
    case .bool, .null, .object:
      return true
    }
  }

  /// The elements of an array that fit.
  func elements(of node: JSONNode) -> [JSONNode] {
    document.elements(of: node).filter { !rejected.contains($0) }
  }

  // MARK: Kinds of values

  private mutating func checkString(_ node: JSONNode, _ shape: Shape, as name: String) -> Bool {
    let text = document.string(node) ?? ""
    guard isShowable(text, at: node, as: name) else { return false }
    switch shape {
    case .name where text.isEmpty:
      report("empty-name", at: node, "\(name) must not be empty")
      return false
    case .word(let words) where !words.contains(text):
      report(
        "unknown-value", at: node, "\(name) must be \(shape.expectation), not \(quoted(text))",
        help: problems.isFull ? nil : Suggestion.question(for: text, among: words))
      return false
    default:
      return true
    }
  }

  /// Whether a picture can show the text: XML has no place for most control characters, not even escaped.
  mutating func isShowable(_ text: String, at node: JSONNode, as name: String) -> Bool {
    guard let scalar = text.unicodeScalars.first(where: { !Self.isShowable($0) }) else { return true }
    var code = String(scalar.value, radix: 16, uppercase: true)
    while code.utf8.count < 4 { code = "0" + code }
    report(
      "unshowable-character", at: node, "\(name) has the character U+\(code), which no picture can show",
      help: "leave it out")
    return false
  }

  /// https://www.w3.org/TR/xml/#charsets
  private static func isShowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private mutating func checkNumber(_ node: JSONNode, _ range: NumberRange, as name: String) -> Bool {
    let number = document.number(node) ?? 0
    if range.contains(number) { return true }
    let numeral = document.numeral(node)
    if number.magnitude > Limits.coordinate, number.isFinite, range != .count {
      report("out-of-range", at: node, "\(name) is \(numeral), and geometry ends at 1e15 and -1e15")
    } else if number.isFinite {
      report("out-of-range", at: node, "\(name) must be \(range.expectation), not \(numeral)")
    } else if numeral.utf8.contains(where: ASCII.isDigit) {
      report(
        "not-finite", at: node, "\(name) must be \(range.expectation), and \(quoted(numeral)) is too large for any")
    } else {
      report(
        "not-finite", at: node, "\(name) must be \(range.expectation), not \(numeral)", help: "numbers must be finite")
    }
    return false
  }

  private mutating func checkNumbers(
    _ node: JSONNode, _ items: [(name: String, range: NumberRange)], _ shape: Shape, as name: String
  ) -> Bool {
    guard document.count(of: node) == items.count else { return refuse(node, shape, as: name, rule: "wrong-count") }
    var isGood = true
    for (element, item) in zip(document.elements(of: node), items) {
      if !check(element, .number(item.range), as: "\(item.name) in \(name)") { isGood = false }
    }
    return isGood
  }

  private mutating func checkList(
    _ node: JSONNode, of element: Shape, atLeast least: Int, _ shape: Shape, as name: String
  ) -> Bool {
    guard document.count(of: node) >= least else { return refuse(node, shape, as: name, rule: "wrong-count") }
    for child in document.elements(of: node) where !check(child, element, as: "an element of \(name)") {
      rejected.insert(child)
    }
    return true
  }

  // MARK: Reports

  private mutating func refuse(
    _ node: JSONNode, _ shape: Shape, as name: String, rule: String = "wrong-type"
  ) -> Bool {
    report(
      rule, at: node, "\(name) must be \(shape.expectation), not \(document.description(of: node))",
      help: hint(node, shape))
    return false
  }

  /// What to do about a mistake that is often made.
  private func hint(_ node: JSONNode, _ shape: Shape) -> String? {
    guard let text = document.string(node) else { return nil }
    switch shape {
    case .bool where text == "true" || text == "false": return "leave out the quotation marks"
    case .number where JSONNumber.value(of: Array(text.utf8)[...]) != nil: return "leave out the quotation marks"
    default: return nil
    }
  }

  mutating func report(
    _ rule: String, at node: JSONNode, _ message: String, help: String? = nil, view: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    problems.add(rule, at: document.position(of: node), message, help: help, view: view, notes: notes)
  }
}
