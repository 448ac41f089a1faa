/// An operator in front of or behind one operand.
public enum UnaryOperator: UInt8, Sendable {
  /// `!a`
  case not
  /// `-a`
  case negate
  /// `+a`
  case plus
  /// `~a`
  case bitNot
  /// `&a`: C's address, Swift's in-out argument.
  case addressOf
  /// `*a`
  case dereference
  /// `++a`, `a++`, `--a`, `a--`
  case preIncrement
  case postIncrement
  case preDecrement
  case postDecrement
  /// `a...`, `...a`, `..<a`
  case rangeFrom
  case rangeThrough
  case rangeUpTo
}

/// An operator between two operands; assignments are an expression of their own.
public enum BinaryOperator: UInt8, Sendable {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual
  /// Swift's `===` and `!==`.
  case identical, notIdentical
  case less, lessOrEqual, greater, greaterOrEqual
  /// `&&` and `||` do not evaluate the right side in vain.
  case and, or
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  /// `a ?? b`
  case coalesce
  /// `a..<b`, `a...b`
  case halfOpenRange, closedRange
  /// C's comma.
  case comma
}
