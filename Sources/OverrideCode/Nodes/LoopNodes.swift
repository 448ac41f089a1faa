import HitTesting

extension Completion {
  /// What a loop with the label does about the end of its body: nil to go on with the next round.
  func outcome(ofLoop label: Int?) -> Completion? {
    switch self {
    case .normal, .continues(nil): nil
    case .breaks(nil): .normal
    case .breaks(let target) where target == label: .normal
    case .continues(let target) where target == label: nil
    default: self
    }
  }
}

/// `for view in subviews where !view.isHidden { … }`
final class ForInStatement: StatementNode {
  let pattern: PatternNode
  let sequence: Node
  let condition: Node?
  let body: [StatementNode]
  let label: Int?

  init(
    _ pattern: PatternNode, in sequence: Node, where condition: Node?, body: [StatementNode], label: Int?,
    _ range: SourceRange
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.label = label
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    let interpreter = frame.interpreter
    // The elements are fixed now, whatever the body does to the array.
    let value = try sequence.evaluate(frame)
    if case .range(let range) = value, range.isInteger { return try count(range, frame) }
    let elements: [Value]
    if case .dictionary(let dictionary) = value, frame.code.language == .objectiveC {
      elements = dictionary.entries.map { $0.key }
    } else {
      elements = try value.array().elements
    }
    for element in elements {
      try interpreter.countStep()
      if let completion = try round(element, frame) { return completion }
    }
    return .normal
  }

  private func count(_ range: RangeValue, _ frame: Frame) throws(OverrideCrash) -> Completion {
    var index = try Value.integer(range.lower)
    while range.contains(Double(index)) {
      try frame.interpreter.countStep()
      if let completion = try round(.integer(index), frame) { return completion }
      index += 1
    }
    return .normal
  }

  private func round(_ element: Value, _ frame: Frame) throws(OverrideCrash) -> Completion? {
    let step = frame.interpreter.beginStep(range)
    var isWanted = try pattern.matches(element, frame)
    if isWanted, let condition { isWanted = try condition.test(frame) }
    if let step { frame.interpreter.endStep(step, .element(pattern, element, isWanted: isWanted)) }
    guard isWanted else { return nil }
    return try body.execute(frame).outcome(ofLoop: label)
  }
}

/// C's `for (…; …; …)`.
final class ForLoopStatement: StatementNode {
  let start: [StatementNode]
  let condition: ConditionNode?
  let step: [Node]
  let body: [StatementNode]
  let label: Int?

  init(
    start: [StatementNode], condition: ConditionNode?, step: [Node], body: [StatementNode], label: Int?,
    _ range: SourceRange
  ) {
    self.start = start
    self.condition = condition
    self.step = step
    self.body = body
    self.label = label
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    _ = try start.execute(frame)
    while try condition?.holds(frame) ?? true {
      try frame.interpreter.countStep()
      if let completion = try body.execute(frame).outcome(ofLoop: label) { return completion }
      for step in step { _ = try step.evaluate(frame) }
    }
    return .normal
  }
}

/// `while`, and with the condition at the end `repeat … while` and `do … while`.
final class WhileStatement: StatementNode {
  let conditions: [ConditionNode]
  let body: [StatementNode]
  let testsFirst: Bool
  let label: Int?

  init(_ conditions: [ConditionNode], body: [StatementNode], testsFirst: Bool, label: Int?, _ range: SourceRange) {
    self.conditions = conditions
    self.body = body
    self.testsFirst = testsFirst
    self.label = label
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    if testsFirst, !(try conditions.hold(frame)) { return .normal }
    repeat {
      try frame.interpreter.countStep()
      if let completion = try body.execute(frame).outcome(ofLoop: label) { return completion }
    } while try conditions.hold(frame)
    return .normal
  }
}

/// `outer: if …`, which `break outer` leaves. Loops know their labels themselves.
final class LabelledStatement: StatementNode {
  let label: Int
  let statement: StatementNode

  init(_ label: Int, _ statement: StatementNode, _ range: SourceRange) {
    self.label = label
    self.statement = statement
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    let completion = try statement.execute(frame)
    return completion == .breaks(label: label) ? .normal : completion
  }
}
