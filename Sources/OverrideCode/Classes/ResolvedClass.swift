import HitTesting

/// A class with everything above it: which of its members the program defines, and whose objects it is a kind of.
final class ResolvedClass {
  let name: String
  /// The classes from this one up to `NSObject`, by name.
  let ancestors: [String]
  /// The types of the program among them, the most derived first.
  let chain: [TypeInfo]
  /// The program's overrides of the touch methods, the most derived ones.
  let hitTest: MethodInfo?
  let pointInside: MethodInfo?
  private let touchMethods: [MethodInfo?]

  /// What a name of this class stands for.
  enum Member {
    case property(PropertyInfo)
    case method(MethodInfo)
  }

  private var members: [Int: Member?] = [:]
  private var methods: [Int: MethodInfo?] = [:]

  init(name: String, baseClass: String?, library: Library) {
    self.name = name
    var ancestors: [String] = []
    var baseClass = baseClass
    var next: String? = name
    while let current = next, !ancestors.contains(current) {
      ancestors.append(current)
      if let superclass = library.types[current]?.superclass ?? superclassesInUIKit[current] {
        next = superclass
      } else if current == "NSObject" || library.types[current]?.kind.map({ $0 != .class }) ?? false {
        next = nil
      } else {
        // A header of which the program has only the methods: the scene may know better than that it is a view.
        next = baseClass.flatMap { ancestors.contains($0) ? nil : $0 } ?? (current == "UIView" ? nil : "UIView")
        baseClass = nil
      }
    }
    self.ancestors = ancestors
    let chain = ancestors.compactMap { library.types[$0] }
    self.chain = chain
    func first(_ selector: String) -> MethodInfo? {
      for type in chain {
        if let method = type.methods[selector] { return method }
      }
      return nil
    }
    hitTest = first("hitTest:withEvent:")
    pointInside = first("pointInside:withEvent:")
    touchMethods = TouchPhase.allCases.map { first($0.rawValue + ":withEvent:") }
  }

  func touchMethod(_ phase: TouchPhase) -> MethodInfo? {
    guard let index = TouchPhase.allCases.firstIndex(of: phase) else { return nil }
    return touchMethods[index]
  }

  /// Whether its objects are of the class or of one below it, or conform to the protocol.
  func isKind(of other: String) -> Bool {
    ancestors.contains(other) || chain.contains { $0.conformances.contains(other) }
  }

  /// The program's property, getter or method of that name, the most derived one.
  func member(_ name: MemberName) -> Member? {
    if let known = members[name.id] { return known }
    let member = findMember(name.text)
    members.updateValue(member, forKey: name.id)
    return member
  }

  private func findMember(_ name: String) -> Member? {
    for type in chain {
      // Objective-C: a method without parameters is the getter of the property of its name.
      if let method = type.methods[name], method.function.parameters.isEmpty { return .method(method) }
      if let property = type.properties[name] { return .property(property) }
    }
    return nil
  }

  /// The program's method of that full name, the most derived one. A Swift call may leave out parameters that have
  /// default values, and a class of the other language spells the name its own way.
  func method(_ name: MemberName, baseName: String, labels: [String?]) -> MethodInfo? {
    if let known = methods[name.id] { return known }
    let method = findMethod(name.text, baseName: baseName, labels: labels, from: 0)
    methods.updateValue(method, forKey: name.id)
    return method
  }

  /// The method that `super` reaches in code of the type.
  func method(above owner: TypeInfo, _ name: String, baseName: String, labels: [String?]) -> MethodInfo? {
    guard let index = chain.firstIndex(where: { $0 === owner }) else { return nil }
    return findMethod(name, baseName: baseName, labels: labels, from: index + 1)
  }

  /// The property that `super` reaches in code of the type.
  func member(above owner: TypeInfo, _ name: String) -> Member? {
    guard let index = chain.firstIndex(where: { $0 === owner }) else { return nil }
    for type in chain[(index + 1)...] {
      if let method = type.methods[name], method.function.parameters.isEmpty { return .method(method) }
      if let property = type.properties[name] { return .property(property) }
    }
    return nil
  }

  private func findMethod(_ name: String, baseName: String, labels: [String?], from start: Int) -> MethodInfo? {
    let selector = canonicalSelector(name)
    for type in chain[start...] {
      if let method = type.methods[selector] { return method }
      if let method = type.methodsByBaseName[baseName]?.first(where: { $0.function.accepts(labels) }) { return method }
    }
    return nil
  }
}

extension Function {
  /// Whether a call with these labels can be meant: each parameter has its label, or a default value.
  func accepts(_ labels: [String?]) -> Bool { argumentIndices(labels) != nil }

  /// For each parameter the index of its argument, nil for its default value; nil where the labels do not fit.
  func argumentIndices(_ labels: [String?]) -> [Int?]? {
    var indices: [Int?] = []
    var next = 0
    for parameter in parameters {
      if next < labels.count, labels[next] == parameter.label || labels[next] == nil {
        indices.append(next)
        next += 1
      } else if parameter.defaultValue != nil {
        indices.append(nil)
      } else {
        return nil
      }
    }
    return next == labels.count ? indices : nil
  }
}
