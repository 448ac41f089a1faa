import HitTesting

/// What a declared type does to a value that is stored: `CGFloat x = 1` holds 1.0, so that `x / 2` is a half.
struct Coercion: Sendable {
  let kind: ValueKind
  /// The type as written, for a leading dot: `let mode: Mode = .busy`.
  let typeName: String
  /// Swift knows the type of a variable without annotation too: a `Double` stays one.
  let infersNumbers: Bool

  init(_ type: TypeName?, language: SourceLanguage) {
    typeName = type?.name ?? ""
    infersNumbers = type == nil && language == .swift
    guard let type else {
      kind = .object
      return
    }
    kind = type.isPointer ? .object : ValueKind(typeName: type.name)
  }

  static let none = Coercion(nil, language: .objectiveC)

  /// The value as a variable of the type holds it.
  func apply(to value: Value) throws(OverrideCrash) -> Value {
    switch (kind, value) {
    case (.number, .integer(let integer)): return .number(Double(integer))
    case (.integer, .number(let number)): return .integer(try Value.integer(number))
    case (.integer, .bool(let bool)): return .integer(bool ? 1 : 0)
    case (.bool, .integer(let integer)): return .bool(integer != 0)
    case (.object, .enumCase(let value)) where value.type == nil && !typeName.isEmpty:
      return try named(value)
    case (.number, .enumCase(let value)) where value.type == nil: return .number(try Value.enumCase(value).number())
    case (.point, .enumCase), (.point, .array): return .point(try value.point())
    case (.size, .enumCase), (.size, .array): return .size(try value.size())
    case (.rect, .enumCase), (.rect, .array): return .rect(try value.rect())
    case (.insets, .enumCase), (.insets, .array): return .insets(try value.insets())
    case (.transform, .enumCase): return .transform(try value.transform())
    default: return value
    }
  }

  /// The value that replaces another one in a variable.
  func apply(to value: Value, replacing old: Value) throws(OverrideCrash) -> Value {
    if infersNumbers, case .number = old, case .integer(let integer) = value { return .number(Double(integer)) }
    return try apply(to: value)
  }

  private func named(_ value: EnumValue) throws(OverrideCrash) -> Value {
    .enumCase(EnumValue(type: typeName, name: value.name, rawValue: value.rawValue, associated: value.associated))
  }

  /// What a variable holds that is declared without a value.
  var initialValue: Value { kind.zero }
}
