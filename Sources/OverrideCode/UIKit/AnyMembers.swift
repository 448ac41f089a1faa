import HitTesting

private typealias AnyProperty = BuiltinProperty<Value>
private typealias AnyMethod = BuiltinMethod<Value>

// What every value understands: `NSObject`'s methods, mostly.
let anyProperties: PropertyTable<Value> = [
  "self": AnyProperty(.object, { value, _ throws(OverrideCrash) in value }),
  "class": AnyProperty(
    .object,
    { value, run throws(OverrideCrash) in
      if case .type = value { return value }
      return run.classNames(of: value)?.first.map { .type($0) } ?? .null
    }),
  "superclass": AnyProperty(
    .object,
    { value, run throws(OverrideCrash) in
      guard let names = run.classNames(of: value), names.count > 1 else { return .null }
      return .type(names[1])
    }),
  "description, debugDescription": describe,
  "hash": AnyProperty(.integer, { _, _ throws(OverrideCrash) in .integer(0) }),
  "CGRectValue, CGPointValue, CGSizeValue, UIEdgeInsetsValue, cgRectValue, cgPointValue": same,
  "CGAffineTransformValue, wrappedValue": same,
]

private let same = AnyProperty(.object, { value, _ throws(OverrideCrash) in value })
private let describe = AnyProperty(.object, { value, run throws(OverrideCrash) in .string(run.text(value)) })

let anyMethods: MethodTable<Value> = [
  "isEqual(_:), isEqual:, isEqualTo(_:)": isEqual,
  "isKind(of:), isKindOfClass:, isKindOfClass(_:), conformsToProtocol:, conforms(to:)": isKind,
  "isMember(of:), isMemberOfClass:": isMember,
  "isSubclass(of:), isSubclassOfClass:": isSubclass,
  "respondsToSelector:, responds(to:), respondsToSelector(_:), instancesRespondToSelector:": responds,
  "copy(), mutableCopy(), retain, autorelease, copy, mutableCopy": identity,
  // An optional's: it is not nil where this is asked.
  "map(_:)": AnyMethod(
    .object,
    { value, arguments, run throws(OverrideCrash) in
      try run.call(run.callable(arguments[0]), Arguments(value))
    }),
  "flatMap(_:)": AnyMethod(
    .object,
    { value, arguments, run throws(OverrideCrash) in
      try run.call(run.callable(arguments[0]), Arguments(value))
    }),
  "valueForKey:, value(forKey:), valueForKeyPath:, value(forKeyPath:)": valueForKey,
]

private let identity = AnyMethod(.object, { value, _, _ throws(OverrideCrash) in value })

private let isEqual = AnyMethod(
  .bool, { value, arguments, _ throws(OverrideCrash) in .bool(value.equals(arguments[0])) })

private let isKind = AnyMethod(
  .bool,
  { value, arguments, run throws(OverrideCrash) in
    guard let name = arguments[0].typeName else { return .bool(false) }
    return .bool(run.isKind(value, of: name))
  })

private let isMember = AnyMethod(
  .bool,
  { value, arguments, run throws(OverrideCrash) in
    guard let name = arguments[0].typeName else { return .bool(false) }
    return .bool(run.isMember(value, of: name))
  })

private let isSubclass = AnyMethod(
  .bool,
  { value, arguments, run throws(OverrideCrash) in
    guard let name = value.typeName, let other = arguments[0].typeName else { return .bool(false) }
    return .bool(run.resolvedClass(named: name).isKind(of: simpleName(other)))
  })

private let responds = AnyMethod(
  .bool,
  { value, arguments, run throws(OverrideCrash) in
    .bool(run.responds(value, to: try arguments.text(0)))
  })

private let valueForKey = AnyMethod(
  .object,
  { value, arguments, run throws(OverrideCrash) in
    let path = try arguments.text(0)
    var value = value
    for key in path.split(separator: ".") {
      guard let next = try run.member(run.library.names(String(key)), of: value) else {
        throw OverrideCrash(message: "nothing tells the value of \(path): add it to the view's properties as \(key)")
      }
      value = next
    }
    return value
  })

extension Value {
  /// The name of the type that this is.
  fileprivate var typeName: String? {
    switch self {
    case .type(let name): name
    // `NSProtocolFromString`, and `@protocol(…)` as a name.
    case .string(let name), .selector(let name): name
    default: nil
    }
  }
}

extension OverrideInterpreter {
  /// Whether the value has a method of that name: by the file, by the scene, by UIKit.
  func responds(_ value: Value, to selector: String) -> Bool {
    let name = library.names(selector)
    if case .object(let object) = value {
      if object.values.answer(FieldValues.withoutParentheses(selector)) != nil || object.values[name] != nil {
        return true
      }
    }
    if case .view(let id) = value {
      if name.view.kind != nil { return true }
      if instance(id)?.values.answer(FieldValues.withoutParentheses(selector)) != nil { return true }
      if instance(id)?.values[name] != nil { return true }
      if tester.hierarchy[id].responder.implements.contains(selector) { return true }
    }
    if case .responder(let responder) = value,
      tester.hierarchy.traits(of: responder).implements.contains(selector)
    {
      return true
    }
    guard let type = classOf(value) else { return false }
    return type.responds(to: selector) || type.member(name) != nil
  }
}

extension ResolvedClass {
  /// Whether the program gives its objects a method of that name, in the spelling of either language.
  func responds(to selector: String) -> Bool {
    let selector = canonicalSelector(selector)
    return chain.contains { $0.methods[selector] != nil || $0.methods[selector + "()"] != nil }
  }
}
