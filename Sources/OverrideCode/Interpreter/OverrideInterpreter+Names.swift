import HitTesting

// What a name without receiver means.
extension OverrideInterpreter {
  /// What the name means to the object itself: the scene's value or an assigned one, what the file says, what UIKit
  /// says. Nil where nobody knows it.
  func ownMember(_ name: MemberName, of subject: Value) throws(OverrideCrash) -> Value? {
    switch subject {
    case .null: return nil
    case .type(let type): return try staticMember(name, of: type)
    default: return try member(name, of: subject)
    }
  }

  /// The value of a member that the program defines for the class of the subject; nil where it only declares it.
  func value(
    of member: ResolvedClass.Member, _ name: MemberName, of subject: Value
  ) throws(OverrideCrash) -> Value? {
    switch member {
    case .method(let method):
      return try run(method.code(library), subject: subject, Arguments())
    case .property(let info):
      if let getter = info.getter(library) { return try run(getter, subject: subject, Arguments()) }
      return try initialValue(of: info, name, of: subject)
    }
  }

  /// The value of a stored property that nothing was assigned to: the file's initial value, which a view keeps from then
  /// on, or UIKit's own where it has a property of that name. A declaration alone is none, not even of an optional: who
  /// knows what has set it.
  private func initialValue(
    of info: PropertyInfo, _ name: MemberName, of subject: Value
  ) throws(OverrideCrash) -> Value? {
    if let code = info.initialValue(library) {
      let value = try run(code, subject: subject, Arguments())
      if case .object(let object) = value, object.isMadeByCode, isViewClass(object.className), case .view = subject {
        // The view that the code makes is one of the scene's, or none that could be hit.
        return nil
      }
      setOwnField(name, value, of: subject, isInitial: true)
      return value
    }
    if case .view(let id) = subject { return try name.view.property?.get(id, self) }
    return nil
  }

  /// Whether the class is one of views, by what UIKit or the program says.
  func isViewClass(_ name: String) -> Bool {
    let name = simpleName(name)
    guard superclassesInUIKit[name] != nil || library.types[name]?.kind == .class else { return false }
    let type = library.resolvedClass(name)
    // A class whose superclass no file tells is not taken for one.
    return type.ancestors.contains("UIView") && (superclassesInUIKit[name] != nil || type.chain.last?.superclass != nil)
  }

  /// Assigns to a field of the subject: of a view's instance, of an object. An initial value is there to stay, whoever
  /// has asked for it first.
  func setOwnField(_ name: MemberName, _ value: Value, of subject: Value, isInitial: Bool = false) {
    switch subject {
    case .view(let id):
      if isProbing, !isInitial { journal.append((id.index, name, instances[id.index]?.values)) }
      if instances[id.index] == nil { instances[id.index] = Instance(FieldValues()) }
      instances[id.index]?.values.set(name.text, value, library.names)
    case .object(let object): object.values.set(name.text, value, library.names)
    default: break
    }
  }

  /// `name = value`, `self.name = value`.
  func assignOwn(
    _ name: MemberName, _ value: Value, _ range: SourceRange, _ frame: Frame, isSuper: Bool = false
  ) throws(OverrideCrash) {
    var info: PropertyInfo?
    if case .property(let found)? = classOf(frame.subject)?.member(name), !isSuper { info = found }
    if let setter = info?.setter(library) {
      _ = try run(setter, subject: frame.subject, Arguments(value))
      return
    }
    try observing(info, name, value, of: frame.subject, in: frame.code) { () throws(OverrideCrash) in
      try storeOwn(name, value, info, frame)
      return frame.subject
    }
  }

  private func storeOwn(
    _ name: MemberName, _ value: Value, _ info: PropertyInfo?, _ frame: Frame
  ) throws(OverrideCrash) {
    switch frame.subject {
    case .view(let id):
      // With observers alone the program overrides UIKit's property, where there is one.
      if info?.isObserved ?? true, let property = name.view.property, instance(id)?.values[name] == nil {
        guard let set = property.set else {
          _ = effect("set \(name.text) = \(text(value))")
          return
        }
        var view = id
        try set(&view, value, self)
        return
      }
      setOwnField(name, try (info?.coercion ?? .none).apply(to: value), of: frame.subject)
    case .object(let object):
      if object.isStructure {
        let copy = object.copy()
        frame.subject = .object(copy)
      }
      setOwnField(name, try (info?.coercion ?? .none).apply(to: value), of: frame.subject)
    case .type, .null:
      if let info = library.globals[name.text] ?? classOf(frame.subject)?.chain.first?.staticProperties[name.text] {
        globalValues[globalID(info, name)] = try info.coercion.apply(to: value)
      } else {
        _ = effect("set \(name.text) = \(text(value))")
      }
    default:
      var subject = frame.subject
      _ = try setField(name, of: &subject, to: value)
      frame.subject = subject
    }
  }

  /// The class whose members the value has, for a type the type itself.
  func classOf(_ value: Value) -> ResolvedClass? {
    switch value {
    case .view(let id): resolvedClass(of: id)
    case .type(let name): library.types[simpleName(name)].map { library.resolvedClass($0.name) }
    case .responder(let responder):
      library.resolvedClass(simpleName(tester.hierarchy.className(of: responder)))
    default: library.resolvedClass(of: value)
    }
  }

  /// What `super.name` reads: the program's member above the code's own type, else UIKit's.
  func superMember(_ name: MemberName, _ frame: Frame) throws(OverrideCrash) -> Value? {
    if let owner = frame.code.owner, let member = classOf(frame.subject)?.member(above: owner, name.text) {
      if let value = try value(of: member, name, of: frame.subject) { return value }
    }
    guard case .view(let id) = frame.subject else { return try member(name, of: frame.subject) }
    return try name.view.property?.get(id, self)
  }

  // MARK: Globals

  /// What a name means that is nobody's member: the scene's answer, a global, constant or type of the program, a type or
  /// constant of UIKit.
  func global(_ name: MemberName, _ frame: Frame) throws(OverrideCrash) -> Value? {
    if let value = globals[name] { return value }
    if let info = library.globals[name.text] { return try value(ofGlobal: info, name) }
    if let constant = library.constants[name.text] { return .enumCase(constant) }
    if let owner = frame.code.owner, let info = owner.staticProperties[name.text] {
      return try staticValue(info, name, of: owner)
    }
    if library.types[name.text] != nil || library.protocols.contains(name.text) { return .type(name.text) }
    if let function = library.functions[name.text] {
      return .closure(ClosureValue(.code(function.code(library), outer: nil, subject: .null)))
    }
    if let constant = name.constant { return constant.value }
    if let constant = objectiveCConstant(name.text) { return .enumCase(constant) }
    if superclassesInUIKit[name.text] != nil || ValueKind(typeName: name.text) != .object || name.text == "NSObject" {
      return .type(name.text)
    }
    if let function = name.function, name.text.utf8.first.map({ $0 >= 0x61 }) ?? false {
      return .closure(ClosureValue(.function(function)))
    }
    if case .view(let id) = frame.subject, name.view.method != nil {
      return .closure(ClosureValue(.method(name, receiver: .view(id))))
    }
    if let method = classOf(frame.subject)?.chain.lazy.compactMap({ $0.methodsByBaseName[name.text]?.first }).first {
      return .closure(ClosureValue(.code(method.code(library), outer: nil, subject: frame.subject)))
    }
    // A type that only a header or another file knows, as in `Theme.current.isCompact`.
    if let first = name.text.utf8.first, first >= 0x41, first <= 0x5A, frame.code.language == .swift {
      return .type(name.text)
    }
    if frame.code.language == .objectiveC, let first = name.text.utf8.first, first >= 0x41, first <= 0x5A {
      return name.text.utf8.contains { $0 >= 0x61 } ? .type(name.text) : nil
    }
    return nil
  }

  private func value(ofGlobal info: PropertyInfo, _ name: MemberName) throws(OverrideCrash) -> Value {
    let id = globalID(info, name)
    if let value = globalValues[id] { return value }
    if let getter = info.getter(library) { return try run(getter, subject: .null, Arguments()) }
    guard let code = info.initialValue(library) else { return info.coercion.initialValue }
    let value = try run(code, subject: .null, Arguments())
    globalValues[id] = value
    return value
  }

  /// The value of a static property, made at its first use.
  func staticValue(_ info: PropertyInfo, _ name: MemberName, of type: TypeInfo) throws(OverrideCrash) -> Value {
    let id = globalID(info, name)
    if let value = globalValues[id] { return value }
    if let getter = info.getter(library) { return try run(getter, subject: .type(type.name), Arguments()) }
    guard let code = info.initialValue(library) else { return info.coercion.initialValue }
    let value = try run(code, subject: .type(type.name), Arguments())
    globalValues[id] = value
    return value
  }

  /// The number of a global or static variable, by its type and name.
  private func globalID(_ info: PropertyInfo, _ name: MemberName) -> Int {
    guard let owner = info.owner else { return name.id }
    return library.names(owner.name + "." + name.text).id
  }

  // MARK: Types

  /// `Mode.busy`, `UIScreen.main`, `Constants.inset`: a static member of a type.
  func staticMember(_ name: MemberName, of typeName: String) throws(OverrideCrash) -> Value? {
    if let type = library.types[simpleName(typeName)] {
      for type in library.resolvedClass(type.name).chain {
        if let info = type.staticProperties[name.text] { return try staticValue(info, name, of: type) }
        if let method = type.staticMethods[name.text], method.function.parameters.isEmpty {
          return try run(method.code(library), subject: .type(type.name), Arguments())
        }
      }
      if let value = enumCase(name.text, of: type) { return .enumCase(value) }
      if name.text == "allCases" {
        return .array(ArrayValue(type.cases.compactMap { enumCase($0.name, of: type).map { .enumCase($0) } }))
      }
      if library.types[name.text] != nil { return .type(name.text) }
    }
    if let function = staticMembers[typeName + "." + name.text] ?? builtinFunctions[typeName + "." + name.text] {
      return try function.call(Arguments(), self)
    }
    if let value = globals.keyPaths[typeName + "." + name.text] ?? globals.answer(typeName + "." + name.text) {
      return value
    }
    switch name.text {
    case "self", "class", "Type": return .type(typeName)
    case "superclass":
      let ancestors = resolvedClass(named: typeName).ancestors
      return ancestors.count > 1 ? .type(ancestors[1]) : .null
    default: break
    }
    guard let first = name.text.utf8.first else { return nil }
    // `UIEvent.EventType`, then `.touches` of it. A class has no cases; what its members are nobody knows.
    if first >= 0x41, first <= 0x5A { return .type(typeName + "." + name.text) }
    if typeName.utf8.contains(0x2E) || enumsInUIKit.contains(typeName) {
      return .enumCase(EnumValue(name: name.text, rawValue: rawValueInUIKit(typeName, name.text)))
    }
    return nil
  }

  /// The case of an enum of the program, with its raw value.
  func enumCase(_ name: String, of type: TypeInfo) -> EnumValue? {
    var next: Int? = 0
    for enumCase in type.cases {
      if let value = enumCase.rawValue {
        if case .integer(let integer) = value.kind { next = integer } else { next = nil }
        if case .string(let parts) = value.kind, enumCase.name == name, case .text(let text)? = parts.first {
          return EnumValue(type: type.name, name: name, rawValue: .string(text))
        }
      }
      if enumCase.name == name {
        // Only an enum with a raw type has raw values.
        let hasInteger = type.conformances.contains { ValueKind(typeName: $0) == .integer }
        let hasString = type.conformances.contains("String")
        let raw: Value = hasInteger ? next.map { .integer($0) } ?? .null : hasString ? .string(name) : .null
        return EnumValue(type: type.name, name: name, rawValue: raw)
      }
      next = next.map { $0 + 1 }
    }
    return nil
  }
}
