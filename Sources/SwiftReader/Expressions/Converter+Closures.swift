import OverrideCode
import SwiftSyntax

extension Converter {
  mutating func convert(_ closure: ClosureExprSyntax) -> Closure {
    var captures: [Argument] = []
    for capture in closure.signature?.capture?.items ?? [] {
      let name = capture.name.identifierText
      if let value = capture.initializer?.value {
        captures.append(Argument(label: name, convert(value)))
      } else if capture.specifier == nil, name != "self" {
        // `[x]`: the value that the variable has now.
        captures.append(Argument(label: name, Expression(.name(name), at: range(of: capture))))
      }
    }
    return Closure(
      parameters: parameters(of: closure.signature?.parameterClause), captures: captures,
      body: convertBody(closure.statements))
  }

  private func parameters(of clause: ClosureSignatureSyntax.ParameterClause?) -> [OverrideCode.Parameter] {
    switch clause {
    case .simpleInput(let names): return names.map { Parameter(name: $0.name.identifierText) }
    case .parameterClause(let clause):
      return clause.parameters.map { parameter in
        Parameter(
          name: (parameter.secondName ?? parameter.firstName).identifierText, type: parameter.type.map { type($0) })
      }
    case nil: return []
    @unknown default: return []
    }
  }
}
