import OverrideCode

extension Parser {
  /// The deepest nesting of brackets, blocks and operators that is read; code by people stays below a fifth of it.
  static let depthLimit = 100
  /// The tallest tree; a chain such as `a + b + c + …` grows a level by each link.
  static let heightLimit = 500

  /// Runs `body` one level deeper.
  mutating func nested<Value>(
    _ body: (inout Parser) throws(ReadFailure) -> Value
  ) throws(ReadFailure) -> Value {
    guard depth < Self.depthLimit else { throw failure("the code is nested more than \(Self.depthLimit) levels deep") }
    guard fuel > 0 else { throw failure("the code is too intricate to be read") }
    let outer = height
    height = 0
    depth += 1
    defer {
      depth -= 1
      height = max(outer, height + 1)
    }
    return try body(&self)
  }

  /// Counts one more link of a chain that leans to the left.
  mutating func addLink() throws(ReadFailure) {
    height += 1
    guard height < Self.heightLimit else {
      throw failure("an expression has more than \(Self.heightLimit) operators in a row")
    }
  }

  /// Reads something that may turn out to be something else; nil, and the parser as it was, where it fails.
  mutating func attempt<Value>(_ body: (inout Parser) throws(ReadFailure) -> Value?) -> Value? {
    let start = index
    let outer = height
    let known = problems.count
    if let value = try? body(&self) { return value }
    index = start
    height = outer
    problems.removeSubrange(known...)
    return nil
  }
}
