extension TreeDump {
  mutating func write(_ statement: Statement) {
    let range = statement.range
    switch statement.kind {
    case .expression(let value): line(Self.text(value), at: range)
    case .variable(let variable): line(Self.text(variable), at: range)
    case .function(let function): write(function)
    case .if(let conditions, let then, let otherwise):
      line("if " + Self.text(conditions), at: range)
      write(then)
      if let otherwise {
        line("else", at: range)
        write(otherwise)
      }
    case .guard(let conditions, let otherwise):
      line("guard " + Self.text(conditions) + " else", at: range)
      write(otherwise)
    case .forIn(let pattern, let sequence, let condition, let body):
      let filter = condition.map { " where " + Self.text($0) } ?? ""
      line("for " + Self.text(pattern) + " in " + Self.text(sequence) + filter, at: range)
      write(body)
    case .forLoop(let start, let condition, let step, let body):
      let header = [
        start.map { Self.inline($0) }.joined(separator: ", "), condition.map { Self.text($0) } ?? "",
        step.map { Self.text($0) }.joined(separator: ", "),
      ]
      line("for " + header.joined(separator: "; "), at: range)
      write(body)
    case .while(let conditions, let body):
      line("while " + Self.text(conditions), at: range)
      write(body)
    case .repeatWhile(let body, let condition):
      line("repeat while " + Self.text(condition), at: range)
      write(body)
    case .switch(let subject, let cases):
      line("switch " + Self.text(subject), at: range)
      indented { dump in
        for branch in cases {
          dump.line(Self.label(of: branch), at: branch.range)
          dump.write(branch.body)
        }
      }
    case .break(let label): line("break" + (label.map { " " + $0 } ?? ""), at: range)
    case .continue(let label): line("continue" + (label.map { " " + $0 } ?? ""), at: range)
    case .fallthrough: line("fallthrough", at: range)
    case .return(let value): line("return" + (value.map { " " + Self.text($0) } ?? ""), at: range)
    case .throw(let value): line("throw " + Self.text(value), at: range)
    case .defer(let body):
      line("defer", at: range)
      write(body)
    case .block(let body):
      line("block", at: range)
      write(body)
    case .doCatch(let body, let catches, let finally):
      line("do", at: range)
      write(body)
      for handler in catches {
        line("catch", at: range)
        write(handler)
      }
      if !finally.isEmpty {
        line("finally", at: range)
        write(finally)
      }
    case .once(let token, let body):
      line("once " + Self.text(token), at: range)
      write(body)
    case .labelled(let label, let inner):
      line(label + ":", at: range)
      write(inner)
    case .unreadable(let reason): line("unreadable: " + reason, at: range)
    }
  }

  /// A statement within a line: several of them are parted by `;`.
  static func inline(_ statement: Statement) -> String {
    var dump = TreeDump()
    dump.write(statement)
    return dump.text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }.joined(separator: "; ")
  }

  private static func text(_ variable: Variable) -> String {
    var text = (variable.isStatic ? "static " : "") + (variable.isConstant ? "let " : "var ")
    text += TreeDump.text(variable.pattern)
    if let type = variable.type { text += ": " + TreeDump.text(type) }
    if let value = variable.initialValue { text += " = " + TreeDump.text(value) }
    return text
  }

  private static func label(of branch: SwitchCase) -> String {
    if branch.isDefault { return "default" }
    let alternatives = branch.alternatives.map { alternative in
      text(alternative.pattern) + (alternative.condition.map { " where " + text($0) } ?? "")
    }
    return "case " + alternatives.joined(separator: ", ")
  }

  private static func text(_ conditions: [Condition]) -> String {
    let clauses = conditions.map { condition -> String in
      switch condition {
      case .expression(let value): return text(value)
      case .binding(let pattern, let value): return "let " + text(pattern) + " = " + text(value)
      case .match(let pattern, let value): return "case " + text(pattern) + " = " + text(value)
      }
    }
    return clauses.joined(separator: ", ")
  }

  static func text(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: return "_"
    case .name(let name): return name
    case .tuple(let elements): return "(" + elements.map { text($0) }.joined(separator: ", ") + ")"
    case .some(let inner): return text(inner) + "?"
    case .enumCase(let name, let elements):
      return "." + name + (elements.isEmpty ? "" : "(" + elements.map { text($0) }.joined(separator: ", ") + ")")
    case .type(let type, let inner): return "is " + text(type) + (inner.map { " " + text($0) } ?? "")
    case .expression(let value): return "= " + text(value)
    }
  }
}
