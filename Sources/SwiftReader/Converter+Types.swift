import OverrideCode
import SwiftSyntax

extension Converter {
  func type(_ syntax: TypeSyntax) -> TypeName {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return TypeName(type.name.identifierText, arguments: arguments(type.genericArgumentClause))
    case .memberType(let type):
      let base = self.type(type.baseType)
      return TypeName(base.name + "." + type.name.identifierText, arguments: arguments(type.genericArgumentClause))
    case .optionalType(let type):
      var wrapped = self.type(type.wrappedType)
      wrapped.optionality = .optional
      return wrapped
    case .implicitlyUnwrappedOptionalType(let type):
      var wrapped = self.type(type.wrappedType)
      wrapped.optionality = .implicitlyUnwrapped
      return wrapped
    case .arrayType(let type):
      return TypeName("Array", arguments: [self.type(type.element)])
    case .dictionaryType(let type):
      return TypeName("Dictionary", arguments: [self.type(type.key), self.type(type.value)])
    case .functionType(let type):
      return TypeName("->", arguments: type.parameters.map { self.type($0.type) } + [self.type(type.returnClause.type)])
    case .tupleType(let type):
      if type.elements.count == 1, let element = type.elements.first, element.firstName == nil {
        return self.type(element.type)
      }
      return TypeName("()", arguments: type.elements.map { self.type($0.type) })
    case .attributedType(let type):
      return self.type(type.baseType)
    case .someOrAnyType(let type):
      return self.type(type.constraint)
    case .compositionType(let type):
      return type.elements.first.map { self.type($0.type) } ?? TypeName("Any")
    case .metatypeType(let type):
      return TypeName("Type", arguments: [self.type(type.baseType)])
    default:
      return TypeName(syntax.trimmedDescription)
    }
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    guard let clause else { return [] }
    return clause.arguments.compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return self.type(type)
    }
  }
}

extension TokenSyntax {
  /// The text without the backticks around a keyword.
  var identifierText: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
