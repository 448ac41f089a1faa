import HitTesting

/// A literal, or anything else that is the same every time.
final class ConstantNode: Node {
  let value: Value

  init(_ value: Value, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { value }
  override var isTelling: Bool { false }
}

/// `"at \(point)"`
final class InterpolationNode: Node {
  enum Part {
    case text(String)
    case value(Node)
  }

  let parts: [Part]

  init(_ parts: [Part], _ range: SourceRange) {
    self.parts = parts
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .value(let node):
        let value = try node.evaluate(frame)
        if case .string(let string) = value { text += string } else { text += frame.interpreter.text(value) }
      }
      // Strings that double in a loop would grow without bound.
      guard text.utf8.count < 1 << 20 else { throw OverrideCrash(message: "a string of more than a megabyte") }
    }
    return .string(text)
  }
}

/// `[a, b]`, `@[a, b]`, and C's `{a, b}`.
final class ArrayNode: Node {
  let elements: [Node]

  init(_ elements: [Node], _ range: SourceRange) {
    self.elements = elements
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.evaluate(frame)) }
    return .array(ArrayValue(values))
  }
}

final class DictionaryNode: Node {
  let entries: [(key: Node, value: Node)]

  init(_ entries: [(key: Node, value: Node)], _ range: SourceRange) {
    self.entries = entries
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let dictionary = DictionaryValue()
    for (key, value) in entries {
      let key = try key.evaluate(frame)
      dictionary[key] = try value.evaluate(frame)
    }
    return .dictionary(dictionary)
  }
}

final class TupleNode: Node {
  let elements: [Node]
  let labels: [String?]

  init(_ elements: [Node], labels: [String?], _ range: SourceRange) {
    self.elements = elements
    self.labels = labels
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    var values: [Value] = []
    for element in elements { values.append(try element.evaluate(frame)) }
    return .tuple(TupleValue(values, labels: labels))
  }
}

/// `(CGPoint){.x = 1, .y = 2}`: the fields that are not named are zero.
final class CompoundLiteralNode: Node {
  let kind: ValueKind
  let fields: [(name: MemberName?, value: Node)]

  init(_ kind: ValueKind, _ fields: [(name: MemberName?, value: Node)], _ range: SourceRange) {
    self.kind = kind
    self.fields = fields
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    if fields.contains(where: { $0.name != nil }) {
      var value = kind.zero
      for (name, node) in fields {
        guard let name else { continue }
        let field = try node.evaluate(frame)
        _ = try frame.interpreter.setField(name, of: &value, to: field)
      }
      return value
    }
    var values: [Value] = []
    for (_, node) in fields { values.append(try node.evaluate(frame)) }
    let list = Value.array(ArrayValue(values))
    switch kind {
    case .point: return .point(try list.point())
    case .size: return .size(try list.size())
    case .rect: return .rect(try list.rect())
    case .insets: return .insets(try list.insets())
    case .transform:
      guard values.count == 6 else { return list }
      return .transform(
        AffineTransform(
          a: try values[0].number(), b: try values[1].number(), c: try values[2].number(), d: try values[3].number(),
          tx: try values[4].number(), ty: try values[5].number()))
    default: return list
    }
  }
}

/// `{ $0.isHidden }`, `^BOOL(UIView *v) { … }`
final class ClosureNode: Node {
  let code: Code
  /// The values that the closure keeps as they are now, and the slots of its frame that they go to.
  let captures: [Node]

  init(_ code: Code, captures: [Node], _ range: SourceRange) {
    self.code = code
    self.captures = captures
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    guard !captures.isEmpty else {
      return .closure(ClosureValue(.code(code, outer: frame.captured(), subject: frame.subject)))
    }
    // Captured values live in a frame of their own between the closure's and the one around it.
    let between = Frame(frame.interpreter.captureCode(count: captures.count), frame.interpreter)
    for (index, capture) in captures.enumerated() { between.slots[index] = try capture.evaluate(frame) }
    between.outer = frame.captured()
    between.subject = frame.subject
    return .closure(ClosureValue(.code(code, outer: between, subject: frame.subject)))
  }

  override var isTelling: Bool { false }
}

/// `({ …; value; })`, and Swift's `if` and `switch` as expressions.
final class StatementsNode: Node {
  let statements: [StatementNode]
  /// The slot that the value of the last expression statement goes to.
  let slot: Int

  init(_ statements: [StatementNode], slot: Int, _ range: SourceRange) {
    self.statements = statements
    self.slot = slot
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    frame.slots[slot] = .null
    _ = try statements.execute(frame)
    return frame.slots[slot]
  }
}

/// What the reader could not read.
final class UnreadableNode: Node {
  let reason: String

  init(_ reason: String, _ range: SourceRange) {
    self.reason = reason
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    throw frame.interpreter.crash("cannot run this: \(reason)", at: range)
  }
}
