import HitTesting

extension Compiler {
  /// The statements of a block with a scope of its own.
  mutating func block(_ statements: [Statement]) -> [StatementNode] {
    scopes.append([:])
    let nodes = sequence(statements[...])
    scopes.removeLast()
    return nodes
  }

  /// Statements in the current scope. What follows a `defer` is inside its node.
  private mutating func sequence(_ statements: ArraySlice<Statement>) -> [StatementNode] {
    var nodes: [StatementNode] = []
    var rest = statements
    while let statement = rest.popFirst() {
      if case .defer(let body) = statement.kind {
        let deferred = block(body)
        let following = deeper { $0.sequence(rest) } ?? []
        nodes.append(DeferStatement(deferred, before: following, statement.range))
        return nodes
      }
      nodes.append(self.statement(statement))
    }
    return nodes
  }

  mutating func statement(_ statement: Statement) -> StatementNode {
    deeper { $0.compile(statement) } ?? UnreadableStatement(Self.tooDeep, statement.range)
  }

  private mutating func compile(_ statement: Statement) -> StatementNode {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      return ExpressionStatement(statementExpression(expression), valueSlot: valueSlot, range)
    case .variable(let variable): return compile(variable, range)
    case .function(let function):
      // Its own name is in sight inside it.
      let slot = declare(function.name)
      if function.baseName != function.name {
        scopes[scopes.count - 1][function.baseName] = LocalVariable(slot: slot, coercion: .none)
      }
      let code = closureCode(
        named: function.name, parameters: function.parameters, captures: [], returnType: function.returnType,
        body: function.body ?? [], range)
      return LocalFunctionStatement(code, slot: slot, range)
    case .if(let conditions, let then, let otherwise):
      scopes.append([:])
      let conditions = conditions.map { condition($0, range) }
      let body = block(then)
      scopes.removeLast()
      return IfStatement(conditions, then: body, otherwise: otherwise.map { block($0) } ?? [], range)
    case .guard(let conditions, let otherwise):
      // The names that a guard binds are in sight behind it, not in its else part.
      let otherwise = block(otherwise)
      let conditions = conditions.map { condition($0, range) }
      return IfStatement(conditions, then: [], otherwise: otherwise, range)
    case .forIn, .forLoop, .while, .repeatWhile: return loop(statement, label: nil)
    case .switch(let value, let cases): return compile(switch: value, cases, range)
    case .break(let label): return JumpStatement(.breaks(label: label.map { self.label($0) }), range)
    case .continue(let label): return JumpStatement(.continues(label: label.map { self.label($0) }), range)
    case .fallthrough: return JumpStatement(.fallsThrough, range)
    case .return(let value):
      let floats = expectsFloat
      expectsFloat = language == .swift && code.result.kind == .number
      let node = value.map { expression($0) }
      expectsFloat = floats
      return ReturnStatement(node, range)
    case .throw(let value): return ThrowStatement(expression(value), range)
    case .defer(let body): return BlockStatement(block(body), range)
    case .block(let body): return BlockStatement(block(body), range)
    case .doCatch(let body, let catches, let finally):
      let body = block(body)
      scopes.append([:])
      let slot = declare("error")
      let handler = catches.first.map { block($0) }
      scopes.removeLast()
      return DoCatchStatement(body, handler: handler, finally: block(finally), errorSlot: slot, range)
    case .once(_, let body): return OnceStatement(block(body), range)
    case .labelled(let name, let inner):
      labels.append(name)
      let label = self.label(name)
      let node: StatementNode
      switch inner.kind {
      case .forIn, .forLoop, .while, .repeatWhile: node = loop(inner, label: label)
      default: node = self.statement(inner)
      }
      return LabelledStatement(label, node, range)
    case .unreadable(let reason): return UnreadableStatement(reason, range)
    }
  }

  /// The number of a label; labels of the same name are the same.
  private mutating func label(_ name: String) -> Int {
    if let index = labels.firstIndex(of: name) { return index }
    labels.append(name)
    return labels.count - 1
  }

  private mutating func compile(_ variable: Variable, _ range: SourceRange) -> StatementNode {
    let coercion = Coercion(variable.type, language: language)
    let floats = expectsFloat
    expectsFloat = language == .swift && coercion.kind == .number
    let value = variable.initialValue.map { initialValue($0, coercion) }
    expectsFloat = floats
    let pattern = self.pattern(variable.pattern, coercion)
    return VariableStatement(
      pattern, value, coercion, keeper: variable.isStatic ? StaticKeeper() : nil, range)
  }

  /// `CGPoint p = {1, 2}` gets its kind from the declaration.
  private mutating func initialValue(_ value: Expression, _ coercion: Coercion) -> Node {
    if case .array(let elements) = value.kind, coercion.kind != .object {
      let fields = elements.map { (name: MemberName?.none, value: expression($0)) }
      return CompoundLiteralNode(coercion.kind, fields, value.range)
    }
    if case .compoundLiteral(nil, let arguments) = value.kind {
      return compoundLiteral(coercion.kind, arguments, value.range)
    }
    return expression(value)
  }

  private mutating func loop(_ statement: Statement, label: Int?) -> StatementNode {
    scopes.append([:])
    defer { scopes.removeLast() }
    let range = statement.range
    switch statement.kind {
    case .forIn(let pattern, let sequence, let condition, let body):
      let sequence = expression(sequence)
      let pattern = self.pattern(pattern)
      let condition = condition.map { expression($0) }
      return ForInStatement(pattern, in: sequence, where: condition, body: block(body), label: label, range)
    case .forLoop(let start, let condition, let step, let body):
      let start = start.map { self.statement($0) }
      let condition = condition.map { ConditionNode(.test(expression($0)), $0.range) }
      let step = step.map { statementExpression($0) }
      return ForLoopStatement(start: start, condition: condition, step: step, body: block(body), label: label, range)
    case .while(let conditions, let body):
      let conditions = conditions.map { condition($0, range) }
      return WhileStatement(conditions, body: block(body), testsFirst: true, label: label, range)
    case .repeatWhile(let body, let condition):
      let body = block(body)
      let condition = ConditionNode(.test(expression(condition)), condition.range)
      return WhileStatement([condition], body: body, testsFirst: false, label: label, range)
    default: return self.statement(statement)
    }
  }

  private mutating func compile(switch value: Expression, _ cases: [SwitchCase], _ range: SourceRange) -> StatementNode
  {
    let value = expression(value)
    var nodes: [SwitchStatement.Case] = []
    for candidate in cases {
      scopes.append([:])
      let alternatives = candidate.alternatives.map { alternative in
        (pattern: pattern(alternative.pattern), condition: alternative.condition.map { expression($0) })
      }
      nodes.append(
        SwitchStatement.Case(alternatives: alternatives, body: block(candidate.body), range: candidate.range))
      scopes.removeLast()
    }
    return SwitchStatement(value, nodes, defaultCase: cases.firstIndex { $0.isDefault }, range)
  }

  private mutating func condition(_ condition: Condition, _ range: SourceRange) -> ConditionNode {
    switch condition {
    case .expression(let expression):
      return ConditionNode(.test(self.expression(expression)), expression.range)
    case .binding(let pattern, let value):
      let node = expression(value)
      return ConditionNode(.binding(self.pattern(pattern), node), value.range)
    case .match(let pattern, let value):
      let node = expression(value)
      return ConditionNode(.match(self.pattern(pattern), node), value.range)
    }
  }

  mutating func pattern(_ pattern: Pattern, _ coercion: Coercion = .none) -> PatternNode {
    switch pattern {
    case .wildcard: return .wildcard
    case .name(let name): return name == "_" ? .wildcard : .name(name, slot: declare(name, variableCoercion(coercion)))
    case .tuple(let patterns): return .tuple(patterns.map { self.pattern($0) })
    case .some(let pattern): return .some(self.pattern(pattern))
    case .enumCase(let name, let patterns):
      let parts = name.split(separator: ".")
      let type = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
      return .enumCase(type: type, parts.last.map { String($0) } ?? name, patterns.map { self.pattern($0) })
    case .type(let type, let pattern): return .type(type, pattern.map { self.pattern($0) })
    case .expression(let expression): return .expression(self.expression(expression))
    }
  }

  /// A Swift variable without annotation keeps the kind of number that it began with.
  private func variableCoercion(_ coercion: Coercion) -> Coercion {
    language == .swift && coercion.kind == .object && coercion.typeName.isEmpty
      ? Coercion(nil, language: .swift) : coercion
  }
}
