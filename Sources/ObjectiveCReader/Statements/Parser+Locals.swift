import OverrideCode

extension Parser {
  /// `CGRect a = self.bounds, b;`, `UIView *targets[] = {x, y};`, `static dispatch_once_t once;` with the `;`; nil where
  /// an expression stands here.
  mutating func parseLocalDeclaration() throws(ReadFailure) -> [Statement]? {
    let start = index
    var isStatic = false
    var isConstant = false
    while token.kind == .identifier, token.text == "static" || Words.typeQualifiers.contains(token.text) {
      if token.text == "static" { isStatic = true }
      if token.text == "const" || token.text == "constexpr" { isConstant = true }
      advance()
    }
    let isCertain =
      isStatic || isConstant || Words.plainTypes.contains(token.text) || Words.arithmeticTypes.contains(token.text)
    guard let specifier = try parseTypeSpecifier() else { return nil }
    if peekBack?.text == "const" { isConstant = true }
    var statements: [Statement] = []
    repeat {
      let first = statements.isEmpty ? start : index
      let (name, type) = try parseDeclarator(of: specifier)
      guard let name else { return nil }
      if at("("), let arguments = try parseConstructorArguments(of: specifier) {
        // A lock that is held until the end of the scope changes nothing here.
        if Self.scopedLocks.contains(specifier.name) { return [] }
        let call = Call(receiver: nil, baseName: specifier.name, arguments: arguments, name: specifier.name)
        let value = Expression(.call(call), at: range(from: first))
        let variable = Variable(.name(name.text), type: type, initialValue: value, isConstant: isConstant)
        return [Statement(.variable(variable), at: range(from: first))]
      }
      var variable = Variable(.name(name.text), type: type, isConstant: isConstant, isStatic: isStatic)
      guard at("=") || at(",") || at(";") || isCertain || (type.isPointer && at("{")) else { return nil }
      if take("=") || at("{") {
        // From here on it is a declaration, so a failure in the value must not be taken for another expression.
        variable.initialValue = try parseInitialValue(of: type)
      }
      statements.append(Statement(.variable(variable), at: range(from: first)))
    } while take(",")
    try expectSemicolon()
    return statements
  }

  private static let scopedLocks: Set<String> = ["std::lock_guard", "std::unique_lock", "std::scoped_lock"]

  /// `(mutex);` of C++'s `std::lock_guard<std::mutex> lock(mutex);`; nil for a type of C.
  private mutating func parseConstructorArguments(of type: TypeName) throws(ReadFailure) -> [Argument]? {
    guard type.name.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let arguments = try parseArguments()
    try expectSemicolon()
    return arguments
  }

  private var peekBack: Token? { index > 0 ? tokens[index - 1] : nil }

  /// The value, or an `unreadable` in its place.
  private mutating func parseInitialValue(of type: TypeName) throws(ReadFailure) -> Expression {
    let start = index
    do {
      return try parseInitializer(of: type)
    } catch {
      warn(error.message, at: error.range)
      index = max(index, start)
      while index < end, !at(";"), !at("}") { skipToken() }
      return Expression(.unreadable(error.message), at: error.range)
    }
  }

  /// What follows the `=` of a declaration: an expression, or a list in braces.
  mutating func parseInitializer(of type: TypeName) throws(ReadFailure) -> Expression {
    guard at("{") else { return try parseAssignment() }
    return try parseInitializerList(of: type)
  }

  /// `{a, b}` for a C array, `{1, 2}` or `{.x = 1}` for a structure.
  mutating func parseInitializerList(of type: TypeName?) throws(ReadFailure) -> Expression {
    try nested { parser throws(ReadFailure) in
      let start = parser.index
      try parser.expect("{", "in front of a list of values")
      let elementType = type?.name == "Array" ? type?.arguments.first : nil
      var elements: [Argument] = []
      while !parser.at("}") {
        var label: String?
        if parser.at("."), parser.peek(2)?.isPunctuator("=") == true {
          parser.advance()
          label = try parser.takeIdentifier("the name of a field")
          parser.advance()
        } else if parser.at("[") {
          parser.skipToken()
          _ = parser.take("=")
        }
        let value =
          parser.at("{") ? try parser.parseInitializerList(of: elementType) : try parser.parseAssignment()
        elements.append(Argument(label: label, value))
        guard parser.take(",") || parser.at("}") else {
          throw parser.failure("expected ',' or '}' in a list of values, found \(parser.token.quoted)")
        }
      }
      parser.advance()
      let kind: Expression.Kind =
        type?.name == "Array" ? .array(elements.map { $0.value }) : .compoundLiteral(type, elements)
      return Expression(kind, at: parser.range(from: start))
    }
  }
}
