import HitTesting

// What a name behind a dot means.
extension OverrideInterpreter {
  /// The member of a value; nil where nobody knows it.
  func member(_ name: MemberName, of receiver: Value) throws(OverrideCrash) -> Value? {
    switch receiver {
    case .view(let id):
      if let value = instance(id)?.values[name] { return value }
      if let member = resolvedClass(of: id).member(name), let value = try value(of: member, name, of: receiver) {
        return value
      }
      if let property = name.view.property { return try property.get(id, self) }
      if let method = name.view.method {
        var view = id
        return try method.call(&view, Arguments(), self)
      }
      if let answer = instance(id)?.values.answer(name.text) { return answer }
    case .object(let object):
      if let value = object.values[name] ?? object.values.answer(name.text) { return value }
      if let value = try memberOfObject(name, object, receiver) { return value }
    case .type(let type):
      if let value = try staticMember(name, of: type) { return value }
    default:
      if let member = classOf(receiver)?.member(name), let value = try value(of: member, name, of: receiver) {
        return value
      }
      if let value = try builtinMember(name, of: receiver) { return value }
    }
    return try anyMember(name, of: receiver)
  }

  private func memberOfObject(
    _ name: MemberName, _ object: ObjectValue, _ receiver: Value
  ) throws(OverrideCrash) -> Value? {
    guard !object.className.isEmpty else { return nil }
    if let member = resolvedClass(named: object.className).member(name) {
      if object.isMadeByCode, case .property(let info) = member, !info.isComputed, info.property.initialValue == nil {
        return info.coercion.initialValue
      }
      return try value(of: member, name, of: receiver)
    }
    return nil
  }

  /// What the receiver's kind, not its class, knows under that name.
  private func builtinMember(_ name: MemberName, of receiver: Value) throws(OverrideCrash) -> Value? {
    switch receiver {
    case .layer(let value): return try read(value, name.layer)
    case .responder(let value): return try read(value, name.responder)
    case .event(let value): return try read(value, name.event)
    case .touch(let value): return try read(value, name.touch)
    case .point(let value): return try read(value, name.point)
    case .size(let value): return try read(value, name.size)
    case .rect(let value): return try read(value, name.rect)
    case .insets(let value): return try read(value, name.insets)
    case .transform(let value): return try read(value, name.transform)
    case .path(let value): return try read(value, name.path)
    case .number(let value): return try read(value, name.number)
    case .integer(let value): return try read(Double(value), name.number)
    case .range(let value): return try read(value, name.range)
    case .string(let value): return try read(value, name.string)
    case .array(let value): return try read(value, name.array)
    case .dictionary(let value): return try read(value, name.dictionary)
    case .enumCase(let value): return try read(value, name.enumCase)
    case .tuple(let tuple): return element(name.text, of: tuple)
    default: return nil
    }
  }

  /// A property, or in Objective-C a method without arguments.
  private func read<Receiver>(_ receiver: Receiver, _ meaning: Meaning<Receiver>) throws(OverrideCrash) -> Value? {
    if let property = meaning.property { return try property.get(receiver, self) }
    guard let method = meaning.method else { return nil }
    var receiver = receiver
    return try method.call(&receiver, Arguments(), self)
  }

  private func anyMember(_ name: MemberName, of receiver: Value) throws(OverrideCrash) -> Value? {
    try read(receiver, name.any)
  }

  private func element(_ name: String, of tuple: TupleValue) -> Value? {
    if let index = Int(name), tuple.elements.indices.contains(index) { return tuple.elements[index] }
    return tuple.labels.firstIndex { $0 == name }.map { tuple.elements[$0] }
  }

  // MARK: Assignment

  enum FieldChange {
    /// The value is a copy, which has to go back to where it came from.
    case changed
    /// The object is shared; all see the change.
    case shared
    /// Nobody's business here: an effect.
    case foreign
  }

  /// Assigns to a member of a value that is no view.
  func setField(_ name: MemberName, of receiver: inout Value, to value: Value) throws(OverrideCrash) -> FieldChange {
    switch receiver {
    case .point(var point):
      guard try write(&point, name.point, value) else { return .foreign }
      receiver = .point(point)
    case .size(var size):
      guard try write(&size, name.size, value) else { return .foreign }
      receiver = .size(size)
    case .rect(var rect):
      guard try write(&rect, name.rect, value) else { return .foreign }
      receiver = .rect(rect)
    case .insets(var insets):
      guard try write(&insets, name.insets, value) else { return .foreign }
      receiver = .insets(insets)
    case .transform(var transform):
      guard try write(&transform, name.transform, value) else { return .foreign }
      receiver = .transform(transform)
    case .path(var path): return try write(&path, name.path, value) ? .shared : .foreign
    case .tuple(let tuple):
      guard let index = Int(name.text) ?? tuple.labels.firstIndex(where: { $0 == name.text }),
        tuple.elements.indices.contains(index)
      else { return .foreign }
      let copy = TupleValue(tuple.elements, labels: tuple.labels)
      copy.elements[index] = value
      receiver = .tuple(copy)
    case .object(let object):
      guard object.isMadeByCode || object.isStructure else { return .foreign }
      guard object.isStructure else {
        object.values.set(name.text, value, library.names)
        return .shared
      }
      let copy = object.copy()
      copy.values.set(name.text, value, library.names)
      receiver = .object(copy)
    case .type(let type):
      guard let info = library.types[simpleName(type)]?.staticProperties[name.text] else { return .foreign }
      globalValues[library.names(simpleName(type) + "." + name.text).id] = try info.coercion.apply(to: value)
      return .shared
    case .unknown: return .foreign
    default: return .foreign
    }
    return .changed
  }

  private func write<Receiver>(
    _ receiver: inout Receiver, _ meaning: Meaning<Receiver>, _ value: Value
  ) throws(OverrideCrash) -> Bool {
    guard let set = meaning.property?.set else { return false }
    try set(&receiver, value, self)
    return true
  }
}
