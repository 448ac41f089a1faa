import OverrideCode
import SwiftSyntax

extension Converter {
  mutating func convert(_ declaration: FunctionDeclSyntax) -> Function {
    note(declaration.name.text, at: declaration.name)
    let signature = declaration.signature
    return function(
      named: declaration.name.identifierText, signature.parameterClause,
      returning: signature.returnClause.map { type($0.type) }, modifiers: declaration.modifiers, body: declaration.body,
      at: declaration)
  }

  mutating func convert(_ declaration: InitializerDeclSyntax) -> Function {
    function(
      named: "init", declaration.signature.parameterClause, returning: nil, modifiers: declaration.modifiers,
      body: declaration.body, at: declaration)
  }

  private mutating func function(
    named baseName: String, _ clause: FunctionParameterClauseSyntax, returning result: TypeName?,
    modifiers: DeclModifierListSyntax, body: CodeBlockSyntax?, at node: some SyntaxProtocol
  ) -> Function {
    var parameters: [OverrideCode.Parameter] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.identifierText
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label, name: parameter.secondName?.identifierText ?? label,
          type: type(parameter.type), defaultValue: parameter.defaultValue.map { convert($0.value) }))
    }
    let returnsNothing = result == nil || result?.name == "Void" || result?.name == "()"
    return Function(
      name: Self.fullName(baseName, labels: parameters.map { $0.label }), baseName: baseName, parameters: parameters,
      returnType: result, isStatic: Self.isStatic(modifiers),
      body: body.map { returnsNothing ? convert($0.statements) : convertBody($0.statements) }, range: range(of: node))
  }

  static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}
