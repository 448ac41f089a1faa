import HitTesting

// Calls without a receiver.

extension OverrideInterpreter {
  /// A call of a function, an initializer, or in Swift a method of `self`.
  func callFunction(
    _ site: CallSite, _ function: MethodInfo?, _ builtin: BuiltinFunction?, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if hasSuppliedPaths, let answer = answer(to: site.name.text, frame) { return answer }
    if frame.code.language == .swift {
      if case .type = frame.subject {
      } else if let method = site.method(of: classOf(frame.subject)) {
        return try call(method, site, on: frame.subject, SelfNode(site.range), frame)
      }
      if let closure = try closureProperty(site, of: frame.subject, frame) {
        return try call(closure, Arguments(site.arguments, in: frame))
      }
      if site.isOptional, hasNoClosure(site.base, frame.subject) { return .null }
      if case .type(let type) = frame.subject, let result = try callStatic(site, type, frame) { return result }
    }
    if let function {
      return try run(
        function.code(library), subject: .null, Arguments(site.arguments, in: frame),
        order: function.function.argumentIndices(site.labels))
    }
    if let builtin { return try builtin.call(Arguments(site.arguments, in: frame), self) }
    if library.types[site.base.text] != nil || superclassesInUIKit[site.base.text] != nil {
      return try make(site.base.text, site, frame)
    }
    if frame.code.language == .swift, !frame.subject.isNull {
      var subject = frame.subject
      if let result = try callBuiltin(site.name, on: &subject, Arguments(site.arguments, in: frame)) { return result }
    }
    if logFunctions.contains(site.base.text) { return try log(site, frame) }
    if let reason = refusals[site.base.text] {
      throw crash("\(excerpt(site.range)) cannot run: \(reason)", at: site.range)
    }
    if site.isStatement {
      _ = try Arguments(site.arguments, in: frame)
      return effect("call \(excerpt(site.range))")
    }
    // The getter of a property that a category adds: the property is what a scene knows.
    if site.base.text == "objc_getAssociatedObject" {
      return try ask(.value(path: frame.code.name, type: nil), at: site.range, frame)
    }
    // A macro of the file, or one of another file, without a value is asked for like any other call.
    return try ask(.call(path: site.name.text), at: site.range, frame)
  }

  /// `print`, `NSLog`, assertions and their like.
  private func log(_ site: CallSite, _ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(site.arguments, in: frame).all
    return effect(site.base.text + "(" + arguments.map { text($0) }.joined(separator: ", ") + ")")
  }

  /// A static method of a type: the program's, a case with associated values, UIKit's.
  func callStatic(_ site: CallSite, _ typeName: String, _ frame: Frame) throws(OverrideCrash) -> Value? {
    if let type = library.types[simpleName(typeName)] {
      for type in library.resolvedClass(type.name).chain {
        let method =
          type.staticMethods[site.name.text]
          ?? type.staticMethods.values.first {
            $0.function.baseName == site.base.text && $0.function.accepts(site.labels)
          }
        if let method {
          return try run(
            method.code(library), subject: .type(type.name), Arguments(site.arguments, in: frame),
            order: method.function.argumentIndices(site.labels))
        }
      }
      if type.cases.contains(where: { $0.name == site.base.text }) {
        return .enumCase(
          EnumValue(
            type: type.name, name: site.base.text, associated: try Arguments(site.arguments, in: frame).all))
      }
      if site.base.text == "init", site.name.text == "init(rawValue:)" {
        let raw = try Arguments(site.arguments, in: frame)[0]
        for enumCase in type.cases {
          if let value = self.enumCase(enumCase.name, of: type), value.rawValue.equals(raw) { return .enumCase(value) }
        }
        return .null
      }
    }
    if let builtin = staticMembers[typeName + "." + site.name.text] ?? builtinFunctions[typeName + "." + site.name.text]
    {
      return try builtin.call(Arguments(site.arguments, in: frame), self)
    }
    if site.base.text == "init" {
      let labels = String(decoding: site.name.text.utf8.drop { $0 != 0x28 }, as: UTF8.self)
      if let builtin = builtinFunctions[typeName + labels] {
        return try builtin.call(Arguments(site.arguments, in: frame), self)
      }
      return try make(typeName, site, frame)
    }
    return nil
  }

  /// A new object or structure of the program, or an object of UIKit that is in no hierarchy.
  private func make(_ typeName: String, _ site: CallSite, _ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(site.arguments, in: frame)
    let type = library.types[simpleName(typeName)]
    if type?.kind == .enumeration, site.labels == ["rawValue"], let type {
      for enumCase in type.cases {
        if let value = self.enumCase(enumCase.name, of: type), value.rawValue.equals(arguments[0]) {
          return .enumCase(value)
        }
      }
      return .null
    }
    let object = ObjectValue(
      className: typeName, path: nil, isStructure: type?.kind == .structure, isMadeByCode: true)
    guard let type else { return .object(object) }
    if let initializer = type.initializers.first(where: {
      $0.function.name == site.name.text || $0.function.accepts(site.labels)
    }) {
      // Structures are copied on assignment; while one is being made there is only one of it.
      let whole = ObjectValue(className: typeName, isMadeByCode: true)
      _ = try run(
        initializer.code(library), subject: .object(whole), arguments,
        order: initializer.function.argumentIndices(site.labels))
      object.values = whole.values
      return .object(object)
    }
    // The memberwise initializer.
    for (index, label) in site.labels.enumerated() {
      guard let label, let info = type.properties[label] else { continue }
      object.values.set(label, try info.coercion.apply(to: arguments[index]), library.names)
    }
    return .object(object)
  }
}
