import HitTesting

extension Compiler {
  mutating func expression(_ expression: Expression) -> Node {
    deeper { $0.compile(expression, isStatement: false) } ?? UnreadableNode(Self.tooDeep, expression.range)
  }

  /// An expression whose value nobody looks at.
  mutating func statementExpression(_ expression: Expression) -> Node {
    let isStatement = valueSlot == nil
    return deeper { $0.compile(expression, isStatement: isStatement) } ?? UnreadableNode(Self.tooDeep, expression.range)
  }

  private mutating func compile(_ expression: Expression, isStatement: Bool) -> Node {
    let range = expression.range
    switch expression.kind {
    // Literals.
    case .null: return ConstantNode(.null, range)
    case .boolean(let value): return ConstantNode(.bool(value), range)
    case .integer(let value): return ConstantNode(expectsFloat ? .number(Double(value)) : .integer(value), range)
    case .floating(let value): return ConstantNode(.number(value), range)
    case .string(let parts): return string(parts, range)
    case .selector(let name): return ConstantNode(.selector(name), range)
    case .classReference(let type): return classReference(type, range)
    case .keyPath(let names): return ConstantNode(.keyPath(names), range)
    case .array(let elements): return ArrayNode(elements.map { self.expression($0) }, range)
    case .dictionary(let entries):
      return DictionaryNode(
        entries.map { (key: self.expression($0.key), value: self.expression($0.value)) }, range)
    case .tuple(let arguments):
      if arguments.count == 1, arguments[0].label == nil { return self.expression(arguments[0].value) }
      return TupleNode(arguments.map { self.expression($0.value) }, labels: arguments.map { $0.label }, range)
    case .compoundLiteral(let type, let arguments):
      return compoundLiteral(type.map { ValueKind(typeName: $0.name) } ?? .object, arguments, range)
    case .closure(let closure): return self.closure(closure, range)

    // Names.
    case .name(let name): return self.name(name, range)
    case .selfReference: return variable("self", range) ?? SelfNode(range)
    case .superReference, .implicitBase: return SelfNode(range)
    case .discard: return DiscardNode(range)
    case .member(let base, let name): return member(base, name, range)
    case .subscript(let base, let arguments): return `subscript`(base, arguments, range)

    // Calls.
    case .call(let call): return self.call(call, range, isStatement: isStatement)
    case .invoke(let callee, let arguments):
      return ClosureCallNode(
        self.expression(callee), arguments.map { self.expression($0.value) }, passesNil: leaves(callee), range)

    // Operators.
    case .unary(let op, let operand): return unary(op, operand, range)
    case .binary(let op, let left, let right): return binary(op, left, right, range)
    case .assignment(let target, let op, let value): return assignment(target, op, value, range)
    case .conditional(let condition, let then, let otherwise):
      return ConditionalNode(
        self.condition(expression: condition), then: then.map { self.expression($0) },
        otherwise: self.expression(otherwise), range)
    case .typeTest(let value, let type): return TypeTestNode(self.expression(value), type, range)
    case .cast(let kind, let value, let type):
      return CastNode(self.expression(value), kind, type, language: language, range)

    // Optionals.
    case .optionalChain(let chain):
      return deeper { $0.compile(chain, isStatement: isStatement) } ?? UnreadableNode(Self.tooDeep, range)
    case .unwrapOrLeave(let value): return OptionalReceiverNode(self.expression(value), range)
    case .forceUnwrap(let value): return ForceUnwrapNode(self.expression(value), range)

    case .statements(let statements): return statementsExpression(statements, range)
    case .unreadable(let reason): return UnreadableNode(reason, range)
    }
  }

  private mutating func condition(expression: Expression) -> Node {
    let floats = expectsFloat
    expectsFloat = false
    defer { expectsFloat = floats }
    return self.expression(expression)
  }

  // MARK: Literals

  private mutating func string(_ parts: [StringPart], _ range: SourceRange) -> Node {
    var pieces: [InterpolationNode.Part] = []
    var text = ""
    var isConstant = true
    for part in parts {
      switch part {
      case .text(let piece):
        text += piece
        pieces.append(.text(piece))
      case .value(let value):
        isConstant = false
        pieces.append(.value(expression(value)))
      }
    }
    return isConstant ? ConstantNode(.string(text), range) : InterpolationNode(pieces, range)
  }

  /// `UIButton.self`; `view.self` is the view.
  private mutating func classReference(_ type: TypeName, _ range: SourceRange) -> Node {
    if let variable = variable(type.name, range) { return variable }
    if type.name == "self" { return MemberNode(SelfNode(range), library.names("class"), passesNil: false, range) }
    return ConstantNode(.type(type.name), range)
  }

  mutating func compoundLiteral(_ kind: ValueKind, _ arguments: [Argument], _ range: SourceRange) -> Node {
    CompoundLiteralNode(
      kind, arguments.map { (name: $0.label.map { library.names($0) }, value: expression($0.value)) }, range)
  }

  private mutating func statementsExpression(_ statements: [Statement], _ range: SourceRange) -> Node {
    let slot = newSlot()
    let outerSlot = valueSlot
    valueSlot = slot
    let body = block(statements)
    valueSlot = outerSlot
    return StatementsNode(body, slot: slot, range)
  }

  // MARK: Names

  private func name(_ name: String, _ range: SourceRange) -> Node {
    if let variable = variable(name, range) { return variable }
    if name == "Self" { return MemberNode(SelfNode(range), library.names("class"), passesNil: false, range) }
    return NameNode(library.names(name), range)
  }

  private mutating func member(_ base: Expression, _ name: String, _ range: SourceRange) -> Node {
    switch base.kind {
    case .superReference: return SuperMemberNode(library.names(name), range)
    case .implicitBase: return ImplicitMemberNode(name, range)
    case .selfReference where variable("self", range) == nil:
      return NameNode(library.names(name), isMember: true, range)
    default: return MemberNode(expression(base), library.names(name), passesNil: leaves(base), range)
    }
  }

  private mutating func `subscript`(_ base: Expression, _ arguments: [Argument], _ range: SourceRange) -> Node {
    guard let first = arguments.first else { return UnreadableNode("a subscript without an index", range) }
    let fallback = arguments.first { $0.label == "default" }.map { expression($0.value) }
    let index = condition(expression: first.value)
    return SubscriptNode(expression(base), index, fallback: fallback, passesNil: leaves(base), range)
  }

  /// Whether the expression is part of an optional chain that may have been left already.
  func leaves(_ expression: Expression) -> Bool {
    var expression = expression
    while true {
      switch expression.kind {
      case .unwrapOrLeave: return true
      case .member(let base, _), .subscript(let base, _), .invoke(let base, _), .forceUnwrap(let base):
        expression = base
      case .call(let call):
        if call.isOptional { return true }
        guard let receiver = call.receiver else { return false }
        expression = receiver
      default: return false
      }
    }
  }

  // MARK: Operators

  private mutating func unary(_ op: UnaryOperator, _ operand: Expression, _ range: SourceRange) -> Node {
    switch op {
    case .not: return NotNode(condition(expression: operand), range)
    case .negate, .plus, .bitNot:
      if op == .negate, case .integer(let value) = operand.kind {
        return ConstantNode(expectsFloat ? .number(-Double(value)) : .integer(0 &- value), range)
      }
      if op == .negate, case .floating(let value) = operand.kind { return ConstantNode(.number(-value), range) }
      return SignNode(op, expression(operand), range)
    case .addressOf, .dereference: return expression(operand)
    case .preIncrement, .preDecrement, .postIncrement, .postDecrement:
      let isIncrement = op == .preIncrement || op == .postIncrement
      return AssignmentNode(
        expression(operand), isIncrement ? .add : .subtract, ConstantNode(.integer(1), range),
        givesOldValue: op == .postIncrement || op == .postDecrement, range)
    case .rangeFrom: return RangeNode(expression(operand), nil, isClosed: false, range)
    case .rangeThrough: return RangeNode(nil, expression(operand), isClosed: true, range)
    case .rangeUpTo: return RangeNode(nil, expression(operand), isClosed: false, range)
    }
  }

  private mutating func binary(
    _ op: BinaryOperator, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) -> Node {
    switch op {
    case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(op, left, right, range)
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight:
      return ArithmeticNode(condition(expression: left), op, condition(expression: right), range)
    case .equal, .notEqual, .identical, .notIdentical:
      return EqualityNode(
        condition(expression: left), condition(expression: right), isNegated: op == .notEqual || op == .notIdentical,
        isIdentity: op == .identical || op == .notIdentical, range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let floats = expectsFloat
      // A literal computation beside something else takes the other side's kind.
      expectsFloat = language == .swift && left.isLiteralArithmetic != right.isLiteralArithmetic
      defer { expectsFloat = floats }
      return ComparisonNode(expression(left), op, expression(right), range)
    case .and, .or:
      return LogicalNode(condition(expression: left), condition(expression: right), isAnd: op == .and, range)
    case .coalesce: return CoalesceNode(expression(left), expression(right), range)
    case .halfOpenRange, .closedRange:
      return RangeNode(expression(left), expression(right), isClosed: op == .closedRange, range)
    case .comma: return CommaNode(expression(left), expression(right), range)
    }
  }

  /// Swift's literals take the kind of what they are computed with: in `bounds.width * (1 / 2)` the half is one.
  private mutating func arithmetic(
    _ op: BinaryOperator, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) -> Node {
    guard language == .swift else { return ArithmeticNode(expression(left), op, expression(right), range) }
    let floats = expectsFloat
    defer { expectsFloat = floats }
    func operand(_ operand: Expression, beside other: Expression, _ compiler: inout Compiler) -> Node {
      compiler.expectsFloat =
        floats || (operand.isDivisionOfLiterals && !other.isLiteralArithmetic) || other.hasFloatingLiteral
      return compiler.expression(operand)
    }
    let leftNode = operand(left, beside: right, &self)
    return ArithmeticNode(leftNode, op, operand(right, beside: left, &self), range)
  }

  private mutating func assignment(
    _ target: Expression, _ op: BinaryOperator?, _ value: Expression, _ range: SourceRange
  ) -> Node {
    AssignmentNode(expression(target), op, expression(value), range)
  }
}

extension Expression {
  /// Whether it is computed from integer literals alone.
  var isLiteralArithmetic: Bool {
    switch kind {
    case .integer: true
    case .unary(.negate, let operand): operand.isLiteralArithmetic
    case .tuple(let arguments): arguments.count == 1 && arguments[0].value.isLiteralArithmetic
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b), .binary(.multiply, let a, let b),
      .binary(.divide, let a, let b):
      a.isLiteralArithmetic && b.isLiteralArithmetic
    default: false
    }
  }

  /// Where it matters what kind of number the literals are.
  fileprivate var isDivisionOfLiterals: Bool {
    switch kind {
    case .binary(.divide, _, _): isLiteralArithmetic
    case .tuple(let arguments): arguments.count == 1 && arguments[0].value.isDivisionOfLiterals
    default: false
    }
  }

  fileprivate var hasFloatingLiteral: Bool {
    switch kind {
    case .floating: true
    case .unary(.negate, let operand): operand.hasFloatingLiteral
    case .tuple(let arguments): arguments.count == 1 && arguments[0].value.hasFloatingLiteral
    case .binary(_, let a, let b): a.hasFloatingLiteral || b.hasFloatingLiteral
    default: false
    }
  }
}
