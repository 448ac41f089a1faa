import HitTesting

/// A method, initializer or free function of the program. It is compiled when it is first called.
final class MethodInfo {
  let function: Function
  /// The type that it stands in; nil for a free function.
  let owner: TypeInfo?
  let language: SourceLanguage
  /// Where it stands, as traces name it.
  let source: OverrideSource
  private var compiled: Code?

  init(_ function: Function, owner: TypeInfo?, file: SourceFile) {
    self.function = function
    self.owner = owner
    language = file.language
    source = .code(
      SourceLocation(file: file.name, line: Int(function.range.line), column: Int(function.range.column)))
  }

  var returnKind: ValueKind { function.returnType.map { ValueKind(typeName: $0.name) } ?? .void }

  /// Whether nobody waits for a result.
  var returnsNothing: Bool { returnKind == .void }

  func code(_ library: Library) -> Code {
    if let compiled { return compiled }
    let code = Compiler.compile(function, owner: owner, language: language, library: library)
    compiled = code
    return code
  }
}

/// A property, instance variable or global of the program.
final class PropertyInfo {
  let property: Property
  let owner: TypeInfo?
  let language: SourceLanguage
  let coercion: Coercion
  private var compiledInitialValue: Code?
  private var compiledGetter: Code?
  private var compiledSetter: Code?
  private var compiledWillSet: Code?
  private var compiledDidSet: Code?

  init(_ property: Property, owner: TypeInfo?, language: SourceLanguage) {
    self.property = property
    self.owner = owner
    self.language = language
    coercion = Coercion(property.type, language: language)
  }

  var isComputed: Bool { property.getter != nil }
  var isSettable: Bool { property.setter != nil || property.getter == nil }

  /// Code for the initial value; nil where the file gives none.
  func initialValue(_ library: Library) -> Code? {
    if let compiledInitialValue { return compiledInitialValue }
    guard let value = property.initialValue else { return nil }
    let code = Compiler.compile(
      value, named: property.name, coercion: coercion, owner: owner, language: language, library: library)
    compiledInitialValue = code
    return code
  }

  /// Code for the getter; nil for a stored property.
  func getter(_ library: Library) -> Code? {
    if let compiledGetter { return compiledGetter }
    guard let body = property.getter else { return nil }
    let function = Function(
      name: property.name, baseName: property.name, returnType: property.type, body: body, range: property.range)
    let code = Compiler.compile(function, owner: owner, language: language, library: library)
    compiledGetter = code
    return code
  }

  /// Code for the setter; nil where there is none.
  func setter(_ library: Library) -> Code? { compiled(property.setter, into: &compiledSetter, library) }

  var isObserved: Bool { property.willSet != nil || property.didSet != nil }

  /// Code for the observers; nil where there is none.
  func willSet(_ library: Library) -> Code? { compiled(property.willSet, into: &compiledWillSet, library) }
  func didSet(_ library: Library) -> Code? { compiled(property.didSet, into: &compiledDidSet, library) }

  private func compiled(_ accessor: Accessor?, into code: inout Code?, _ library: Library) -> Code? {
    guard let accessor, code == nil else { return code }
    let function = Function(
      name: property.name, baseName: property.name,
      parameters: [Parameter(name: accessor.parameterName, type: property.type)], body: accessor.body,
      range: property.range)
    code = Compiler.compile(function, owner: owner, language: language, library: library)
    return code
  }

  /// What it is before anything was assigned to it, where the file's type says so and gives no value: nil for an
  /// optional, and the zero of Objective-C for numbers and structures is not assumed, because a header or another file
  /// may set them.
  var isOptional: Bool { property.type?.optionality == .optional }
}
