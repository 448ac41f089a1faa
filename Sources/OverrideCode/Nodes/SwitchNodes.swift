import HitTesting

final class SwitchStatement: StatementNode {
  struct Case {
    let alternatives: [(pattern: PatternNode, condition: Node?)]
    let body: [StatementNode]
    let range: SourceRange
  }

  let value: Node
  let cases: [Case]
  let defaultCase: Int?

  init(_ value: Node, _ cases: [Case], defaultCase: Int?, _ range: SourceRange) {
    self.value = value
    self.cases = cases
    self.defaultCase = defaultCase
    super.init(range)
  }

  override func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    let interpreter = frame.interpreter
    let step = interpreter.beginStep(range)
    let value = try self.value.evaluate(frame)
    var chosen = defaultCase
    for (index, candidate) in cases.enumerated() where try matches(candidate, value, frame) {
      chosen = index
      break
    }
    if let step { interpreter.endStep(step, .switching(self.value, value, chosen.map { cases[$0].range })) }
    while let index = chosen {
      switch try cases[index].body.execute(frame) {
      case .fallsThrough: chosen = index + 1 < cases.count ? index + 1 : nil
      case .breaks(label: nil), .normal: return .normal
      case let completion: return completion
      }
    }
    return .normal
  }

  private func matches(_ candidate: Case, _ value: Value, _ frame: Frame) throws(OverrideCrash) -> Bool {
    for (pattern, condition) in candidate.alternatives where try pattern.matches(value, frame) {
      if let condition, !(try condition.test(frame)) { continue }
      return true
    }
    return false
  }
}

/// One clause of `if`, `guard` or `while`.
final class ConditionNode {
  enum Kind {
    case test(Node)
    case binding(PatternNode, Node)
    case match(PatternNode, Node)
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  func holds(_ frame: Frame) throws(OverrideCrash) -> Bool {
    guard let step = frame.interpreter.beginStep(range) else {
      switch kind {
      case .test(let node): return try node.test(frame)
      case .binding(let pattern, let node):
        let value = try node.evaluate(frame)
        if value.isNull { return false }
        pattern.bind(value, frame)
        return true
      case .match(let pattern, let node): return try pattern.matches(node.evaluate(frame), frame)
      }
    }
    switch kind {
    case .test(let node):
      let value = try node.test(frame)
      frame.interpreter.endStep(step, .condition(range, value))
      return value
    case .binding(let pattern, let node):
      let value = try node.evaluate(frame)
      if !value.isNull { pattern.bind(value, frame) }
      frame.interpreter.endStep(step, .binding(pattern, node, value))
      return !value.isNull
    case .match(let pattern, let node):
      let matches = try pattern.matches(node.evaluate(frame), frame)
      frame.interpreter.endStep(step, .condition(range, matches))
      return matches
    }
  }
}

extension [ConditionNode] {
  func hold(_ frame: Frame) throws(OverrideCrash) -> Bool {
    for condition in self where !(try condition.holds(frame)) { return false }
    return true
  }
}
