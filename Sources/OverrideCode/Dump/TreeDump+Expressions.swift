extension TreeDump {
  static func text(_ expression: Expression) -> String {
    switch expression.kind {
    case .null: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return "\(value)"
    case .floating(let value): return "\(value)"
    case .string(let parts): return "\"" + parts.map { text($0) }.joined() + "\""
    case .selector(let name): return "selector(" + name + ")"
    case .classReference(let type): return text(type) + ".self"
    case .keyPath(let names): return "\\" + names.map { "." + $0 }.joined()
    case .array(let elements): return "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    case .dictionary(let entries):
      return "[" + entries.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "]"
    case .tuple(let elements): return "tuple" + text(elements)
    case .compoundLiteral(let type, let elements): return (type.map { text($0) } ?? "") + "{" + list(elements) + "}"
    case .closure(let closure): return text(closure)
    case .name(let name): return name
    case .selfReference: return "self"
    case .superReference: return "super"
    case .implicitBase: return ""
    case .discard: return "_"
    case .member(let base, let name): return text(base) + "." + name
    case .subscript(let base, let arguments): return text(base) + "[" + list(arguments) + "]"
    case .call(let call): return text(call)
    case .invoke(let callee, let arguments): return "invoke " + text(callee) + text(arguments)
    case .unary(let symbol, let operand): return "(" + text(symbol, around: text(operand)) + ")"
    case .binary(let symbol, let left, let right):
      return "(" + text(left) + " " + text(symbol) + " " + text(right) + ")"
    case .assignment(let target, let symbol, let value):
      return text(target) + " " + (symbol.map { text($0) } ?? "") + "= " + text(value)
    case .conditional(let condition, let then, let otherwise):
      return "(" + text(condition) + " ?" + (then.map { " " + text($0) + " " } ?? "") + ": " + text(otherwise) + ")"
    case .typeTest(let value, let type): return "(" + text(value) + " is " + text(type) + ")"
    case .cast(let kind, let value, let type):
      return "(" + text(value) + " " + text(kind) + " " + text(type) + ")"
    case .optionalChain(let chain): return "chain(" + text(chain) + ")"
    case .unwrapOrLeave(let value): return text(value) + "?"
    case .forceUnwrap(let value): return text(value) + "!"
    case .statements(let statements): return "({ " + statements.map { inline($0) }.joined(separator: "; ") + " })"
    case .unreadable: return "unreadable"
    }
  }

  /// Labels stand where the language puts them: `view.hitTest(p, with: e)`, `view.hitTest:withEvent:(p, e)`.
  private static func text(_ call: Call) -> String {
    let receiver = call.receiver.map { text($0) + "." } ?? ""
    if call.name.utf8.last == UInt8(ascii: ")") {
      return receiver + call.baseName + (call.isOptional ? "?" : "") + text(call.arguments)
    }
    return receiver + call.name + "(" + call.arguments.map { text($0.value) }.joined(separator: ", ") + ")"
  }

  private static func text(_ part: StringPart) -> String {
    switch part {
    case .text(let text): return escaped(text)
    case .value(let value): return "\\(" + text(value) + ")"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func text(_ closure: Closure) -> String {
    var header = ""
    if !closure.captures.isEmpty { header += "[" + list(closure.captures) + "] " }
    if !closure.parameters.isEmpty { header += text(closure.parameters) + " " }
    if !header.isEmpty { header += "in " }
    return "{ " + header + closure.body.map { inline($0) }.joined(separator: "; ") + " }"
  }

  private static func text(_ arguments: [Argument]) -> String { "(" + list(arguments) + ")" }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value) }.joined(separator: ", ")
  }

  private static func text(_ kind: CastKind) -> String {
    switch kind {
    case .conditional: return "as?"
    case .forced: return "as!"
    case .bridging: return "as"
    case .unchecked: return "unchecked as"
    }
  }

  private static func text(_ symbol: UnaryOperator, around operand: String) -> String {
    switch symbol {
    case .not: return "!" + operand
    case .negate: return "-" + operand
    case .plus: return "+" + operand
    case .bitNot: return "~" + operand
    case .addressOf: return "&" + operand
    case .dereference: return "*" + operand
    case .preIncrement: return "++" + operand
    case .postIncrement: return operand + "++"
    case .preDecrement: return "--" + operand
    case .postDecrement: return operand + "--"
    case .rangeFrom: return operand + "..."
    case .rangeThrough: return "..." + operand
    case .rangeUpTo: return "..<" + operand
    }
  }

  private static func text(_ symbol: BinaryOperator) -> String {
    switch symbol {
    case .add: return "+"
    case .subtract: return "-"
    case .multiply: return "*"
    case .divide: return "/"
    case .remainder: return "%"
    case .equal: return "=="
    case .notEqual: return "!="
    case .identical: return "==="
    case .notIdentical: return "!=="
    case .less: return "<"
    case .lessOrEqual: return "<="
    case .greater: return ">"
    case .greaterOrEqual: return ">="
    case .and: return "&&"
    case .or: return "||"
    case .bitAnd: return "&"
    case .bitOr: return "|"
    case .bitXor: return "^"
    case .shiftLeft: return "<<"
    case .shiftRight: return ">>"
    case .coalesce: return "??"
    case .halfOpenRange: return "..<"
    case .closedRange: return "..."
    case .comma: return ","
    }
  }
}
