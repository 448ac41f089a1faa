import OverrideCode
import SwiftSyntax

extension Converter {
  mutating func convert(_ pattern: PatternSyntax) -> Pattern {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return .wildcard }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): return .name(pattern.identifier.identifierText)
    case .wildcardPattern, .missingPattern: return .wildcard
    case .valueBindingPattern(let pattern): return convert(pattern.pattern)
    case .isTypePattern(let pattern): return .type(type(pattern.type), nil)
    case .expressionPattern(let pattern): return convertPattern(pattern.expression)
    case .tuplePattern(let pattern):
      var elements: [Pattern] = []
      for element in pattern.elements { elements.append(convert(element.pattern)) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    @unknown default: return .wildcard
    }
  }

  /// A pattern that the grammar takes for an expression: `.began`, `.path(let p)`, `let view?`, `let b as UIButton`.
  private mutating func convertPattern(_ expression: ExprSyntax) -> Pattern {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return convert(inner.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .optionalChainingExpr(let inner): return .some(convertPattern(inner.expression))
    case .memberAccessExpr(let member):
      if let name = Self.caseName(member) { return .enumCase(name, []) }
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let name = Self.caseName(member) {
        return .enumCase(name, convertPatterns(call.arguments))
      }
    case .tupleExpr(let tuple):
      let elements = convertPatterns(tuple.elements)
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr(let sequence):
      if let pattern = convertTypePattern(sequence) { return pattern }
    default: break
    }
    return .expression(convert(expression))
  }

  private mutating func convertPatterns(_ elements: LabeledExprListSyntax) -> [Pattern] {
    var patterns: [Pattern] = []
    for element in elements { patterns.append(convertPattern(element.expression)) }
    return patterns
  }

  /// `.busy`, `Mode.busy`
  private static func caseName(_ member: MemberAccessExprSyntax) -> String? {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return name }
    guard let first = base.trimmedDescription.unicodeScalars.first, first.properties.isUppercase,
      name.unicodeScalars.first?.properties.isLowercase == true
    else { return nil }
    return name
  }

  /// `let button as UIButton`
  private mutating func convertTypePattern(_ sequence: SequenceExprSyntax) -> Pattern? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .type(self.type(type.type), convertPattern(elements[0]))
  }
}
