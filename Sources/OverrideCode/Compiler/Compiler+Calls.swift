import HitTesting

extension Compiler {
  mutating func call(_ call: Call, _ range: SourceRange, isStatement: Bool) -> Node {
    guard let receiver = call.receiver else { return functionCall(call, range, isStatement: isStatement) }
    switch receiver.kind {
    case .implicitBase: return ImplicitCallNode(call, arguments(of: call), range)
    case .superReference: return SuperCallNode(site(call, range, isStatement: isStatement))
    default: break
    }
    let passesNil = leaves(receiver)
    if language == .objectiveC {
      if let created = allocation(call, range) { return created }
      // A message without arguments is read as a property is.
      if call.arguments.isEmpty, !isStatement {
        if case .selfReference = receiver.kind {
          return NameNode(library.names(call.name), isMember: true, range)
        }
        return MemberNode(
          expression(receiver), library.names(call.name), passesNil: false, range)
      }
    }
    return MethodCallNode(expression(receiver), site(call, range, isStatement: isStatement), passesNil: passesNil)
  }

  /// `[[UIView alloc] initWithFrame:frame]` is one call, of an initializer.
  private mutating func allocation(_ call: Call, _ range: SourceRange) -> Node? {
    guard call.name.hasPrefix("init"), case .call(let alloc)? = call.receiver?.kind, alloc.name == "alloc",
      case .name(let type)? = alloc.receiver?.kind
    else { return nil }
    let name = type + "." + call.name
    return FunctionCallNode(
      CallSite(
        name: library.names(name), base: library.names(type), labels: call.arguments.map { $0.label },
        arguments: arguments(of: call), isStatement: false, range), function: nil)
  }

  private mutating func functionCall(_ call: Call, _ range: SourceRange, isStatement: Bool) -> Node {
    if let closure = variable(call.baseName, range) ?? variable(call.name, range) {
      return ClosureCallNode(closure, arguments(of: call), passesNil: call.isOptional, range)
    }
    if call.baseName == "type", call.name == "type(of:)", let argument = call.arguments.first {
      return MemberNode(expression(argument.value), library.names("class"), passesNil: false, range)
    }
    return FunctionCallNode(
      site(call, range, isStatement: isStatement),
      function: library.functions[call.name] ?? library.functions[call.baseName])
  }

  private mutating func site(_ call: Call, _ range: SourceRange, isStatement: Bool) -> CallSite {
    CallSite(
      name: library.names(canonicalSelector(call.name)), base: library.names(call.baseName),
      labels: call.arguments.map { $0.label }, arguments: arguments(of: call), isStatement: isStatement,
      isOptional: call.isOptional, range)
  }

  private mutating func arguments(of call: Call) -> [Node] {
    let floats = expectsFloat
    // `CGPoint(x: 1 / 2, y: 0)` takes numbers with fractions.
    expectsFloat = language == .swift && Self.takesFloats.contains(call.baseName)
    defer { expectsFloat = floats }
    return call.arguments.map { expression($0.value) }
  }

  private static let takesFloats: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "CGFloat", "Double", "insetBy", "offsetBy", "init",
    "translatedBy", "scaledBy", "rotated", "CGAffineTransform",
  ]

  // MARK: Closures

  mutating func closure(_ closure: Closure, _ range: SourceRange) -> Node {
    // The values that it captures are computed outside.
    let captures = closure.captures.map { expression($0.value) }
    let code = closureCode(
      named: language == .swift ? "closure" : "block", parameters: closure.parameters,
      captures: closure.captures.map { $0.label ?? "" }, returnType: nil, body: closure.body, range)
    return ClosureNode(code, captures: captures, range)
  }

  /// The code of a closure or local function, which sees the variables around it.
  mutating func closureCode(
    named name: String, parameters: [Parameter], captures: [String], returnType: TypeName?, body: [Statement],
    _ range: SourceRange
  ) -> Code {
    let code = Code(name: name, language: language, file: Int(range.file), owner: self.code.owner, isStatic: false)
    var compiler = Compiler(code, library: library, hasSubject: hasSubject)
    compiler.outer = outer + [OuterVariables(scopes: scopes)]
    if !captures.isEmpty {
      var captured: [String: LocalVariable] = [:]
      for (slot, name) in captures.enumerated() { captured[name] = LocalVariable(slot: slot, coercion: .none) }
      compiler.outer.append(OuterVariables(scopes: [captured]))
    }
    // The depth goes on, so that closures inside closures are bounded too.
    compiler.depth = depth
    if parameters.isEmpty {
      let names = ["$0", "$1", "$2"]
      compiler.compile(parameters: names.map { Parameter(name: $0) })
      code.usesShorthand = true
    } else {
      compiler.compile(parameters: parameters)
    }
    code.line = Int(range.line)
    code.result = Coercion(returnType, language: language)
    code.resultKind = returnType.map { $0.isPointer ? .object : ValueKind(typeName: $0.name) } ?? .object
    code.body = compiler.block(body)
    return code
  }

}
