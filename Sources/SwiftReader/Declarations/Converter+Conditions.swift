import OverrideCode
import SwiftSyntax

extension Converter {
  /// The branch of an `#if` that a release build for an iPhone takes; nil where none holds.
  mutating func chosenElements(of choice: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in choice.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  private mutating func holds(_ condition: ExprSyntax) -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return false }
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .prefixOperatorExpr(let negation): return !holds(negation.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let sequence): return holds(sequence)
    case .infixOperatorExpr(let operation):
      let isAnd = operation.operator.trimmedDescription == "&&"
      return isAnd
        ? holds(operation.leftOperand) && holds(operation.rightOperand)
        : holds(operation.leftOperand) || holds(operation.rightOperand)
    case .functionCallExpr(let call): return answer(call)
    case .declReferenceExpr(let name):
      problems.append(
        ReadProblem(.note, "'\(name.baseName.text)' counts as not defined in '#if'", at: range(of: name)))
      return false
    default: return false
    }
  }

  /// `a && b || c`: `&&` binds tighter.
  private mutating func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var anyAlternative = false
    var alternative = true
    for element in sequence.elements {
      if let symbol = element.as(BinaryOperatorExprSyntax.self) {
        if symbol.operator.text == "||" {
          anyAlternative = anyAlternative || alternative
          alternative = true
        }
      } else {
        let value = holds(element)
        alternative = alternative && value
      }
    }
    return anyAlternative || alternative
  }

  /// `os(iOS)`, `canImport(UIKit)`, `swift(>=5)`
  private func answer(_ question: FunctionCallExprSyntax) -> Bool {
    let argument = question.arguments.first?.expression.trimmedDescription ?? ""
    switch question.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC"].contains(argument)
    case "arch": return argument == "arm64"
    case "swift", "compiler": return argument.hasPrefix(">=")
    default: return false
    }
  }
}
