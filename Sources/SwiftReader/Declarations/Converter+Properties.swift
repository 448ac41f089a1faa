import OverrideCode
import SwiftSyntax

extension Converter {
  /// The properties of one `let` or `var`; `let a, b: CGFloat` declares two.
  mutating func convert(_ declaration: VariableDeclSyntax) -> [Property] {
    var properties: [Property] = []
    for (binding, type) in Self.typedBindings(of: declaration) {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var property = Property(
        name: pattern.identifier.identifierText, type: type.map { self.type($0) },
        initialValue: binding.initializer.map { convert($0.value) }, range: range(of: declaration))
      property.isStatic = Self.isStatic(declaration.modifiers)
      property.isLazy = declaration.modifiers.contains { $0.name.text == "lazy" }
      property.isConstant = declaration.bindingSpecifier.text == "let"
      if let block = binding.accessorBlock { convert(block, of: &property) }
      properties.append(property)
    }
    return properties
  }

  /// Each binding with its type: where it has none, the next one's counts.
  static func typedBindings(of declaration: VariableDeclSyntax) -> [(PatternBindingSyntax, TypeSyntax?)] {
    var type: TypeSyntax?
    var typed: [(PatternBindingSyntax, TypeSyntax?)] = []
    for binding in declaration.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      typed.append((binding, type))
    }
    return typed.reversed()
  }

  /// The getter, the setter, and the observers.
  private mutating func convert(_ block: AccessorBlockSyntax, of property: inout Property) {
    switch block.accessors {
    case .getter(let statements):
      property.getter = convertBody(statements)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        switch accessor.accessorSpecifier.text {
        case "get":
          property.getter = convertBody(body.statements)
        case "set": property.setter = self.accessor(accessor, body, "newValue")
        case "willSet": property.willSet = self.accessor(accessor, body, "newValue")
        case "didSet": property.didSet = self.accessor(accessor, body, "oldValue")
        default:
          break
        }
      }
    @unknown default:
      break
    }
  }

  private mutating func accessor(
    _ accessor: AccessorDeclSyntax, _ body: CodeBlockSyntax, _ parameterName: String
  ) -> Accessor {
    Accessor(
      parameterName: accessor.parameters?.name.identifierText ?? parameterName, body: convert(body.statements))
  }
}
