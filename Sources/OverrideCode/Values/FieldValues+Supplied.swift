import HitTesting

extension FieldValues {
  /// The values as the code reads them.
  ///
  /// A key path is there as a whole, and its first name as an object that has the rest, so that
  /// `let control = volumeControl` works too: a scene that answers `delegate.shouldBypass` says that there is a
  /// delegate. Only a name that means something to every view, such as `layer`, stays what it is.
  init(_ supplied: SuppliedValues, _ names: NameTable, path: String = "") {
    self.init()
    var inner: [String: SuppliedValues] = [:]
    for (key, value) in supplied.properties {
      let name = Self.withoutParentheses(key)
      guard let (head, tail) = Self.split(name) else {
        set(name, Value(value, names, path: path.isEmpty ? name : path + "." + name), names)
        continue
      }
      setKeyPath(name, Value(value, names, path: name))
      inner[head, default: SuppliedValues()].properties[tail] = value
    }
    for (key, value) in supplied.answers {
      let name = Self.withoutParentheses(key)
      setAnswer(name, Value(value, names, path: name))
      if let (head, tail) = Self.split(name) { inner[head, default: SuppliedValues()].answers[tail] = value }
    }
    for (head, values) in inner {
      let place = path.isEmpty ? head : path + "." + head
      switch self[names(head)] {
      case nil:
        if names(head).view.property != nil { continue }
        set(
          head, .object(ObjectValue(className: "", values: FieldValues(values, names, path: place), path: place)), names
        )
      case .object(let object)?: object.values.merge(FieldValues(values, names, path: place))
      default: break
      }
    }
    // The objects in the middle of a key path whose first name means something already.
    for key in keyPaths.keys { addObjects(on: key, supplied, names) }
  }

  /// Gives a value to a property and to the instance variable behind it.
  mutating func set(_ name: String, _ value: Value, _ names: NameTable) {
    let name = names(name)
    self[name] = value
    self[names(name.twin)] = value
  }

  private mutating func addObjects(on path: String, _ supplied: SuppliedValues, _ names: NameTable) {
    var parts = path.split(separator: ".").map { String($0) }
    guard parts.count > 2, names(parts[0]).view.property != nil else { return }
    parts.removeLast()
    while parts.count > 1 {
      let prefix = parts.joined(separator: ".")
      if keyPaths[prefix] == nil {
        var rest = SuppliedValues()
        for (key, value) in supplied.properties where key.hasPrefix(prefix + ".") {
          rest.properties[String(decoding: key.utf8.dropFirst(prefix.utf8.count + 1), as: UTF8.self)] = value
        }
        setKeyPath(
          prefix, .object(ObjectValue(className: "", values: FieldValues(rest, names, path: prefix), path: prefix)))
      }
      parts.removeLast()
    }
  }

  private mutating func merge(_ other: FieldValues) {
    for (id, value) in other.allFields where allFields[id] == nil { setField(id, value) }
    for (key, value) in other.allAnswers where answer(key) == nil { setAnswer(key, value) }
    for (key, value) in other.keyPaths where keyPaths[key] == nil { setKeyPath(key, value) }
  }

  /// `shouldBypass()` is the call of `shouldBypass`.
  static func withoutParentheses(_ name: String) -> String {
    name.hasSuffix("()") ? String(decoding: name.utf8.dropLast(2), as: UTF8.self) : name
  }

  /// The first name of a key path and the rest; nil for a single name. The labels of a call have no dots.
  private static func split(_ path: String) -> (head: String, tail: String)? {
    guard let dot = path.utf8.firstIndex(of: 0x2E) else { return nil }
    if let parenthesis = path.utf8.firstIndex(of: 0x28), parenthesis < dot { return nil }
    let head = String(decoding: path.utf8[..<dot], as: UTF8.self)
    let tail = String(decoding: path.utf8[path.utf8.index(after: dot)...], as: UTF8.self)
    return head.isEmpty || tail.isEmpty ? nil : (head, tail)
  }
}

extension Value {
  /// A scene's value; `path` is the name that a message gives it.
  init(_ supplied: SuppliedValue, _ names: NameTable, path: String) {
    switch supplied {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .point(let value): self = .point(value)
    case .size(let value): self = .size(value)
    case .rect(let value): self = .rect(value)
    case .insets(let value): self = .insets(value)
    case .enumCase(let name):
      let isDotted = name.utf8.first == 0x2E
      self = .enumCase(EnumValue(name: isDotted ? String(decoding: name.utf8.dropFirst(), as: UTF8.self) : name))
    case .view(let id): self = .view(id)
    case .object(let className, let values):
      self = .object(ObjectValue(className: className, values: FieldValues(values, names), path: path))
    case .path(let value): self = .path(PathValue(value))
    case .closure(let result): self = .closure(ClosureValue(.supplied(Value(result, names, path: path + "()"))))
    case .array(let elements):
      self = .array(ArrayValue(elements.map { Value($0, names, path: path + "[]") }))
    }
  }
}
