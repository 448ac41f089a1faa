import HitTesting

final class ExpressionStatement: StatementNode {
  let expression: Node
  /// Where the value goes when the statement is the last of a statement expression.
  let valueSlot: Int?

  init(_ expression: Node, valueSlot: Int?, _ range: SourceRange) {
    self.expression = expression
    self.valueSlot = valueSlot
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    let step = frame.interpreter.beginStep(range)
    let value = try expression.evaluate(frame)
    if let valueSlot { frame.slots[valueSlot] = value }
    if let step { frame.interpreter.endStep(step, .expression(expression, value)) }
    return .normal
  }
}

/// `let p = …`, `CGRect r;`.
final class VariableStatement: StatementNode {
  let pattern: PatternNode
  let value: Node?
  let coercion: Coercion
  /// For a C `static`: where the value is kept between calls.
  let keeper: StaticKeeper?

  init(_ pattern: PatternNode, _ value: Node?, _ coercion: Coercion, keeper: StaticKeeper?, _ range: SourceRange) {
    self.pattern = pattern
    self.value = value
    self.coercion = coercion
    self.keeper = keeper
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    guard let value else {
      pattern.bind(keeper?.value ?? coercion.initialValue, frame)
      return .normal
    }
    if let kept = keeper?.value {
      pattern.bind(kept, frame)
      return .normal
    }
    let step = frame.interpreter.beginStep(range)
    let new = try coercion.apply(to: value.evaluate(frame))
    pattern.bind(new, frame)
    keeper?.value = new
    if let step { frame.interpreter.endStep(step, .variable(pattern, value, new)) }
    return .normal
  }
}

/// The value of a C `static` variable between calls.
final class StaticKeeper {
  var value: Value?
}

/// A function inside a body.
final class LocalFunctionStatement: StatementNode {
  let code: Code
  let slot: Int

  init(_ code: Code, slot: Int, _ range: SourceRange) {
    self.code = code
    self.slot = slot
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    frame.slots[slot] = .closure(ClosureValue(.code(code, outer: frame.captured(), subject: frame.subject)))
    return .normal
  }
}

final class IfStatement: StatementNode {
  let conditions: [ConditionNode]
  let then: [StatementNode]
  let otherwise: [StatementNode]

  init(_ conditions: [ConditionNode], then: [StatementNode], otherwise: [StatementNode], _ range: SourceRange) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    try conditions.hold(frame) ? then.execute(frame) : otherwise.execute(frame)
  }
}

final class ReturnStatement: StatementNode {
  let value: Node?

  init(_ value: Node?, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    guard let value else {
      if let step = frame.interpreter.beginStep(range) { frame.interpreter.endStep(step, .leaving) }
      return .returns
    }
    let step = frame.interpreter.beginStep(range)
    let result = try frame.code.result.apply(to: value.evaluate(frame))
    frame.result = result
    if let step { frame.interpreter.endStep(step, .returning(value, result)) }
    return .returns
  }
}

/// `break`, `continue`, `fallthrough`.
final class JumpStatement: StatementNode {
  let completion: Completion

  init(_ completion: Completion, _ range: SourceRange) {
    self.completion = completion
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    if let step = frame.interpreter.beginStep(range) { frame.interpreter.endStep(step, .leaving) }
    return completion
  }
}

/// `{ … }`, `do { … }`, with the `defer`s in it and C's `@finally`.
final class BlockStatement: StatementNode {
  let body: [StatementNode]

  init(_ body: [StatementNode], _ range: SourceRange) {
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion { try body.execute(frame) }
}

/// The statements behind a `defer`, and what it defers: it runs however they end.
final class DeferStatement: StatementNode {
  let deferred: [StatementNode]
  let following: [StatementNode]

  init(_ deferred: [StatementNode], before following: [StatementNode], _ range: SourceRange) {
    self.deferred = deferred
    self.following = following
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    let completion = try following.execute(frame)
    let result = frame.result
    _ = try deferred.execute(frame)
    frame.result = result
    return completion
  }
}

/// `throw failure`: with nobody to catch it inside the override, it ends the program.
final class ThrowStatement: StatementNode {
  let value: Node

  init(_ value: Node, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    let step = frame.interpreter.beginStep(range)
    let value = try self.value.evaluate(frame)
    if let step { frame.interpreter.endStep(step, .leaving) }
    frame.interpreter.thrown = value
    throw frame.interpreter.crash("an error is thrown and not caught: \(frame.interpreter.text(value))", at: range)
  }
}

/// `do { … } catch { … }`, `@try { … } @catch (…) { … } @finally { … }`
final class DoCatchStatement: StatementNode {
  let body: [StatementNode]
  let handler: [StatementNode]?
  let finally: [StatementNode]
  let errorSlot: Int

  init(
    _ body: [StatementNode], handler: [StatementNode]?, finally: [StatementNode], errorSlot: Int, _ range: SourceRange
  ) {
    self.body = body
    self.handler = handler
    self.finally = finally
    self.errorSlot = errorSlot
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    var completion = Completion.normal
    do throws(OverrideCrash) {
      completion = try body.execute(frame)
    } catch {
      // A nil unwrapped by force is no error that can be caught.
      guard let thrown = frame.interpreter.thrown, let handler else { throw error }
      frame.interpreter.thrown = nil
      frame.slots[errorSlot] = thrown
      completion = try handler.execute(frame)
    }
    if finally.isEmpty { return completion }
    let result = frame.result
    let final = try finally.execute(frame)
    if final != .normal { return final }
    frame.result = result
    return completion
  }
}

/// `dispatch_once(&token, ^{ … });`
final class OnceStatement: StatementNode {
  let body: [StatementNode]
  private var hasRun = false

  init(_ body: [StatementNode], _ range: SourceRange) {
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    if hasRun { return .normal }
    hasRun = true
    return try body.execute(frame)
  }
}

final class UnreadableStatement: StatementNode {
  let reason: String

  init(_ reason: String, _ range: SourceRange) {
    self.reason = reason
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    throw frame.interpreter.crash("cannot run this: \(reason)", at: range)
  }
}
