import HitTesting

private typealias NumberProperty = BuiltinProperty<Double>
private typealias NumberMethod = BuiltinMethod<Double>

// Numbers, and `NSNumber` around them.
let numberProperties: PropertyTable<Double> = [
  "magnitude": NumberProperty(.number, { number, _ throws(OverrideCrash) in .number(number.magnitude) }),
  "isNaN": NumberProperty(.bool, { number, _ throws(OverrideCrash) in .bool(number.isNaN) }),
  "isFinite": NumberProperty(.bool, { number, _ throws(OverrideCrash) in .bool(number.isFinite) }),
  "isZero": NumberProperty(.bool, { number, _ throws(OverrideCrash) in .bool(number == 0) }),
  "doubleValue, floatValue": value,
  "integerValue, intValue, unsignedIntegerValue": whole,
  "boolValue": NumberProperty(.bool, { number, _ throws(OverrideCrash) in .bool(number != 0) }),
  // An option set: `gesture.state.rawValue`.
  "rawValue": whole,
]

private let value = NumberProperty(.number, { number, _ throws(OverrideCrash) in .number(number) })
private let whole = NumberProperty(
  .integer, { number, _ throws(OverrideCrash) in .integer(try Value.integer(number)) })

let numberMethods: MethodTable<Double> = [
  "rounded()": NumberMethod(.number, { number, _, _ throws(OverrideCrash) in .number(number.rounded()) }),
  "rounded(_:)": NumberMethod(
    .number,
    { number, arguments, _ throws(OverrideCrash) in
      guard case .enumCase(let rule) = arguments[0] else { return .number(number.rounded()) }
      switch rule.name {
      case "up": return .number(number.rounded(.up))
      case "down": return .number(number.rounded(.down))
      case "towardZero": return .number(number.rounded(.towardZero))
      case "toNearestOrEven": return .number(number.rounded(.toNearestOrEven))
      default: return .number(number.rounded())
      }
    }),
  "squareRoot()": NumberMethod(.number, { number, _, _ throws(OverrideCrash) in .number(number.squareRoot()) }),
  "truncatingRemainder(dividingBy:)": NumberMethod(
    .number,
    { number, arguments, _ throws(OverrideCrash) in
      .number(number.truncatingRemainder(dividingBy: try arguments.number(0)))
    }),
  "isLess(than:)": NumberMethod(
    .bool, { number, arguments, _ throws(OverrideCrash) in .bool(number < (try arguments.number(0))) }),
  "advanced(by:)": NumberMethod(
    .number, { number, arguments, _ throws(OverrideCrash) in .number(number + (try arguments.number(0))) }),
  "distance(to:)": NumberMethod(
    .number, { number, arguments, _ throws(OverrideCrash) in .number(try arguments.number(0) - number) }),
  "isMultiple(of:)": NumberMethod(
    .bool,
    { number, arguments, _ throws(OverrideCrash) in
      let divisor = try arguments.number(0)
      return .bool(divisor == 0 ? number == 0 : number.truncatingRemainder(dividingBy: divisor) == 0)
    }),
  "negate()": NumberMethod(
    .void, isMutating: true,
    { number, _, _ throws(OverrideCrash) in
      number = -number
      return .null
    }),
]

// Ranges: `(0...44).contains(x)`.
let rangeProperties: PropertyTable<RangeValue> = [
  "lowerBound": BuiltinProperty(.number, { range, _ throws(OverrideCrash) in range.end(range.lower) }),
  "upperBound": BuiltinProperty(.number, { range, _ throws(OverrideCrash) in range.end(range.upper) }),
  "isEmpty": BuiltinProperty(
    .bool, { range, _ throws(OverrideCrash) in .bool(range.isClosed ? false : range.lower == range.upper) }),
  "count": BuiltinProperty(.integer, { range, _ throws(OverrideCrash) in .integer(range.count) }),
  // `NSRange`.
  "location": BuiltinProperty(.integer, { range, _ throws(OverrideCrash) in range.end(range.lower) }),
  "length": BuiltinProperty(.integer, { range, _ throws(OverrideCrash) in .integer(range.count) }),
]

let rangeMethods: MethodTable<RangeValue> = [
  "contains(_:)": BuiltinMethod(
    .bool, { range, arguments, _ throws(OverrideCrash) in .bool(range.contains(try arguments.number(0))) }),
  "reversed()": BuiltinMethod(
    .object,
    { range, _, _ throws(OverrideCrash) in
      .array(ArrayValue(try Value.range(range).array().elements.reversed()))
    }),
]

extension RangeValue {
  fileprivate func end(_ number: Double) -> Value {
    isInteger ? Int(exactly: number).map { .integer($0) } ?? .number(number) : .number(number)
  }
}
