import OverrideCode
import SwiftSyntax

extension Converter {
  /// A class, structure, enum, actor, protocol or extension with what is nested in it; anything else is left out.
  mutating func convertType(_ declaration: DeclSyntax, in outerName: String?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      convert(.class, type.name.identifierText, type.inheritanceClause, type.memberBlock, at: type, in: outerName)
    case .actorDecl(let type):
      convert(.class, type.name.identifierText, type.inheritanceClause, type.memberBlock, at: type, in: outerName)
    case .structDecl(let type):
      convert(.structure, type.name.identifierText, type.inheritanceClause, type.memberBlock, at: type, in: outerName)
    case .enumDecl(let type):
      convert(.enumeration, type.name.identifierText, type.inheritanceClause, type.memberBlock, at: type, in: outerName)
    case .protocolDecl(let type):
      convert(.protocol, type.name.identifierText, type.inheritanceClause, type.memberBlock, at: type, in: outerName)
    case .extensionDecl(let type):
      let name = self.type(type.extendedType).name
      convert(.extension, name, type.inheritanceClause, type.memberBlock, at: type, in: outerName)
    default:
      break
    }
  }

  private mutating func convert(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
    at node: some SyntaxProtocol, in outerName: String?
  ) {
    let inherited = inheritance?.inheritedTypes.map { type($0.type).name } ?? []
    source.types.append(
      TypeDeclaration(kind: kind, name: name, outerName: outerName, inherited: inherited, range: range(of: node)))
    convert(members.members, ofType: source.types.count - 1)
  }

  private mutating func convert(_ members: MemberBlockItemListSyntax, ofType index: Int) {
    for member in members { convertMember(member.decl, ofType: index) }
  }

  private mutating func convertMember(_ declaration: DeclSyntax, ofType index: Int) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let method = convert(function)
      source.types[index].methods.append(method)
    case .initializerDecl(let initializer):
      let method = convert(initializer)
      source.types[index].methods.append(method)
    case .variableDecl(let variable):
      let properties = convert(variable)
      source.types[index].properties += properties
    case .enumCaseDecl(let cases):
      for element in cases.elements {
        let enumCase = convert(element)
        source.types[index].cases.append(enumCase)
      }
    case .ifConfigDecl(let choice):
      if case .decls(let members) = chosenElements(of: choice) { convert(members, ofType: index) }
    default:
      guard depth < 50 else { return }
      depth += 1
      convertType(declaration, in: source.types[index].name)
      depth -= 1
    }
  }

  private mutating func convert(_ element: EnumCaseElementSyntax) -> EnumCase {
    EnumCase(
      name: element.name.identifierText, rawValue: element.rawValue.map { convert($0.value) },
      associatedValues: element.parameterClause?.parameters.map { $0.firstName?.identifierText } ?? [],
      range: range(of: element))
  }
}
