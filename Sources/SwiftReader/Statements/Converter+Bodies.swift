import OverrideCode
import SwiftSyntax

extension Converter {
  /// The statements of a block.
  mutating func convert(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for item in items { statements += convert(item) }
    return statements
  }

  /// A body whose value is asked for: one expression alone is returned, and so is that of every branch of an `if` or
  /// `switch` alone.
  mutating func convertBody(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let statements = convert(items)
    guard statements.count == 1, let only = statements.first else { return statements }
    switch only.kind {
    case .expression(let value):
      if case .assignment = value.kind { return statements }
      return [Statement(.return(value), at: only.range)]
    case .if, .switch:
      guard Self.isValue(only) else { return statements }
      return [Statement(.return(Expression(.statements([only]), at: only.range)), at: only.range)]
    default:
      return statements
    }
  }

  /// Whether every branch is one expression.
  private static func isValue(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value):
      if case .assignment = value.kind { return false }
      return true
    case .if(_, let then, let otherwise):
      guard let otherwise else { return false }
      return then.count == 1 && isValue(then[0]) && otherwise.count == 1 && isValue(otherwise[0])
    case .switch(_, let cases):
      return cases.allSatisfy { $0.body.count == 1 && isValue($0.body[0]) }
    default:
      return false
    }
  }

  private mutating func convert(_ item: CodeBlockItemSyntax) -> [Statement] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return [unreadable("the code is nested too deep", at: item)] }
    switch item.item {
    case .decl(let declaration): return convertLocal(declaration)
    case .stmt(let statement): return [convert(statement)]
    case .expr(let value): return [convertStatement(value)]
    @unknown default: return [unreadable("this code is not supported", at: item)]
    }
  }

  /// `if` and `switch` are expressions in Swift's grammar, and statements here.
  mutating func convertStatement(_ value: ExprSyntax) -> Statement {
    switch value.as(ExprSyntaxEnum.self) {
    case .ifExpr(let choice): return convert(choice)
    case .switchExpr(let choice): return convert(choice)
    default: return Statement(.expression(convert(value)), at: range(of: value))
    }
  }

  mutating func unreadable(_ message: String, at node: some SyntaxProtocol) -> Statement {
    Statement(.unreadable(refuse(message, at: node)), at: range(of: node))
  }

  private mutating func convertLocal(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return convertLocals(variable)
    case .functionDecl(let function): return [Statement(.function(convert(function)), at: range(of: function))]
    case .ifConfigDecl(let choice):
      guard case .statements(let items) = chosenElements(of: choice) else { return [] }
      return convert(items)
    case .macroExpansionDecl, .typeAliasDecl, .importDecl: return []
    case .missingDecl, .unexpectedCodeDecl: return [unreadable("this is no Swift", at: declaration)]
    default: return [unreadable("a type within a body is not supported", at: declaration)]
    }
  }

  private mutating func convertLocals(_ declaration: VariableDeclSyntax) -> [Statement] {
    var statements: [Statement] = []
    for (binding, type) in Self.typedBindings(of: declaration) {
      guard binding.accessorBlock == nil else {
        statements.append(unreadable("a local variable with accessors is not supported", at: binding))
        continue
      }
      let variable = Variable(
        convert(binding.pattern), type: type.map { self.type($0) },
        initialValue: binding.initializer.map { convert($0.value) },
        isConstant: declaration.bindingSpecifier.text == "let")
      let whole = declaration.bindings.count == 1 ? range(of: declaration) : range(of: binding)
      statements.append(Statement(.variable(variable), at: whole))
    }
    return statements
  }
}
