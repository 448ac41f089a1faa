import HitTesting

final class NotNode: Node {
  let operand: Node

  init(_ operand: Node, _ range: SourceRange) {
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { .bool(try test(frame)) }
  override func test(_ frame: Frame) throws(OverrideCrash) -> Bool { !(try operand.test(frame)) }
}

/// `&&` and `||`.
final class LogicalNode: Node {
  let left: Node
  let right: Node
  let isAnd: Bool

  init(_ left: Node, _ right: Node, isAnd: Bool, _ range: SourceRange) {
    self.left = left
    self.right = right
    self.isAnd = isAnd
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { .bool(try test(frame)) }

  override func test(_ frame: Frame) throws(OverrideCrash) -> Bool {
    let isLeftTrue = try left.test(frame)
    return isLeftTrue == isAnd ? try right.test(frame) : isLeftTrue
  }
}

/// `==`, `!=`, `===`, `!==`.
final class EqualityNode: Node {
  let left: Node
  let right: Node
  let isNegated: Bool
  let isIdentity: Bool

  init(_ left: Node, _ right: Node, isNegated: Bool, isIdentity: Bool, _ range: SourceRange) {
    self.left = left
    self.right = right
    self.isNegated = isNegated
    self.isIdentity = isIdentity
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { .bool(try test(frame)) }

  override func test(_ frame: Frame) throws(OverrideCrash) -> Bool {
    let a = try left.evaluate(frame)
    let b = try right.evaluate(frame)
    if case .view(let x) = a, case .view(let y) = b { return (x == y) != isNegated }
    return (isIdentity ? a.isIdentical(to: b) : try frame.interpreter.equal(a, b, range, frame)) != isNegated
  }
}

/// `<`, `<=`, `>`, `>=`.
final class ComparisonNode: Node {
  let left: Node
  let right: Node
  let op: BinaryOperator

  init(_ left: Node, _ op: BinaryOperator, _ right: Node, _ range: SourceRange) {
    self.left = left
    self.op = op
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { .bool(try test(frame)) }

  override func test(_ frame: Frame) throws(OverrideCrash) -> Bool {
    let left = try self.left.evaluate(frame)
    let right = try self.right.evaluate(frame)
    if case .string(let a) = left, case .string(let b) = right { return holds(a, b) }
    let a = try left.operand(of: frame.code.language)
    return holds(a, try right.operand(of: frame.code.language))
  }

  private func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
    switch op {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }
}

/// `+`, `-`, `*`, `/`, `%` and the operators on bits.
final class ArithmeticNode: Node {
  let left: Node
  let right: Node
  let op: BinaryOperator

  init(_ left: Node, _ op: BinaryOperator, _ right: Node, _ range: SourceRange) {
    self.left = left
    self.op = op
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let a = try left.evaluate(frame)
    let b = try right.evaluate(frame)
    return try arithmetic(a, op, b, frame.code.language)
  }
}

extension Value {
  /// The number as an operand. A nil number is 0 in Objective-C; in Swift only an implicitly unwrapped one gets here.
  func operand(of language: SourceLanguage) throws(OverrideCrash) -> Double {
    if case .number(let number) = self { return number }
    if case .null = self, language == .swift { throw .unexpectedNil }
    return try number()
  }
}

/// The result of an operator. Two integers give an integer; Swift's overflow is a crash, C's wraps around.
func arithmetic(
  _ a: Value, _ op: BinaryOperator, _ b: Value, _ language: SourceLanguage
) throws(OverrideCrash) -> Value {
  switch (a, b) {
  case (.number(let x), .number(let y)): return .number(try calculate(x, op, y))
  case (.integer(let x), .integer(let y)): return .integer(try calculate(x, op, y, language))
  case (.string(let x), .string(let y)) where op == .add:
    guard x.utf8.count + y.utf8.count < 1 << 20 else {
      throw OverrideCrash(message: "a string of more than a megabyte")
    }
    return .string(x + y)
  case (.array(let x), .array(let y)) where op == .add:
    guard x.elements.count + y.elements.count < 1 << 20 else {
      throw OverrideCrash(message: "an array of more than a million elements")
    }
    return .array(ArrayValue(x.elements + y.elements))
  case (.bool(let x), .bool(let y)) where op == .bitAnd: return .bool(x && y)
  case (.bool(let x), .bool(let y)) where op == .bitOr: return .bool(x || y)
  case (.bool(let x), .bool(let y)) where op == .bitXor: return .bool(x != y)
  default: break
  }
  if a.isIntegral, b.isIntegral {
    return .integer(try calculate(a.integer(), op, b.integer(), language))
  }
  let x = try a.operand(of: language)
  return .number(try calculate(x, op, b.operand(of: language)))
}

extension Value {
  /// Whether it counts as an integer beside one.
  fileprivate var isIntegral: Bool {
    switch self {
    case .integer, .bool, .null: true
    case .enumCase(let value): if case .integer = value.rawValue { true } else { false }
    default: false
    }
  }
}

private func calculate(_ a: Double, _ op: BinaryOperator, _ b: Double) throws(OverrideCrash) -> Double {
  switch op {
  case .add: a + b
  case .subtract: a - b
  case .multiply: a * b
  case .divide: a / b
  case .remainder: a.truncatingRemainder(dividingBy: b)
  default: throw OverrideCrash(message: "this operator takes integers")
  }
}

private func calculate(
  _ a: Int, _ op: BinaryOperator, _ b: Int, _ language: SourceLanguage
) throws(OverrideCrash) -> Int {
  func checked(_ result: (partialValue: Int, overflow: Bool)) throws(OverrideCrash) -> Int {
    if result.overflow, language == .swift { throw OverrideCrash(message: "arithmetic overflow") }
    return result.partialValue
  }
  switch op {
  case .add: return try checked(a.addingReportingOverflow(b))
  case .subtract: return try checked(a.subtractingReportingOverflow(b))
  case .multiply: return try checked(a.multipliedReportingOverflow(by: b))
  case .divide, .remainder:
    guard b != 0 else { throw OverrideCrash(message: "division by zero") }
    return try checked(op == .divide ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b))
  case .bitAnd: return a & b
  case .bitOr: return a | b
  case .bitXor: return a ^ b
  case .shiftLeft: return a << b
  default: return a >> b
  }
}

/// `-a`, `+a`, `~a`.
final class SignNode: Node {
  let operand: Node
  let op: UnaryOperator

  init(_ op: UnaryOperator, _ operand: Node, _ range: SourceRange) {
    self.op = op
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let value = try operand.evaluate(frame)
    switch op {
    case .negate:
      if case .integer = value { return try arithmetic(.integer(0), .subtract, value, frame.code.language) }
      return .number(-(try value.operand(of: frame.code.language)))
    case .bitNot: return .integer(~(try value.integer()))
    default: return value
    }
  }

  override var isTelling: Bool { operand.isTelling }
}

/// `a..<b`, `a...b` and the ranges with one end.
final class RangeNode: Node {
  let lower: Node?
  let upper: Node?
  let isClosed: Bool

  init(_ lower: Node?, _ upper: Node?, isClosed: Bool, _ range: SourceRange) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    let lower = try self.lower?.evaluate(frame)
    let upper = try self.upper?.evaluate(frame)
    var isInteger = true
    for end in [lower, upper] { if case .number? = end { isInteger = false } }
    let range = RangeValue(
      lower: try lower?.number() ?? -.infinity, upper: try upper?.number() ?? .infinity, isClosed: isClosed,
      isInteger: isInteger)
    guard range.lower <= range.upper else { throw OverrideCrash(message: "Range requires lowerBound <= upperBound") }
    return .range(range)
  }
}

/// C's `a, b`.
final class CommaNode: Node {
  let left: Node
  let right: Node

  init(_ left: Node, _ right: Node, _ range: SourceRange) {
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    _ = try left.evaluate(frame)
    return try right.evaluate(frame)
  }
}

/// `a ? b : c`; GNU's `a ?: c` gives the condition's value where it is true.
final class ConditionalNode: Node {
  let condition: Node
  let then: Node?
  let otherwise: Node

  init(_ condition: Node, then: Node?, otherwise: Node, _ range: SourceRange) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value {
    guard let then else {
      let value = try condition.evaluate(frame)
      return value.isTrue ? value : try otherwise.evaluate(frame)
    }
    return try condition.test(frame) ? then.evaluate(frame) : otherwise.evaluate(frame)
  }
}
