import HitTesting

/// The declarations of a program, by name.
final class Library {
  let program: Program
  let names = NameTable()
  private(set) var types: [String: TypeInfo] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var functions: [String: MethodInfo] = [:]
  private(set) var globals: [String: PropertyInfo] = [:]
  /// The constants of Objective-C enums, which stand without their type: `ModeBusy`.
  private(set) var constants: [String: EnumValue] = [:]
  /// Names of methods, of any type, that the program defines.
  private(set) var methodBaseNames: Set<String> = []
  /// Aliases of UIKit's classes that the program extends, such as `CGRect`, are the only ones that values other than
  /// objects have to look for.
  private(set) var extendsValues = false
  private var classes: [String: ResolvedClass] = [:]

  init(_ program: Program) {
    self.program = program
    for file in program.files {
      for type in file.types where type.kind == .protocol { protocols.insert(type.name) }
    }
    for file in program.files {
      for type in file.types where type.kind != .protocol { add(type, in: file) }
      for function in file.functions where function.body != nil {
        let info = MethodInfo(function, owner: nil, file: file)
        functions[function.name] = info
        if functions[function.baseName] == nil { functions[function.baseName] = info }
      }
      for global in file.globals {
        globals[global.name] = PropertyInfo(global, owner: nil, language: file.language)
      }
    }
    for name in Self.valueTypes where types[name] != nil { extendsValues = true }
  }

  private func add(_ declaration: TypeDeclaration, in file: SourceFile) {
    // An extension of a nested type names its outer type too.
    let name = declaration.name.split(separator: ".").last.map { String($0) } ?? declaration.name
    let info = types[name] ?? TypeInfo(name: name, language: file.language)
    types[name] = info
    info.add(declaration, in: file, protocols: protocols)
    for method in declaration.methods where method.body != nil { methodBaseNames.insert(method.baseName) }
    if declaration.kind == .enumeration { addConstants(of: declaration, in: file) }
  }

  /// Numbers the cases of an enum. Swift's raw values may be strings or missing; Objective-C's are integers.
  private func addConstants(of declaration: TypeDeclaration, in file: SourceFile) {
    guard file.language == .objectiveC else { return }
    var next = 0
    for enumCase in declaration.cases {
      if let value = enumCase.rawValue.flatMap({ constantInteger($0) }) { next = value }
      constants[enumCase.name] = EnumValue(
        type: declaration.name, name: enumCase.name, rawValue: .integer(next))
      next &+= 1
    }
  }

  /// The value of an enum's constant expression: `1 << 3`, `ModeA | ModeB`.
  private func constantInteger(_ expression: Expression, depth: Int = 0) -> Int? {
    guard depth < 64 else { return nil }
    switch expression.kind {
    case .integer(let value): return value
    case .name(let name):
      if case .integer(let value)? = constants[name]?.rawValue { return value }
      return nil
    case .unary(.negate, let operand): return constantInteger(operand, depth: depth + 1).map { 0 &- $0 }
    case .cast(_, let operand, _): return constantInteger(operand, depth: depth + 1)
    case .binary(let op, let left, let right):
      guard let a = constantInteger(left, depth: depth + 1), let b = constantInteger(right, depth: depth + 1) else {
        return nil
      }
      switch op {
      case .add: return a &+ b
      case .subtract: return a &- b
      case .shiftLeft: return a << b
      case .bitOr: return a | b
      default: return nil
      }
    default: return nil
    }
  }

  /// The class of that name with what the program says about it; `baseClass` is what the scene says.
  func resolvedClass(_ name: String, baseClass: String? = nil) -> ResolvedClass {
    let key = baseClass.map { name + ":" + $0 } ?? name
    if let resolved = classes[key] { return resolved }
    let resolved = ResolvedClass(name: name, baseClass: baseClass, library: self)
    classes[key] = resolved
    return resolved
  }

  /// The program's extensions of a value that is no object: of `CGRect`, or of an enum in the file.
  func resolvedClass(of value: Value) -> ResolvedClass? {
    switch value {
    case .enumCase(let value):
      guard let type = value.type, types[type] != nil else { return nil }
      return resolvedClass(type)
    case .object(let object):
      return object.className.isEmpty ? nil : resolvedClass(object.className)
    default:
      guard extendsValues, let name = Self.valueType(of: value) else { return nil }
      return resolvedClass(name)
    }
  }

  private static let valueTypes = [
    "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGAffineTransform", "CGFloat", "Double", "Int", "String", "Array",
    "UIBezierPath", "UITouch", "UIEvent", "CALayer", "Collection", "Sequence", "NSArray",
  ]

  private static func valueType(of value: Value) -> String? {
    switch value {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .insets: "UIEdgeInsets"
    case .transform: "CGAffineTransform"
    case .number: "CGFloat"
    case .integer: "Int"
    case .string: "String"
    case .array: "Array"
    case .path: "UIBezierPath"
    case .touch: "UITouch"
    case .event: "UIEvent"
    case .layer: "CALayer"
    default: nil
    }
  }
}
