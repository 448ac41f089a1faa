import OverrideCode
import SwiftSyntax

extension Converter {
  mutating func convert(_ expression: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      return Expression(.unreadable(refuse("the code is nested too deep", at: expression)), at: range(of: expression))
    }
    if Self.isLink(expression) { return convertChain(expression) }
    return Expression(convertKind(expression), at: range(of: expression))
  }

  private mutating func convertKind(_ expression: ExprSyntax) -> Expression.Kind {
    switch expression.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return .null
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .integerLiteralExpr(let literal): return convert(literal)
    case .floatLiteralExpr(let literal): return convert(literal)
    case .stringLiteralExpr(let literal): return convert(literal)
    case .macroExpansionExpr(let macro): return convert(macro)
    case .keyPathExpr(let path): return convert(path)
    case .declReferenceExpr(let name): return convert(name)
    case .superExpr: return .superReference
    case .discardAssignmentExpr: return .discard
    case .arrayExpr(let array):
      var elements: [Expression] = []
      for element in array.elements { elements.append(convert(element.expression)) }
      return .array(elements)
    case .dictionaryExpr(let dictionary): return convert(dictionary)
    case .tupleExpr(let tuple): return convert(tuple)
    case .closureExpr(let closure): return .closure(convert(closure))
    case .inOutExpr(let value): return .unary(.addressOf, convert(value.expression))
    case .prefixOperatorExpr(let operation): return convert(operation)
    case .postfixOperatorExpr(let operation): return convert(operation)
    case .sequenceExpr(let sequence): return convert(sequence)
    case .infixOperatorExpr(let operation): return convert(operation)
    case .ternaryExpr(let choice):
      return .conditional(
        convert(choice.condition), then: convert(choice.thenExpression), else: convert(choice.elseExpression))
    case .isExpr(let test): return .typeTest(convert(test.expression), type(test.type))
    case .asExpr(let cast): return convert(cast)
    case .tryExpr(let value): return convert(value.expression).kind
    case .awaitExpr(let value): return convert(value.expression).kind
    case .unsafeExpr(let value): return convert(value.expression).kind
    case .consumeExpr(let value): return convert(value.expression).kind
    case .copyExpr(let value): return convert(value.expression).kind
    case .ifExpr(let choice): return .statements([convert(choice)])
    case .switchExpr(let choice): return .statements([convert(choice)])
    case .typeExpr(let value): return .classReference(type(value.type))
    case .regexLiteralExpr: return .unreadable(refuse("regular expressions are not supported", at: expression))
    case .missingExpr: return .unreadable(refuse("an expression is missing here", at: expression))
    default: return .unreadable(refuse("this expression is not supported", at: expression))
    }
  }

  private mutating func convert(_ name: DeclReferenceExprSyntax) -> Expression.Kind {
    note(name.baseName.text, at: name)
    if name.baseName.text == "self" { return .selfReference }
    return .name(name.baseName.identifierText)
  }

  private mutating func convert(_ dictionary: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    var entries: [DictionaryEntry] = []
    for element in elements {
      let key = convert(element.key)
      entries.append(DictionaryEntry(key: key, value: convert(element.value)))
    }
    return .dictionary(entries)
  }

  private mutating func convert(_ tuple: TupleExprSyntax) -> Expression.Kind {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return convert(only.expression).kind
    }
    return .tuple(convert(tuple.elements))
  }

  mutating func convert(_ list: LabeledExprListSyntax) -> [Argument] {
    var arguments: [Argument] = []
    for element in list {
      arguments.append(Argument(label: element.label?.identifierText, convert(element.expression)))
    }
    return arguments
  }

  private mutating func convert(_ path: KeyPathExprSyntax) -> Expression.Kind {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.identifierText)
      case .optional: break
      default: return .unreadable(refuse("a key path with a subscript is not supported", at: path))
      }
    }
    return .keyPath(names)
  }
}
