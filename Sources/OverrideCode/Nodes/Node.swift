import HitTesting

/// An expression, ready to run.
class Node {
  let range: SourceRange

  init(_ range: SourceRange) { self.range = range }

  func evaluate(_ frame: Frame) throws(OverrideCrash) -> Value { .null }

  /// The value as a condition.
  func test(_ frame: Frame) throws(OverrideCrash) -> Bool { try evaluate(frame).isTrue }

  /// The value as the receiver of a member or a message: an unknown one is no question yet, because the question is
  /// about what is asked of it.
  func evaluateReceiver(_ frame: Frame) throws(OverrideCrash) -> Value { try evaluate(frame) }

  /// Puts a value where the expression stands on the left of an assignment.
  func assign(_ value: Value, _ frame: Frame) throws(OverrideCrash) {
    throw OverrideCrash(message: "this cannot be assigned to")
  }

  /// The names from `self`, or from a global, to what the node reads: `delegate.theme`. It is what a scene calls it.
  var path: String? { nil }

  /// Whether it is `self`.
  var isSubject: Bool { false }

  /// What an assignment assigns to; nil for everything else.
  var assignedRange: SourceRange? { nil }

  /// Whether it is worth showing what it gave: literals are not.
  var isTelling: Bool { true }
}

/// A statement, ready to run.
class StatementNode {
  let range: SourceRange

  init(_ range: SourceRange) { self.range = range }

  func execute(_ frame: Frame) throws(OverrideCrash) -> Completion { .normal }
}

/// How a statement ended.
enum Completion: Equatable {
  case normal
  /// The frame has the result.
  case returns
  case breaks(label: Int?)
  case continues(label: Int?)
  case fallsThrough
}

extension [StatementNode] {
  /// Runs the statements until one of them leaves the block. A crash gets the place of the innermost one.
  func execute(_ frame: Frame) throws(OverrideCrash) -> Completion {
    for statement in self {
      try frame.interpreter.countStep()
      let completion: Completion
      do throws(OverrideCrash) {
        completion = try statement.execute(frame)
      } catch {
        throw error.source == nil ? frame.interpreter.crash(error.message, at: statement.range) : error
      }
      if completion != .normal { return completion }
    }
    return .normal
  }
}
