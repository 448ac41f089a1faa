import HitTesting

private typealias ArrayMethod = BuiltinMethod<ArrayValue>

// What arrays do with a closure or a block. A trailing closure has no label.
let arrayClosureMethods: MethodTable<ArrayValue> = [
  "first(where:), first(_:)": firstWhere,
  "last(where:), last(_:)": lastWhere,
  "firstIndex(where:), firstIndex(_:), index(where:)": firstIndexWhere,
  "lastIndex(where:), lastIndex(_:)": lastIndexWhere,
  "allSatisfy(_:)": ArrayMethod(
    .bool,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      for element in array.elements where !(try run.call(closure, Arguments(element)).isTrue) { return .bool(false) }
      return .bool(true)
    }),
  "filter(_:)": filter,
  "removeAll(where:)": ArrayMethod(
    .void, isMutating: true,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      var kept: [Value] = []
      for element in array.elements where !(try run.call(closure, Arguments(element)).isTrue) { kept.append(element) }
      array.elements = kept
      return .null
    }),
  "map(_:)": ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      var results: [Value] = []
      for element in array.elements { results.append(try run.call(closure, Arguments(element))) }
      return .array(ArrayValue(results))
    }),
  "compactMap(_:)": compactMap,
  "flatMap(_:)": ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      var results: [Value] = []
      for element in array.elements {
        switch try run.call(closure, Arguments(element)) {
        case .array(let inner): results += inner.elements
        case .null: break
        case let value: results.append(value)
        }
        guard results.count < 1 << 20 else { throw OverrideCrash(message: "an array of more than a million elements") }
      }
      return .array(ArrayValue(results))
    }),
  "forEach(_:)": ArrayMethod(
    .void,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      for element in array.elements { _ = try run.call(closure, Arguments(element)) }
      return .null
    }),
  "reduce(_:_:)": ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[1])
      var result = arguments[0]
      for element in array.elements { result = try run.call(closure, Arguments(result, element)) }
      return result
    }),
  "sorted(by:), sorted(_:)": sortedBy,
  "sort(by:)": ArrayMethod(
    .void, isMutating: true,
    { array, arguments, run throws(OverrideCrash) in
      array.elements = try run.sorted(array.elements, arguments[0])
      return .null
    }),
  "sorted()": ArrayMethod(
    .object,
    { array, _, run throws(OverrideCrash) in
      var numbers: [Double] = []
      for element in array.elements { numbers.append(try element.number()) }
      return .array(ArrayValue(numbers.stablySorted().map { .number($0) }))
    }),
  "sortedArrayUsingComparator:": ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      return .array(
        ArrayValue(
          try run.sorted(array.elements) { (a, b) throws(OverrideCrash) in
            try run.call(closure, Arguments(a, b)).number() < 0
          }))
    }),
  "min(by:)": extremeBy(isMaximum: false),
  "max(by:)": extremeBy(isMaximum: true),
  "prefix(while:)": ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      var kept: [Value] = []
      for element in array.elements {
        guard try run.call(closure, Arguments(element)).isTrue else { break }
        kept.append(element)
      }
      return .array(ArrayValue(kept))
    }),

  // Objective-C: the block gets the object, its index and where to put YES to stop.
  "enumerateObjectsUsingBlock:": ArrayMethod(
    .void,
    { array, arguments, run throws(OverrideCrash) in
      try run.enumerate(array.elements, arguments[0], isReversed: false)
    }),
  "enumerateObjectsWithOptions:usingBlock:": ArrayMethod(
    .void,
    { array, arguments, run throws(OverrideCrash) in
      try run.enumerate(array.elements, arguments[1], isReversed: try arguments.integer(0) & 2 != 0)
    }),
  "indexOfObjectPassingTest:": ArrayMethod(
    .integer,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      for (index, element) in array.elements.enumerated() {
        if try run.call(closure, Arguments([element, .integer(index), .array(ArrayValue([.bool(false)]))])).isTrue {
          return .integer(index)
        }
      }
      return .integer(notFound)
    }),
]

private let firstWhere = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    let closure = try run.callable(arguments[0])
    for element in array.elements where try run.call(closure, Arguments(element)).isTrue { return element }
    return .null
  })

private let lastWhere = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    let closure = try run.callable(arguments[0])
    for element in array.elements.reversed() where try run.call(closure, Arguments(element)).isTrue { return element }
    return .null
  })

private let firstIndexWhere = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    let closure = try run.callable(arguments[0])
    for (index, element) in array.elements.enumerated() where try run.call(closure, Arguments(element)).isTrue {
      return .integer(index)
    }
    return .null
  })

private let lastIndexWhere = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    let closure = try run.callable(arguments[0])
    for index in array.elements.indices.reversed()
    where try run.call(closure, Arguments(array.elements[index])).isTrue {
      return .integer(index)
    }
    return .null
  })

private let filter = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    let closure = try run.callable(arguments[0])
    var kept: [Value] = []
    for element in array.elements where try run.call(closure, Arguments(element)).isTrue { kept.append(element) }
    return .array(ArrayValue(kept, kind: array.kind))
  })

private let compactMap = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    let closure = try run.callable(arguments[0])
    var results: [Value] = []
    for element in array.elements {
      let value = try run.call(closure, Arguments(element))
      if !value.isNull { results.append(value) }
    }
    return .array(ArrayValue(results))
  })

private let sortedBy = ArrayMethod(
  .object,
  { array, arguments, run throws(OverrideCrash) in
    .array(ArrayValue(try run.sorted(array.elements, arguments[0])))
  })

private func extremeBy(isMaximum: Bool) -> BuiltinMethod<ArrayValue> {
  ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let closure = try run.callable(arguments[0])
      guard var best = array.elements.first else { return .null }
      for element in array.elements.dropFirst() {
        let order = isMaximum ? Arguments(best, element) : Arguments(element, best)
        if try run.call(closure, order).isTrue { best = element }
      }
      return best
    })
}

extension OverrideInterpreter {
  /// The elements in the order of a closure that says whether the first of two comes before the second.
  fileprivate func sorted(_ elements: [Value], _ closure: Value) throws(OverrideCrash) -> [Value] {
    if case .enumCase(let value) = closure {
      return try sorted(elements) { (a, b) throws(OverrideCrash) in
        value.name == ">" ? try a.number() > b.number() : try a.number() < b.number()
      }
    }
    let closure = try callable(closure)
    return try sorted(elements) { (a, b) throws(OverrideCrash) in try call(closure, Arguments(a, b)).isTrue }
  }

  /// A stable merge sort: an order of the code's own may contradict itself, and must not break anything.
  fileprivate func sorted(
    _ elements: [Value], _ isBefore: (Value, Value) throws(OverrideCrash) -> Bool
  ) throws(OverrideCrash) -> [Value] {
    var runs = elements.map { [$0] }
    while runs.count > 1 {
      var merged: [[Value]] = []
      for start in stride(from: 0, to: runs.count, by: 2) {
        guard start + 1 < runs.count else {
          merged.append(runs[start])
          continue
        }
        let (left, right) = (runs[start], runs[start + 1])
        var (i, j) = (0, 0)
        var result: [Value] = []
        while i < left.count || j < right.count {
          try countStep()
          var takesRight = i == left.count
          if !takesRight, j < right.count { takesRight = try isBefore(right[j], left[i]) }
          result.append(takesRight ? right[j] : left[i])
          if takesRight { j += 1 } else { i += 1 }
        }
        merged.append(result)
      }
      runs = merged
    }
    return runs.first ?? []
  }

  /// Calls a block for each object until it sets its third argument.
  fileprivate func enumerate(
    _ elements: [Value], _ block: Value, isReversed: Bool
  ) throws(OverrideCrash) -> Value {
    let closure = try callable(block)
    for position in elements.indices {
      let index = isReversed ? elements.count - 1 - position : position
      if try run(block: closure, elements[index], index) { break }
    }
    return .null
  }

  /// Calls the block and says whether it wants to stop: `*stop = YES` is an assignment to its third parameter.
  private func run(block: ClosureValue, _ element: Value, _ index: Int) throws(OverrideCrash) -> Bool {
    guard case .code(let code, let outer, let subject) = block.body else {
      _ = try call(block, Arguments([element, .integer(index)]))
      return false
    }
    return try run(
      code, subject: subject, outer: outer, Arguments([element, .integer(index), .bool(false)]),
      readingBack: code.parameters.count > 2 ? code.parameters[2].slot : nil
    ).isTrue
  }
}
