import OverrideCode

extension Parser {
  /// A type without its pointers: `const NSArray<UIView *>`, `unsigned long`, `id<Delegate>`, `std::vector<int>`; nil
  /// where none stands here.
  mutating func parseTypeSpecifier() throws(ReadFailure) -> TypeName? {
    skipQualifiers()
    if at("{"), index > 0, ["struct", "union"].contains(tokens[index - 1].text) {
      // `struct { unsigned isOpen : 1; } _flags;`
      skipToken()
      return TypeName("struct")
    }
    guard token.kind == .identifier, !Words.statementWords.contains(token.text) else { return nil }
    let base = token.text
    if Words.typeOperators.contains(base) {
      advance()
      guard at("(") else { return nil }
      skipToken()
      skipQualifiers()
      return TypeName("typeof")
    }
    advance()
    var type = TypeName(base)
    if Words.arithmeticTypes.contains(base) {
      type.name = parseArithmeticType(base)
    } else {
      while at("::"), let next = peek(1), next.kind == .identifier {
        advance()
        type.name += "::" + next.text
        advance()
      }
      if at("<"), let arguments = attempt({ parser throws(ReadFailure) in try parser.parseTypeArguments() }) {
        if base != "id" { type.arguments = arguments }
      }
    }
    // What begins the next line belongs to another declaration: the type at hand may be a macro that stands alone.
    if !token.startsLine { skipQualifiers() }
    return type
  }

  private mutating func parseArithmeticType(_ first: String) -> String {
    var name = first
    while token.kind == .identifier {
      if Words.arithmeticTypes.contains(token.text) {
        name += " " + token.text
      } else if !Words.typeQualifiers.contains(token.text) {
        break
      }
      advance()
    }
    return name
  }

  mutating func skipQualifiers() {
    while token.kind == .identifier {
      if Words.typeQualifiers.contains(token.text) {
        advance()
      } else if token.text == "__attribute__" || token.text == "__attribute" {
        advance()
        if at("(") { skipToken() }
      } else {
        return
      }
    }
  }

  /// `<UIView *, NSString *>` of a generic class, or a list of protocols.
  private mutating func parseTypeArguments() throws(ReadFailure) -> [TypeName]? {
    guard take("<") else { return nil }
    var arguments: [TypeName] = []
    while !at(">") {
      if token.kind == .integer {
        advance()
      } else {
        guard let argument = try parseAbstractType() else { return nil }
        arguments.append(argument)
      }
      guard take(",") || at(">") || at(":") else { return nil }
      if take(":") { _ = try parseAbstractType() }
    }
    advance()
    return arguments
  }

  /// A type without a name, as between the brackets of a method or a cast: `(UIView * _Nullable)`,
  /// `(BOOL (^)(CGPoint))`.
  mutating func parseAbstractType() throws(ReadFailure) -> TypeName? {
    try nested { parser throws(ReadFailure) in
      guard let specifier = try parser.parseTypeSpecifier() else { return nil }
      return try parser.parseDeclarator(of: specifier).type
    }
  }

  /// What follows a type specifier: pointers, a name, array brackets or the parameters of a block or function pointer.
  mutating func parseDeclarator(of specifier: TypeName) throws(ReadFailure) -> (name: Token?, type: TypeName) {
    var type = specifier
    parsePointers(of: &type)
    if at("("), let sign = peek(1), sign.isPunctuator("^") || sign.isPunctuator("*") {
      return try parseCallableDeclarator(returning: type)
    }
    var name: Token?
    if token.kind == .identifier, !Words.statementWords.contains(token.text), token.text != "__attribute__" {
      name = token
      advance()
      skipQualifiers()
    }
    while at("["), name != nil || closing[index] == index + 1 {
      skipToken()
      type = TypeName("Array", arguments: [type])
    }
    return (name, type)
  }

  private mutating func parsePointers(of type: inout TypeName) {
    while true {
      if take("*") {
        if type.isPointer { type = TypeName("Pointer", arguments: [type]) }
        type.isPointer = true
      } else if at("&") || at("&&") {
        advance()
      } else if token.kind == .identifier, Words.typeQualifiers.contains(token.text) || token.text == "__attribute__" {
        skipQualifiers()
      } else {
        return
      }
    }
  }

  /// `(^name)(CGPoint point, UIView *view)` behind the type of the result.
  private mutating func parseCallableDeclarator(returning result: TypeName) throws(ReadFailure) -> (
    name: Token?, type: TypeName
  ) {
    advance()
    advance()
    skipQualifiers()
    var name: Token?
    if token.kind == .identifier {
      name = token
      advance()
    }
    while at("[") { skipToken() }
    try expect(")", "behind the name of a block")
    let parameters = try parseParameterList()
    return (name, TypeName("->", arguments: parameters.map { $0.type ?? TypeName("id") } + [result]))
  }

  /// `(CGPoint point, UIView *view)` of a block or C function; `(void)` and `()` are none, `...` is a parameter of
  /// that name.
  mutating func parseParameterList() throws(ReadFailure) -> [Parameter] {
    try expect("(", "in front of parameters")
    var parameters: [Parameter] = []
    if atWord("void"), peek(1)?.isPunctuator(")") == true { advance() }
    while !at(")") {
      if take("...") {
        parameters.append(Parameter(name: "..."))
      } else {
        let parameter = try nested { parser throws(ReadFailure) in
          guard let specifier = try parser.parseTypeSpecifier() else {
            throw parser.failure("expected the type of a parameter, found \(parser.token.quoted)")
          }
          let (name, type) = try parser.parseDeclarator(of: specifier)
          if parser.take("=") { _ = try parser.parseAssignment() }
          return Parameter(name: name?.text ?? "_", type: type)
        }
        parameters.append(parameter)
      }
      guard take(",") || at(")") else {
        throw failure("expected ',' or ')' between parameters, found \(token.quoted)")
      }
    }
    advance()
    return parameters
  }
}
