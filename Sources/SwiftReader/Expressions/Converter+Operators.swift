import OverrideCode
import SwiftOperators
import SwiftSyntax

extension Converter {
  /// Operators in a row, grouped by their precedence. The grouped tree stands alone, so its places count from the
  /// start of the row.
  mutating func convert(_ sequence: SequenceExprSyntax) -> Expression.Kind {
    guard sequence.elements.count < Self.depthLimit,
      let folded = try? OperatorTable.standardOperators.foldSingle(sequence)
    else {
      return .unreadable(refuse("an operator here is unknown, or there are too many in a row", at: sequence))
    }
    let outer = baseOffset
    baseOffset += sequence.position.utf8Offset
    defer { baseOffset = outer }
    return convert(folded).kind
  }

  mutating func convert(_ operation: InfixOperatorExprSyntax) -> Expression.Kind {
    let left = convert(operation.leftOperand)
    let right = convert(operation.rightOperand)
    if operation.operator.is(AssignmentExprSyntax.self) { return .assignment(left, nil, right) }
    let sign = operation.operator.trimmedDescription
    if let symbol = Self.binaryOperators[sign] { return .binary(symbol, left, right) }
    if sign.hasSuffix("="), let symbol = Self.binaryOperators[String(sign.dropLast())] {
      return .assignment(left, symbol, right)
    }
    return .unreadable(refuseOperator(operation.operator))
  }

  private mutating func refuseOperator(_ sign: some SyntaxProtocol) -> String {
    refuse("the operator '\(sign.trimmedDescription.prefix(8))' is not supported", at: sign)
  }

  private static let binaryOperators: [String: BinaryOperator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&+": .add, "&-": .subtract,
    "&*": .multiply, "==": .equal, "!=": .notEqual, "===": .identical, "!==": .notIdentical, "<": .less,
    "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "&&": .and, "||": .or, "&": .bitAnd, "|": .bitOr,
    "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight, "??": .coalesce, "..<": .halfOpenRange, "...": .closedRange,
  ]

  mutating func convert(_ operation: PrefixOperatorExprSyntax) -> Expression.Kind {
    let operand = convert(operation.expression)
    switch (operation.operator.text, operand.kind) {
    case ("-", .integer(let value)): return .integer(0 &- value)
    case ("-", .floating(let value)): return .floating(-value)
    case ("-", _): return .unary(.negate, operand)
    case ("+", _): return .unary(.plus, operand)
    case ("!", _): return .unary(.not, operand)
    case ("~", _): return .unary(.bitNot, operand)
    case ("...", _): return .unary(.rangeThrough, operand)
    case ("..<", _): return .unary(.rangeUpTo, operand)
    case ("++", _): return .unary(.preIncrement, operand)
    case ("--", _): return .unary(.preDecrement, operand)
    default:
      return .unreadable(refuseOperator(operation.operator))
    }
  }

  mutating func convert(_ operation: PostfixOperatorExprSyntax) -> Expression.Kind {
    let operand = convert(operation.expression)
    switch operation.operator.text {
    case "...": return .unary(.rangeFrom, operand)
    case "++": return .unary(.postIncrement, operand)
    case "--": return .unary(.postDecrement, operand)
    default:
      return .unreadable(refuseOperator(operation.operator))
    }
  }

  mutating func convert(_ cast: AsExprSyntax) -> Expression.Kind {
    let kind: CastKind
    switch cast.questionOrExclamationMark?.text {
    case "?": kind = .conditional
    case "!": kind = .forced
    default: kind = .bridging
    }
    return .cast(kind, convert(cast.expression), type(cast.type))
  }
}
