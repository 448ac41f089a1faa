import HitTesting

extension Value {
  /// `==`. Objects are equal where they are the same object, as `NSObject`'s `isEqual(_:)` says; numbers by value
  /// whatever their kind; an enum's case also where one side only knows its name or its number.
  func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.view(let a), .view(let b)): return a == b
    case (.layer(let a), .layer(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.integer(let a), .integer(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.string(let a), .string(let b)), (.type(let a), .type(let b)), (.selector(let a), .selector(let b)):
      return a == b
    case (.point(let a), .point(let b)): return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.rect(let a), .rect(let b)): return a == b
    case (.insets(let a), .insets(let b)): return a == b
    case (.transform(let a), .transform(let b)): return a == b
    case (.responder(let a), .responder(let b)): return a == b
    case (.event, .event): return true
    case (.touch(let a), .touch(let b)): return a === b
    case (.path(let a), .path(let b)): return a === b
    case (.closure(let a), .closure(let b)): return a === b
    case (.object(let a), .object(let b)): return a === b || (a.isStructure && b.isStructure && a.hasSameFields(as: b))
    case (.array(let a), .array(let b)): return Self.equal(a.elements, b.elements)
    case (.tuple(let a), .tuple(let b)): return Self.equal(a.elements, b.elements)
    case (.enumCase(let a), .enumCase(let b)): return a.equals(b)
    case (.enumCase(let a), _): return other.equals(case: a)
    case (_, .enumCase(let b)): return equals(case: b)
    // Objective-C: `view == nil`, `flag == 0`, `number == YES`.
    case (.null, _): return other.isZero
    case (_, .null): return isZero
    default:
      if let a = numberIfAny, let b = other.numberIfAny { return a == b }
      return false
    }
  }

  /// `===`, and the comparison of pointers.
  func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.array(let a), .array(let b)): a === b
    case (.dictionary(let a), .dictionary(let b)): a === b
    default: equals(other)
    }
  }

  /// What nil is equal to besides nil: the zero of Objective-C.
  private var isZero: Bool {
    switch self {
    case .bool(let value): !value
    case .integer(let value): value == 0
    case .number(let value): value == 0
    default: false
    }
  }

  private static func equal(_ a: [Value], _ b: [Value]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) }
  }

  /// Whether this value, which is no enum's case, is what the case's name stands for: `frame == .zero`, or a number
  /// that is the case's raw value.
  private func equals(case other: EnumValue) -> Bool {
    switch self {
    case .string(let name): return other.name == name
    case .point, .size, .rect, .insets, .transform:
      guard let value = converted(case: other) else { return false }
      return equals(value)
    case .integer, .number, .bool:
      guard let number = Value.enumCase(other).numberIfAny, let own = numberIfAny else { return false }
      return own == number
    default: return false
    }
  }

  /// The static member of this value's own type that a leading dot names: `.zero`.
  private func converted(case other: EnumValue) -> Value? {
    switch (self, other.name) {
    case (.point, "zero"): .point(.zero)
    case (.size, "zero"): .size(.zero)
    case (.rect, "zero"): .rect(.zero)
    case (.rect, "null"): .rect(.null)
    case (.rect, "infinite"): .rect(.infinite)
    case (.insets, "zero"): .insets(EdgeInsets(all: 0))
    case (.transform, "identity"): .transform(.identity)
    default: nil
    }
  }
}

extension EnumValue {
  /// Whether both are the same case. Where one of them is only a name, an Objective-C constant matches the case at its
  /// end: `UITouchPhaseBegan` and `.began`.
  func equals(_ other: EnumValue) -> Bool {
    if !rawValue.isNull, !other.rawValue.isNull { return rawValue.equals(other.rawValue) }
    guard name == other.name || isConstant(for: other) || other.isConstant(for: self) else { return false }
    guard associated.count == other.associated.count else { return false }
    return zip(associated, other.associated).allSatisfy { $0.equals($1) }
  }

  private func isConstant(for other: EnumValue) -> Bool {
    guard type == nil || other.type == nil, let first = other.name.utf8.first, name.utf8.count > other.name.utf8.count
    else { return false }
    let tail = name.utf8.suffix(other.name.utf8.count)
    // The constant goes on with a capital: `…PhaseBegan`.
    guard tail.first == first & ~0x20, first & 0x20 != 0 else { return false }
    return tail.dropFirst().elementsEqual(other.name.utf8.dropFirst())
  }
}

extension ObjectValue {
  fileprivate func hasSameFields(as other: ObjectValue) -> Bool {
    className == other.className && values.isEqual(to: other.values)
  }
}

extension FieldValues {
  fileprivate func isEqual(to other: FieldValues) -> Bool {
    let (mine, theirs) = (allFields, other.allFields)
    return mine.count == theirs.count
      && mine.allSatisfy { id, value in theirs[id].map { value.equals($0) } ?? false }
  }
}
