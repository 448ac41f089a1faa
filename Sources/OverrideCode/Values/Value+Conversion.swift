import HitTesting

// The readings of a value that a parameter, an operator or a condition asks for. A wrong kind is what a compiler would
// have refused, or a value of the scene that does not fit: the message says both kinds.
extension Value {
  /// As a condition: nil, false and zero are false.
  var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .null, .unknown: false
    case .integer(let value): value != 0
    case .number(let value): value != 0
    case .enumCase(let value):
      if case .null = value.rawValue { true } else { value.rawValue.isTrue }
    default: true
    }
  }

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// The number in it; nil where it is none. Nil counts as 0, as messages to it do.
  var numberIfAny: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    case .bool(let value): value ? 1 : 0
    case .null, .unknown: 0
    case .enumCase(let value):
      switch value.name {
      case _ where !value.rawValue.isNull: value.rawValue.numberIfAny
      case "zero": 0
      case "pi": Double.pi
      case "infinity": Double.infinity
      case "greatestFiniteMagnitude": Double.greatestFiniteMagnitude
      case "leastNonzeroMagnitude": Double.leastNonzeroMagnitude
      case "nan": Double.nan
      default: nil
      }
    default: nil
    }
  }

  func number() throws(OverrideCrash) -> Double {
    guard let number = numberIfAny else { throw mismatch("a number") }
    return number
  }

  /// The integer in it, cut towards zero.
  func integer() throws(OverrideCrash) -> Int {
    if case .integer(let value) = self { return value }
    return try Self.integer(number())
  }

  /// A number as an integer, cut towards zero; a crash where none is that large.
  static func integer(_ number: Double) throws(OverrideCrash) -> Int {
    guard let integer = Int(exactly: number.rounded(.towardZero)) else {
      throw OverrideCrash(message: "\(Value.number(number).text) cannot be converted to an integer")
    }
    return integer
  }

  func point() throws(OverrideCrash) -> Point {
    switch self {
    case .point(let value): return value
    case .null, .unknown: return .zero
    case .enumCase(let value) where value.name == "zero": return .zero
    default:
      guard let numbers = numbers(2) else { throw mismatch("a point") }
      return Point(x: numbers[0], y: numbers[1])
    }
  }

  func size() throws(OverrideCrash) -> Size {
    switch self {
    case .size(let value): return value
    case .null, .unknown: return .zero
    case .enumCase(let value) where value.name == "zero": return .zero
    default:
      guard let numbers = numbers(2) else { throw mismatch("a size") }
      return Size(width: numbers[0], height: numbers[1])
    }
  }

  func rect() throws(OverrideCrash) -> Rect {
    switch self {
    case .rect(let value): return value
    case .null, .unknown: return .zero
    case .enumCase(let value) where value.name == "zero": return .zero
    case .enumCase(let value) where value.name == "null": return .null
    case .enumCase(let value) where value.name == "infinite": return .infinite
    case .array(let list) where list.elements.count == 2, .array(let list) where list.elements.count == 4:
      if list.elements.count == 2 {
        return Rect(origin: try list.elements[0].point(), size: try list.elements[1].size())
      }
      guard let numbers = numbers(4) else { throw mismatch("a rectangle") }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: throw mismatch("a rectangle")
    }
  }

  func insets() throws(OverrideCrash) -> EdgeInsets {
    switch self {
    case .insets(let value): return value
    case .null, .unknown: return EdgeInsets(all: 0)
    case .enumCase(let value) where value.name == "zero": return EdgeInsets(all: 0)
    default:
      guard let numbers = numbers(4) else { throw mismatch("edge insets") }
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }

  func transform() throws(OverrideCrash) -> AffineTransform {
    switch self {
    case .transform(let value): return value
    case .enumCase(let value) where value.name == "identity": return .identity
    case .null: return AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    case .unknown: return .identity
    default: throw mismatch("a transform")
    }
  }

  func string() throws(OverrideCrash) -> String {
    switch self {
    case .string(let value): return value
    case .selector(let value): return value
    case .null, .unknown: return ""
    default: throw mismatch("a string")
    }
  }

  func array() throws(OverrideCrash) -> ArrayValue {
    switch self {
    case .array(let value): return value
    case .null, .unknown: return ArrayValue([])
    case .range(let range) where range.isInteger && range.lower.isFinite:
      return ArrayValue((0..<min(range.count, 1 << 20)).map { .integer(Int(range.lower) + $0) })
    case .dictionary(let dictionary):
      return ArrayValue(
        dictionary.entries.map { .tuple(TupleValue([$0.key, $0.value], labels: ["key", "value"])) })
    default: throw mismatch("an array")
    }
  }

  func path() throws(OverrideCrash) -> PathValue {
    switch self {
    case .path(let value): return value
    case .null, .unknown: return PathValue()
    default: throw mismatch("a path")
    }
  }

  /// The view that an argument names, nil for nil.
  func viewIfAny() throws(OverrideCrash) -> ViewID? {
    switch self {
    case .view(let id), .layer(let id): return id
    case .null, .unknown: return nil
    default: throw mismatch("a view")
    }
  }

  func event() throws(OverrideCrash) -> Event? {
    switch self {
    case .event(let event): return event
    case .null, .unknown: return nil
    default: throw mismatch("an event")
    }
  }

  /// The numbers of a C initializer such as `{1, 2}`.
  private func numbers(_ count: Int) -> [Double]? {
    guard case .array(let list) = self, list.elements.count == count else { return nil }
    var numbers: [Double] = []
    for element in list.elements {
      guard let number = element.numberIfAny else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  func mismatch(_ expected: String) -> OverrideCrash {
    OverrideCrash(message: "expected \(expected), found \(description)")
  }
}

extension Rect {
  /// `CGRectNull`: it contains nothing and meets nothing.
  static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// `CGRectInfinite`.
  static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude)
}
