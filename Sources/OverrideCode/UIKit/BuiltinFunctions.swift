import HitTesting

/// The functions and initializers that are built in, by their full name, or by the name alone where C has them.
let builtinFunctions = BuiltinTable(joining: [
  geometryFunctions, transformFunctions, pathFunctions, numberFunctions, objectFunctions,
])

private let numberFunctions: BuiltinTable<BuiltinFunction> = [
  "min, MIN, fmin, fminf": minimum,
  "max, MAX, fmax, fmaxf": maximum,
  "abs, fabs, fabsf, ABS, labs": absolute,
  "sqrt, sqrtf": function { $0.squareRoot() },
  "floor, floorf": function { $0.rounded(.down) },
  "ceil, ceilf": function { $0.rounded(.up) },
  "round, roundf, lround": function { $0.rounded() },
  "trunc": function { $0.rounded(.towardZero) },
  "sin, sinf": function(sine), "cos, cosf": function(cosine),
  "tan": function { sine($0) / cosine($0) },
  "atan": function { arcTangent($0) }, "exp": function(exponential), "log": function(naturalLogarithm),
  "asin": function { arcTangent($0, (1 - $0 * $0).squareRoot()) },
  "acos": function { arcTangent((1 - $0 * $0).squareRoot(), $0) },
  "pow, powf": function(power), "hypot, hypotf": function(hypotenuse),
  "atan2, atan2f": function { arcTangent($0, $1) },
  "fmod, fmodf": function { $0.truncatingRemainder(dividingBy: $1) },
  "isnan": BuiltinFunction { arguments, _ throws(OverrideCrash) in .bool(try arguments.number(0).isNaN) },
  "signbit": BuiltinFunction { arguments, _ throws(OverrideCrash) in .bool(try arguments.number(0).sign == .minus) },

  // Conversions.
  "CGFloat, Double, Float, TimeInterval": toNumber,
  "Int, UInt, NSInteger, Int32, Int64": toInteger,
  "Bool": BuiltinFunction { arguments, _ throws(OverrideCrash) in .bool(arguments.isTrue(0)) },
  "String": BuiltinFunction { arguments, run throws(OverrideCrash) in .string(describe(arguments[0], run)) },
  "NSNumber": BuiltinFunction { arguments, _ throws(OverrideCrash) in arguments[0] },
  "NSMakeRange, NSRange": makeRange,
  "NSLocationInRange": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    guard case .range(let range) = arguments[1] else { throw arguments[1].mismatch("a range") }
    return .bool(range.contains(try arguments.number(0)))
  },
  "swap": BuiltinFunction { _, _ throws(OverrideCrash) in throw OverrideCrash(message: "swap is not simulated") },
]

private func function(_ compute: @escaping @Sendable (Double) -> Double) -> BuiltinFunction {
  BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(compute(try arguments.number(0))) }
}

private func function(_ compute: @escaping @Sendable (Double, Double) -> Double) -> BuiltinFunction {
  BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .number(compute(try arguments.number(0), try arguments.number(1)))
  }
}

private let minimum = extreme { $0 < $1 }
private let maximum = extreme { $0 > $1 }

/// The least or greatest of the arguments. Integers stay integers where all of them are.
private func extreme(_ isBetter: @escaping @Sendable (Double, Double) -> Bool) -> BuiltinFunction {
  BuiltinFunction { arguments, _ throws(OverrideCrash) in
    var best = arguments[0]
    var areIntegers = true
    for index in 0..<arguments.count {
      if case .integer = arguments[index] {} else { areIntegers = false }
      if isBetter(try arguments.number(index), try best.number()) { best = arguments[index] }
    }
    return areIntegers ? best : .number(try best.number())
  }
}

private let absolute = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  if case .integer(let integer) = arguments[0] { return .integer(integer < 0 ? 0 &- integer : integer) }
  return .number(try arguments.number(0).magnitude)
}

private let toNumber = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  if case .string(let text) = arguments[0] { return Double(text).map { .number($0) } ?? .null }
  return .number(try arguments.number(0))
}

private let toInteger = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  if case .string(let text) = arguments[0] { return Int(text).map { .integer($0) } ?? .null }
  return .integer(try arguments.integer(0))
}

private let makeRange = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  let start = try arguments.number(0)
  return .range(
    RangeValue(lower: start, upper: start + max(0, try arguments.number(1)), isClosed: false, isInteger: true))
}

/// Objects, classes and collections.
private let objectFunctions: BuiltinTable<BuiltinFunction> = [
  "NSClassFromString": BuiltinFunction { arguments, _ throws(OverrideCrash) in .type(try arguments.text(0)) },
  "NSStringFromClass, object_getClassName": name,
  "NSSelectorFromString, Selector": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .selector(try arguments.text(0))
  },
  "NSStringFromSelector": BuiltinFunction { arguments, _ throws(OverrideCrash) in .string(try arguments.text(0)) },
  "Array": toArray, "Set": toSet, "NSArray": toArray,
  "NSArray.array, NSMutableArray.array, NSMutableArray.new, NSMutableArray.init, NSMutableArray()": emptyArray,
  "NSMutableSet.set": BuiltinFunction { _, _ throws(OverrideCrash) in .array(ArrayValue([], kind: .set)) },
  "NSMutableArray.arrayWithArray:, NSArray.arrayWithArray:, NSMutableArray.initWithArray:": toArray,
  "NSArray.arrayWithObjects:": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    // A list of objects ends with nil.
    .array(ArrayValue(Array(arguments.all.prefix { !$0.isNull })))
  },
  "NSArray.arrayWithObject:": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .array(ArrayValue([arguments[0]]))
  },
  "NSMutableDictionary.dictionary": BuiltinFunction { _, _ throws(OverrideCrash) in .dictionary(DictionaryValue()) },
  "NSValue.valueWithCGRect:, NSValue.valueWithCGPoint:, NSValue.valueWithCGSize:": same,
  "NSNumber.numberWithBool:, NSNumber.numberWithFloat:, NSNumber.numberWithDouble:": same,
  "NSNumber.numberWithInteger:, NSNumber.numberWithInt:": same,
  "NSString.stringWithFormat:": BuiltinFunction { arguments, run throws(OverrideCrash) in
    .string(arguments.all.map { describe($0, run) }.joined(separator: " "))
  },
  "NSString.stringWithString:": same,
  "zip": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    let (a, b) = (try arguments.array(0).elements, try arguments.array(1).elements)
    return .array(
      ArrayValue(zip(a, b).map { .tuple(TupleValue([$0, $1], labels: [nil, nil])) }))
  },
  "stride(from:to:by:)": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try stride(arguments, includesEnd: false)
  },
  "stride(from:through:by:)": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try stride(arguments, includesEnd: true)
  },
  "fatalError, preconditionFailure": stop,
  "assertionFailure": BuiltinFunction { _, _ throws(OverrideCrash) in .null },
  "abort": stop,
  // Screens and traits by name of their function.
  "sizeof": BuiltinFunction { _, _ throws(OverrideCrash) in .integer(8) },
  "objc_setAssociatedObject": BuiltinFunction { arguments, run throws(OverrideCrash) in
    run.effect("associate \(run.text(arguments[2])) with \(run.text(arguments[0]))")
  },
  "withExtendedLifetime": BuiltinFunction { arguments, run throws(OverrideCrash) in
    try run.call(run.callable(arguments[1]), Arguments(arguments[0]))
  },
]

private let same = BuiltinFunction { arguments, _ throws(OverrideCrash) in arguments[0] }
private let emptyArray = BuiltinFunction { _, _ throws(OverrideCrash) in .array(ArrayValue([])) }

private let toArray = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .array(ArrayValue(arguments.count == 0 ? [] : try arguments.array(0).elements))
}

private let toSet = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  var elements: [Value] = []
  if arguments.count > 0 {
    for element in try arguments.array(0).elements where !elements.contains(where: { $0.equals(element) }) {
      elements.append(element)
    }
  }
  return .array(ArrayValue(elements, kind: .set))
}

private let name = BuiltinFunction { arguments, run throws(OverrideCrash) in
  if case .type(let name) = arguments[0] { return .string(name) }
  return run.classNames(of: arguments[0])?.first.map { .string($0) } ?? .null
}

private let stop = BuiltinFunction { arguments, run throws(OverrideCrash) in
  let reason = arguments.count > 0 ? ": " + describe(arguments[0], run) : ""
  throw OverrideCrash(message: "the code ends the program" + reason)
}

/// The value as `String(describing:)` gives it.
private func describe(_ value: Value, _ run: OverrideInterpreter) -> String {
  if case .string(let text) = value { return text }
  return run.text(value)
}

private func stride(_ arguments: borrowing Arguments, includesEnd: Bool) throws(OverrideCrash) -> Value {
  let (start, end, step) = (try arguments.number(0), try arguments.number(1), try arguments.number(2))
  guard step != 0 else { throw OverrideCrash(message: "Stride size must not be zero") }
  let areIntegers = arguments.areIntegers
  var elements: [Value] = []
  var index = 0.0
  while true {
    let number = start + index * step
    let isDone = step > 0 ? (includesEnd ? number > end : number >= end) : (includesEnd ? number < end : number <= end)
    if isDone { break }
    elements.append(areIntegers ? .integer(Int(exactly: number) ?? 0) : .number(number))
    guard elements.count < 1 << 20 else { throw OverrideCrash(message: "an array of more than a million elements") }
    index += 1
  }
  return .array(ArrayValue(elements))
}

extension Arguments {
  fileprivate var areIntegers: Bool {
    for index in 0..<count {
      if case .integer = self[index] { continue }
      return false
    }
    return true
  }
}
