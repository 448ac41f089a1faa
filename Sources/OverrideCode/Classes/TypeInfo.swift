import HitTesting

/// A class, structure or enum of the program, with its extensions and categories; or a type of UIKit that the program
/// extends.
final class TypeInfo {
  let name: String
  /// Nil for a type that is only extended.
  private(set) var kind: TypeDeclaration.Kind?
  /// Nil where no file tells it.
  private(set) var superclass: String?
  /// The protocols that the file tells, and for an enum its raw type.
  private(set) var conformances: [String] = []
  private(set) var cases: [EnumCase] = []
  private(set) var language: SourceLanguage

  private(set) var methods: [String: MethodInfo] = [:]
  private(set) var methodsByBaseName: [String: [MethodInfo]] = [:]
  private(set) var properties: [String: PropertyInfo] = [:]
  private(set) var staticMethods: [String: MethodInfo] = [:]
  private(set) var staticProperties: [String: PropertyInfo] = [:]
  /// In the file's order: the memberwise initializer of a structure takes them so.
  private(set) var storedProperties: [PropertyInfo] = []
  private(set) var initializers: [MethodInfo] = []

  init(name: String, language: SourceLanguage) {
    self.name = name
    self.language = language
  }

  /// Adds what one declaration, of the type itself or an extension, says.
  func add(_ declaration: TypeDeclaration, in file: SourceFile, protocols: Set<String>) {
    var inherited = declaration.inherited[...]
    if declaration.kind != .extension {
      kind = declaration.kind
      language = file.language
      cases = declaration.cases
      if declaration.kind == .class, let first = inherited.first, !protocols.contains(first) {
        superclass = first
        inherited = inherited.dropFirst()
      }
    }
    conformances += inherited
    for property in declaration.properties { add(property, in: file) }
    for method in declaration.methods { add(method, in: file) }
  }

  private func add(_ property: Property, in file: SourceFile) {
    let info = PropertyInfo(property, owner: self, language: file.language)
    if property.isStatic {
      staticProperties[property.name] = info
      return
    }
    // A property's declaration in an interface may come before or after the variable behind it.
    if let earlier = properties[property.name], property.initialValue == nil, property.getter == nil,
      earlier.property.initialValue != nil || earlier.property.getter != nil || earlier.property.type != nil
    {
      return
    }
    properties[property.name] = info
    if let getter = property.getterName { properties[getter] = info }
    if property.getter == nil {
      storedProperties.removeAll { $0.property.name == property.name }
      storedProperties.append(info)
    }
  }

  /// Methods without a body, as an interface declares them, tell nothing new.
  private func add(_ function: Function, in file: SourceFile) {
    guard function.body != nil else { return }
    let info = MethodInfo(function, owner: self, file: file)
    let isInitializer = function.baseName == "init" || function.name.hasPrefix("initWith")
    if function.isStatic {
      staticMethods[function.name] = info
    } else if isInitializer {
      initializers.append(info)
    } else {
      methods[canonicalSelector(function.name)] = info
      methodsByBaseName[function.baseName, default: []].append(info)
    }
  }
}

/// One name for the spellings of the same UIKit method in Objective-C, Swift and Swift 2.
func canonicalSelector(_ name: String) -> String {
  canonicalSelectors[name] ?? name
}

private let canonicalSelectors: BuiltinTable<String> = [
  "hitTest(_:with:), hitTest(_:withEvent:), hitTest(point:withEvent:), hitTest(point:with:)": "hitTest:withEvent:",
  "point(inside:with:), pointInside(_:withEvent:), pointInside(point:withEvent:)": "pointInside:withEvent:",
  "pointInside(_:with:)": "pointInside:withEvent:",
  "touchesBegan(_:with:), touchesBegan(_:withEvent:)": "touchesBegan:withEvent:",
  "touchesMoved(_:with:), touchesMoved(_:withEvent:)": "touchesMoved:withEvent:",
  "touchesEnded(_:with:), touchesEnded(_:withEvent:)": "touchesEnded:withEvent:",
  "touchesCancelled(_:with:), touchesCancelled(_:withEvent:)": "touchesCancelled:withEvent:",
]
