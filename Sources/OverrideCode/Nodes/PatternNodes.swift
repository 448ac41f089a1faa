import HitTesting

/// What a value is compared with or taken apart by.
indirect enum PatternNode {
  case wildcard
  case name(String, slot: Int)
  case tuple([PatternNode])
  case some(PatternNode)
  case enumCase(type: String?, String, [PatternNode])
  case type(TypeName, PatternNode?)
  case expression(Node)

  /// Puts the value, or its parts, into the pattern's variables.
  func bind(_ value: Value, _ frame: Frame) {
    switch self {
    case .name(_, let slot): frame.slots[slot] = value
    case .tuple(let patterns):
      guard case .tuple(let tuple) = value else { return }
      for (pattern, element) in zip(patterns, tuple.elements) { pattern.bind(element, frame) }
    case .some(let pattern), .type(_, let pattern?): pattern.bind(value, frame)
    default: break
    }
  }

  /// Whether the value fits; its parts are bound where it does.
  func matches(_ value: Value, _ frame: Frame) throws(OverrideCrash) -> Bool {
    switch self {
    case .wildcard: return true
    case .name(_, let slot):
      frame.slots[slot] = value
      return true
    case .tuple(let patterns):
      guard case .tuple(let tuple) = value, tuple.elements.count == patterns.count else { return false }
      for (pattern, element) in zip(patterns, tuple.elements) where !(try pattern.matches(element, frame)) {
        return false
      }
      return true
    case .some(let pattern): return value.isNull ? false : try pattern.matches(value, frame)
    case .enumCase(let type, let name, let patterns):
      // `case .some(let x)` and `.none` of an optional.
      if name == "none", value.isNull { return true }
      if name == "some", patterns.count == 1 { return value.isNull ? false : try patterns[0].matches(value, frame) }
      guard case .enumCase(let found) = value else {
        return value.equals(.enumCase(EnumValue(type: type, name: name)))
      }
      guard patterns.isEmpty || patterns.count == found.associated.count else { return false }
      let wanted = EnumValue(
        type: type, name: name, rawValue: found.name == name ? found.rawValue : .null, associated: found.associated)
      guard found.equals(wanted) else { return false }
      for (pattern, element) in zip(patterns, found.associated) where !(try pattern.matches(element, frame)) {
        return false
      }
      return true
    case .type(let type, let pattern):
      guard frame.interpreter.isOfType(value, type) else { return false }
      guard let pattern else { return true }
      return try pattern.matches(value, frame)
    case .expression(let node):
      let wanted = try node.evaluate(frame)
      if case .range(let range) = wanted, let number = value.numberIfAny, !value.isNull {
        return range.contains(number)
      }
      return try frame.interpreter.equal(wanted, value, node.range, frame)
    }
  }

  /// The names that it binds.
  var names: [(name: String, slot: Int)] {
    switch self {
    case .name(let name, let slot): [(name, slot)]
    case .tuple(let patterns), .enumCase(_, _, let patterns): patterns.flatMap { $0.names }
    case .some(let pattern), .type(_, let pattern?): pattern.names
    default: []
    }
  }
}
