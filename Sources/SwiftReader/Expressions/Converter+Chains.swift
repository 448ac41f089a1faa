import OverrideCode
import SwiftSyntax

extension Converter {
  /// Whether the expression is a link of a chain: a member, a call, a subscript, `?` or `!`.
  static func isLink(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr:
      return true
    default: return false
    }
  }

  /// The whole chain; one with a `?` in it becomes an `optionalChain`.
  mutating func convertChain(_ expression: ExprSyntax) -> Expression {
    guard !Self.isTooLong(expression) else {
      return Expression(.unreadable(refuse("the chain is too long", at: expression)), at: range(of: expression))
    }
    let outer = hasOptionalLink
    hasOptionalLink = false
    let chain = convertLink(expression)
    let isOptional = hasOptionalLink
    hasOptionalLink = outer
    return isOptional ? Expression(.optionalChain(chain), at: chain.range) : chain
  }

  /// The base of a link: another link of the same chain, or the value that the chain begins with.
  private mutating func convertBase(_ expression: ExprSyntax) -> Expression {
    guard Self.isLink(expression) else { return convert(expression) }
    return convertLink(expression)
  }

  /// Whether the chain has more links than people write.
  private static func isTooLong(_ expression: ExprSyntax) -> Bool {
    var link = expression
    for _ in 0..<500 {
      switch link.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let member):
        guard let base = member.base else { return false }
        link = base
      case .functionCallExpr(let call): link = call.calledExpression
      case .subscriptCallExpr(let call): link = call.calledExpression
      case .optionalChainingExpr(let inner): link = inner.expression
      case .forceUnwrapExpr(let inner): link = inner.expression
      case .genericSpecializationExpr(let value): link = value.expression
      default: return false
      }
    }
    return true
  }

  private mutating func convertLink(_ expression: ExprSyntax) -> Expression {
    let kind: Expression.Kind
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): kind = convert(member)
    case .functionCallExpr(let call): kind = convert(call)
    case .subscriptCallExpr(let call):
      let base = convertBase(call.calledExpression)
      kind = .subscript(base, convert(call.arguments))
    case .optionalChainingExpr(let link):
      hasOptionalLink = true
      kind = .unwrapOrLeave(convertBase(link.expression))
    case .forceUnwrapExpr(let link): kind = .forceUnwrap(convertBase(link.expression))
    case .genericSpecializationExpr(let value): return convertBase(value.expression)
    default: return convert(expression)
    }
    return Expression(kind, at: range(of: expression))
  }

  private mutating func convert(_ member: MemberAccessExprSyntax) -> Expression.Kind {
    let name = member.declName.baseName.identifierText
    note(name, at: member.declName)
    guard let base = member.base else {
      return .member(Expression(.implicitBase, at: range(of: member.period)), name)
    }
    if name == "self" {
      // `UIButton.self` is the class, `button.self` the button.
      let text = base.trimmedDescription
      let isType = text.unicodeScalars.first.map { $0.properties.isUppercase || $0 == "[" } ?? false
      return isType ? .classReference(typeName(text, base)) : convertBase(base).kind
    }
    return .member(convertBase(base), name)
  }

  private func typeName(_ text: String, _ base: ExprSyntax) -> TypeName {
    if let type = base.as(TypeExprSyntax.self) { return self.type(type.type) }
    return TypeName(text)
  }

  private mutating func convert(_ call: FunctionCallExprSyntax) -> Expression.Kind {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    // `[UIView]()`, `[String: UIView]()`
    if callee.is(ArrayExprSyntax.self), call.arguments.isEmpty { return .array([]) }
    if callee.is(DictionaryExprSyntax.self), call.arguments.isEmpty { return .dictionary([]) }
    var isOptional = false
    if let link = callee.as(OptionalChainingExprSyntax.self), Self.isNamed(link.expression) {
      callee = link.expression
      isOptional = true
      hasOptionalLink = true
    } else if let link = callee.as(ForceUnwrapExprSyntax.self), Self.isNamed(link.expression) {
      callee = link.expression
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name) where name.baseName.text != "self":
      note(name.baseName.text, at: name)
      return named(name.baseName.identifierText, receiver: nil, isOptional, arguments(of: call))
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.identifierText
      note(name, at: member.declName)
      let receiver =
        member.base.map { convertBase($0) } ?? Expression(.implicitBase, at: range(of: member.period))
      // `CGPoint.init(x: 1, y: 2)`
      if name == "init", case .name(let type) = receiver.kind, !isOptional {
        return named(type, receiver: nil, false, arguments(of: call))
      }
      return named(name, receiver: receiver, isOptional, arguments(of: call))
    default:
      let value = convertBase(callee)
      return .invoke(value, arguments(of: call))
    }
  }

  private static func isNamed(_ expression: ExprSyntax) -> Bool {
    expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
  }

  private func named(
    _ baseName: String, receiver: Expression?, _ isOptional: Bool, _ arguments: [Argument]
  ) -> Expression.Kind {
    .call(
      Call(
        receiver: receiver, baseName: baseName, arguments: arguments,
        name: Self.fullName(baseName, labels: arguments.map { $0.label }), isOptional: isOptional))
  }

  /// What stands between the brackets, then the trailing closures.
  private mutating func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var arguments = convert(call.arguments)
    if let closure = call.trailingClosure {
      arguments.append(Argument(Expression(.closure(convert(closure)), at: range(of: closure))))
    }
    for element in call.additionalTrailingClosures {
      let closure = Expression(.closure(convert(element.closure)), at: range(of: element.closure))
      arguments.append(Argument(label: element.label.identifierText, closure))
    }
    return arguments
  }
}
