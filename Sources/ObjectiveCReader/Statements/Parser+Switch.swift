import OverrideCode

extension Parser {
  mutating func parseSwitch() throws(ReadFailure) -> Statement.Kind {
    advance()
    try expect("(", "behind 'switch'")
    let subject = try parseExpression()
    try expect(")", "behind the value of 'switch'")
    guard at("{"), closing[index] > 0 else { throw failure("expected '{ … }' behind 'switch (…)'") }
    let outerEnd = end
    let close = min(closing[index], end)
    end = close
    defer {
      end = outerEnd
      index = max(index, min(close + 1, end))
    }
    advance()
    var cases: [SwitchCase] = []
    while index < end { cases.append(try parseCase()) }
    for index in cases.indices.dropLast() where Self.runsOn(cases[index].body) {
      cases[index].body.append(Statement(.fallthrough, at: cases[index].range))
    }
    return .switch(subject, cases)
  }

  /// One or more labels with the statements behind them.
  private mutating func parseCase() throws(ReadFailure) -> SwitchCase {
    let start = index
    var alternatives: [SwitchCase.Alternative] = []
    var isDefault = false
    while true {
      if takeWord("default") {
        isDefault = true
      } else if takeWord("case") {
        alternatives.append(SwitchCase.Alternative(.expression(try parseCaseValue())))
      } else {
        break
      }
      try expect(":", "behind a case")
    }
    guard isDefault || !alternatives.isEmpty else { throw failure("expected 'case', found \(token.quoted)") }
    let labels = range(from: start)
    var body: [Statement] = []
    while index < end, !atWord("case"), !atWord("default") { body += try parseStatement() }
    return SwitchCase(alternatives: isDefault ? [] : alternatives, body: body, range: labels)
  }

  /// `ModeIdle`, and GNU's `1 ... 3`.
  private mutating func parseCaseValue() throws(ReadFailure) -> Expression {
    let first = try parseConditional()
    guard take("...") else { return first }
    let last = try parseConditional()
    return Expression(.binary(.closedRange, first, last), at: first.range.extended(to: last.range))
  }

  /// Whether the end of the statements can be reached, so that C goes on with the next case.
  private static func runsOn(_ statements: [Statement]) -> Bool {
    guard let last = statements.last else { return true }
    switch last.kind {
    case .break, .continue, .return, .throw, .unreadable: return false
    case .block(let inner): return runsOn(inner)
    case .if(_, let then, let otherwise): return runsOn(then) || runsOn(otherwise ?? [])
    default: return true
    }
  }
}
