import OverrideCode

extension Parser {
  /// `[view hitTest:point withEvent:event]`, `[super layoutSubviews]`, `[UIButton class]`
  mutating func parseMessage() throws(ReadFailure) -> Expression {
    let start = index
    advance()
    let receiver = try parseReceiver()
    guard token.kind == .identifier || at(":") else {
      throw failure("expected a message behind its receiver, found \(token.quoted)")
    }
    var call = Call(receiver: receiver, baseName: token.text, arguments: [], name: "")
    if token.kind == .identifier, peek(1)?.isPunctuator("]") == true || peek(1) == nil {
      call.name = token.text
      advance()
    } else {
      try parseKeywordArguments(of: &call)
    }
    try expect("]", "at the end of a message")
    if call.name == "class", case .name(let type) = receiver.kind, Self.isCapitalized(type) {
      return Expression(.classReference(TypeName(type)), at: range(from: start))
    }
    return Expression(.call(call), at: range(from: start))
  }

  private mutating func parseReceiver() throws(ReadFailure) -> Expression {
    let start = index
    // `[NSMutableArray<UIView *> array]`
    if token.kind == .identifier, peek(1)?.isPunctuator("<") == true, Self.isCapitalized(token.text) {
      let name = token.text
      let isType = attempt { parser throws(ReadFailure) -> Bool? in
        guard let type = try parser.parseTypeSpecifier(), !type.arguments.isEmpty else { return nil }
        return parser.token.kind == .identifier ? true : nil
      }
      if isType == true { return Expression(.name(name), at: range(from: start)) }
    }
    return try parseExpression()
  }

  /// `hitTest:point withEvent:event`; a value list goes on behind commas, as in `stringWithFormat:@"%@", x`.
  private mutating func parseKeywordArguments(of call: inout Call) throws(ReadFailure) {
    var isFirst = true
    while token.kind == .identifier || at(":") {
      var label = ""
      if token.kind == .identifier {
        label = token.text
        advance()
      }
      try expect(":", "behind '\(label)' in a message")
      call.name += label + ":"
      if isFirst { call.baseName = label }
      call.arguments.append(Argument(label: isFirst ? nil : label, try parseAssignment()))
      while take(",") { call.arguments.append(Argument(try parseAssignment())) }
      isFirst = false
    }
  }
}
