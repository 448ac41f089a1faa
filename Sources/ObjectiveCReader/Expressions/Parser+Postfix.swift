import OverrideCode

extension Parser {
  /// A primary expression with the members, subscripts and calls behind it.
  mutating func parsePostfix() throws(ReadFailure) -> Expression {
    let start = index
    return try parsePostfix(of: try parsePrimary(), from: start)
  }

  mutating func parsePostfix(of base: Expression, from start: Int) throws(ReadFailure) -> Expression {
    var value = base
    while token.kind == .punctuator {
      switch token.text {
      case ".", "->":
        advance()
        let name = try takeIdentifier("the name of a property")
        value = member(of: value, named: name, from: start)
      case "[":
        advance()
        let key = try parseExpression()
        try expect("]", "behind a subscript")
        value = Expression(.subscript(value, [Argument(key)]), at: range(from: start))
      case "(":
        value = call(value, with: try parseArguments(), from: start)
      case "++":
        advance()
        value = Expression(.unary(.postIncrement, value), at: range(from: start))
      case "--":
        advance()
        value = Expression(.unary(.postDecrement, value), at: range(from: start))
      default:
        return value
      }
      try addLink()
    }
    return value
  }

  /// `UIButton.class` is the class itself.
  private func member(of base: Expression, named name: String, from start: Int) -> Expression {
    if name == "class", case .name(let type) = base.kind, Self.isCapitalized(type) {
      return Expression(.classReference(TypeName(type)), at: range(from: start))
    }
    return Expression(.member(base, name), at: range(from: start))
  }

  /// A name that is called may be a C function or a block in a variable; any other value is a block.
  private func call(_ callee: Expression, with arguments: [Argument], from start: Int) -> Expression {
    if case .name(let name) = callee.kind {
      let call = Call(receiver: nil, baseName: name, arguments: arguments, name: name)
      return Expression(.call(call), at: range(from: start))
    }
    return Expression(.invoke(callee, arguments), at: range(from: start))
  }

  /// `(a, b)` of a call.
  mutating func parseArguments() throws(ReadFailure) -> [Argument] {
    try expect("(", "in front of arguments")
    var arguments: [Argument] = []
    while !at(")") {
      arguments.append(Argument(try parseAssignment()))
      guard take(",") || at(")") else {
        throw failure("expected ',' or ')' between arguments, found \(token.quoted)")
      }
    }
    advance()
    return arguments
  }

  static func isCapitalized(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }
}
