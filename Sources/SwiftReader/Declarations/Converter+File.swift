import OverrideCode
import SwiftSyntax

extension Converter {
  /// Converts the whole file.
  mutating func convertFile(_ file: SourceFileSyntax) {
    convertTopLevel(file.statements)
    if source.types.contains(where: { $0.methods.contains(where: Self.isSwift2) }) { adoptSwift2Labels() }
  }

  private mutating func convertTopLevel(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      convertTopLevel(declaration)
    }
  }

  private mutating func convertTopLevel(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let converted = convert(function)
      if let type = bareMembersType(at: declaration) {
        source.types[type].methods.append(converted)
      } else {
        source.functions.append(converted)
      }
    case .variableDecl(let variable):
      let properties = convert(variable)
      if let type = bareMembersType(at: declaration) {
        source.types[type].properties += properties
      } else {
        source.globals += properties
      }
    case .ifConfigDecl(let choice):
      if case .statements(let items) = chosenElements(of: choice) { convertTopLevel(items) }
    default:
      convertType(declaration, in: nil)
    }
  }

  /// The index of the type that pasted members belong to; nil where the scene names none.
  private mutating func bareMembersType(at node: some SyntaxProtocol) -> Int? {
    guard let name = bareMembersClass else { return nil }
    if let known = source.types.firstIndex(where: { $0.name == name && $0.kind == .class }) { return known }
    source.types.append(TypeDeclaration(kind: .class, name: name, range: range(of: node)))
    return source.types.count - 1
  }

  /// Swift 2 named the event's parameter as Objective-C does, and gave the first parameter of a method no label.
  private static func isSwift2(_ method: Function) -> Bool {
    method.parameters.contains { $0.label == "withEvent" }
  }

  private mutating func adoptSwift2Labels() {
    for type in source.types.indices {
      for method in source.types[type].methods.indices {
        let function = source.types[type].methods[method]
        guard let first = function.parameters.first, first.label == first.name, function.baseName != "init" else {
          continue
        }
        source.types[type].methods[method].parameters[0].label = nil
        source.types[type].methods[method].name = Self.fullName(
          function.baseName, labels: function.parameters.enumerated().map { $0.offset == 0 ? nil : $0.element.label })
      }
    }
  }

  /// `hitTest(_:with:)`
  static func fullName(_ baseName: String, labels: [String?]) -> String {
    baseName + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
