import HitTesting

extension OverrideInterpreter {
  /// `==`. In Objective-C a name that no file tells may be a constant of a header: it is the scene's value of that name,
  /// and beside a number its own number is asked for.
  func equal(_ a: Value, _ b: Value, _ range: SourceRange, _ frame: Frame) throws(OverrideCrash) -> Bool {
    switch (a, b) {
    case (.type(let name), .string(let other)), (.string(let other), .type(let name)): return name == other
    case (.type(let name), .enumCase(let other)), (.enumCase(let other), .type(let name)):
      return EnumValue(name: name).equals(other)
    case (.type(let name), .number), (.number, .type(let name)), (.type(let name), .integer),
      (.integer, .type(let name)):
      let constant = try ask(.value(path: name, type: TypeName("NSInteger")), at: range, frame)
      if case .type = a { return constant.equals(b) }
      return constant.equals(a)
    default: return a.equals(b)
    }
  }

  /// Whether the value is of the type, as `is` and `as?` ask.
  func isOfType(_ value: Value, _ type: TypeName) -> Bool {
    if value.isNull { return false }
    switch type.name {
    case "Any": return true
    case "AnyObject", "id", "NSObject", "NSObjectProtocol": return classNames(of: value) != nil
    case "Array", "NSArray", "NSMutableArray":
      guard case .array(let array) = value else { return false }
      guard let element = type.arguments.first else { return true }
      return array.elements.allSatisfy { isOfType($0, element) }
    default: return isKind(value, of: type.name)
    }
  }

  /// Whether the value is an object of the class or of one below it, or a value of the type.
  func isKind(_ value: Value, of name: String) -> Bool {
    let name = simpleName(name)
    switch value {
    case .view(let id): return resolvedClass(of: id).isKind(of: name)
    case .unknown: return collectsQuestions
    default: break
    }
    if let names = classNames(of: value) { return names.contains(name) }
    switch value {
    case .number, .integer, .bool:
      return ValueKind(typeName: name) == value.kind || name == "NSNumber"
    case .point, .size, .rect, .insets, .transform: return ValueKind(typeName: name) == value.kind || name == "NSValue"
    case .string: return name == "String" || name == "NSString"
    case .dictionary: return name == "Dictionary" || name == "NSDictionary"
    case .enumCase(let value): return value.type == name
    default: return false
    }
  }

  /// Whether it is an object of exactly that class (`isMemberOfClass:`).
  func isMember(_ value: Value, of name: String) -> Bool { classNames(of: value)?.first == simpleName(name) }

  /// The names of an object's class and the ones above it; nil for what is no object.
  func classNames(of value: Value) -> [String]? {
    switch value {
    case .view(let id): resolvedClass(of: id).ancestors
    case .responder(let responder): classNames(of: responder)
    case .object(let object) where !object.isStructure:
      object.className.isEmpty
        ? ["NSObject"]
        : resolvedClass(named: object.className).ancestors
          + resolvedClass(named: object.className).chain.flatMap { $0.conformances }
    case .event: ["UIEvent", "NSObject"]
    case .touch: ["UITouch", "NSObject"]
    case .layer: ["CALayer", "NSObject"]
    case .path: ["UIBezierPath", "NSObject"]
    case .array(let array): array.kind == .set ? ["NSSet", "NSObject"] : ["NSArray", "NSObject"]
    default: nil
    }
  }

  private func classNames(of responder: Responder) -> [String] {
    let name = simpleName(tester.hierarchy.className(of: responder))
    let base =
      switch responder.kind {
      case .viewController: "UIViewController"
      case .windowScene: "UIWindowScene"
      case .application: "UIApplication"
      default: "UIResponder"
      }
    var names = library.resolvedClass(name, baseClass: superclassesInUIKit[name] == nil ? base : nil).ancestors
    // A controller of a class that no file tells is not a view.
    if !names.contains(base) { names = [name] + uiKitAncestors(of: base) }
    return names
  }
}

extension Value {
  fileprivate var kind: ValueKind {
    switch self {
    case .number: .number
    case .integer: .integer
    case .bool: .bool
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .transform: .transform
    default: .object
    }
  }
}
