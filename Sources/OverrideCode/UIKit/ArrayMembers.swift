import HitTesting

private typealias ArrayProperty = BuiltinProperty<ArrayValue>
private typealias ArrayMethod = BuiltinMethod<ArrayValue>

// Arrays and sets: what they know without being given a closure. See also `arrayClosureMethods`.
let arrayProperties: PropertyTable<ArrayValue> = [
  "count": ArrayProperty(.integer, { array, _ throws(OverrideCrash) in .integer(array.elements.count) }),
  "isEmpty": ArrayProperty(.bool, { array, _ throws(OverrideCrash) in .bool(array.elements.isEmpty) }),
  "first, firstObject, anyObject": first,
  "last, lastObject": last,
  "indices": ArrayProperty(
    .object,
    { array, _ throws(OverrideCrash) in
      .range(RangeValue(lower: 0, upper: Double(array.elements.count), isClosed: false, isInteger: true))
    }),
  "startIndex": ArrayProperty(.integer, { _, _ throws(OverrideCrash) in .integer(0) }),
  "endIndex": ArrayProperty(.integer, { array, _ throws(OverrideCrash) in .integer(array.elements.count) }),
  "lazy, allObjects, objectEnumerator, copy": same,
  "mutableCopy": ArrayProperty(
    .object, { array, _ throws(OverrideCrash) in .array(ArrayValue(array.elements, kind: array.kind)) }),
  "reverseObjectEnumerator": reversed,
]

private let first = ArrayProperty(.object, { array, _ throws(OverrideCrash) in array.elements.first ?? .null })
private let last = ArrayProperty(.object, { array, _ throws(OverrideCrash) in array.elements.last ?? .null })
private let same = ArrayProperty(.object, { array, _ throws(OverrideCrash) in .array(array) })
private let reversed = ArrayProperty(
  .object, { array, _ throws(OverrideCrash) in .array(ArrayValue(array.elements.reversed())) })

let arrayMethods = BuiltinTable(joining: [plainArrayMethods, arrayClosureMethods])

private let plainArrayMethods: MethodTable<ArrayValue> = [
  "reversed()": ArrayMethod(
    .object, { array, _, _ throws(OverrideCrash) in .array(ArrayValue(array.elements.reversed())) }),
  "reverse()": ArrayMethod(
    .void, isMutating: true,
    { array, _, _ throws(OverrideCrash) in
      array.elements.reverse()
      return .null
    }),
  "enumerated()": ArrayMethod(
    .object,
    { array, _, _ throws(OverrideCrash) in
      .array(
        ArrayValue(
          array.elements.enumerated().map {
            .tuple(TupleValue([.integer($0.offset), $0.element], labels: ["offset", "element"]))
          }))
    }),
  "objectAtIndex:, object(at:), objectAtIndexedSubscript:": element,
  "first()": ArrayMethod(.object, { array, _, _ throws(OverrideCrash) in array.elements.first ?? .null }),
  "contains(_:), containsObject:": containsElement, "contains(where:)": contains,
  "firstIndex(of:), index(of:)": indexOf, "indexOfObject:, indexOfObjectIdenticalTo:": indexOfObject,
  "lastIndex(of:)": ArrayMethod(
    .object,
    { array, arguments, _ throws(OverrideCrash) in
      array.elements.lastIndex { $0.equals(arguments[0]) }.map { .integer($0) } ?? .null
    }),
  "append(_:), insert(_:), addObject:": append,
  "append(contentsOf:), addObjectsFromArray:, formUnion(_:)": appendAll,
  "arrayByAddingObject:": ArrayMethod(
    .object,
    { array, arguments, _ throws(OverrideCrash) in .array(ArrayValue(array.elements + [arguments[0]])) }),
  "arrayByAddingObjectsFromArray:": ArrayMethod(
    .object,
    { array, arguments, _ throws(OverrideCrash) in
      .array(ArrayValue(array.elements + (try arguments.array(0).elements)))
    }),
  "insert(_:at:), insertObject:atIndex:": insert,
  "remove(at:), removeObjectAtIndex:": removeAt,
  "remove(_:), removeObject:": remove,
  "removeLast(), popLast(), removeLastObject": removeLast,
  "removeFirst()": removeFirst,
  "removeAll(), removeAllObjects": removeAll,
  "dropFirst()": drop(atStart: true), "dropFirst(_:)": drop(atStart: true),
  "dropLast()": drop(atStart: false), "dropLast(_:)": drop(atStart: false),
  "prefix(_:)": ArrayMethod(
    .object,
    { array, arguments, _ throws(OverrideCrash) in
      .array(ArrayValue(Array(array.elements.prefix(max(0, try arguments.integer(0))))))
    }),
  "suffix(_:)": ArrayMethod(
    .object,
    { array, arguments, _ throws(OverrideCrash) in
      .array(ArrayValue(Array(array.elements.suffix(max(0, try arguments.integer(0))))))
    }),
  "min()": extreme { $0 < $1 }, "max()": extreme { $0 > $1 },
  "joined(separator:)": ArrayMethod(
    .object,
    { array, arguments, run throws(OverrideCrash) in
      let separator = try arguments.text(0)
      return .string(array.elements.map { run.text($0) }.joined(separator: separator))
    }),
  "joined()": ArrayMethod(
    .object,
    { array, _, _ throws(OverrideCrash) in
      var elements: [Value] = []
      for element in array.elements { elements += try element.array().elements }
      return .array(ArrayValue(elements))
    }),
  "indexesOfObjects": ArrayMethod(.object, { array, _, _ throws(OverrideCrash) in .array(array) }),
  "isSubset(of:)": ArrayMethod(
    .bool,
    { array, arguments, _ throws(OverrideCrash) in
      let other = try arguments.array(0).elements
      return .bool(array.elements.allSatisfy { element in other.contains { $0.equals(element) } })
    }),
]

private let element = ArrayMethod(
  .object,
  { array, arguments, _ throws(OverrideCrash) in
    let index = try arguments.integer(0)
    guard array.elements.indices.contains(index) else {
      throw OverrideCrash(message: "Index out of range: \(index) of \(array.elements.count) elements")
    }
    return array.elements[index]
  })

private let containsElement = ArrayMethod(
  .bool,
  { array, arguments, run throws(OverrideCrash) in
    // `views.contains { … }` has its closure here too.
    if case .closure(let closure) = arguments[0] {
      for element in array.elements where try run.call(closure, Arguments(element)).isTrue { return .bool(true) }
      return .bool(false)
    }
    return .bool(array.elements.contains { $0.equals(arguments[0]) })
  })

private let contains = containsElement

private let indexOf = ArrayMethod(
  .object,
  { array, arguments, _ throws(OverrideCrash) in
    array.elements.firstIndex { $0.equals(arguments[0]) }.map { .integer($0) } ?? .null
  })

private let indexOfObject = ArrayMethod(
  .integer,
  { array, arguments, _ throws(OverrideCrash) in
    .integer(array.elements.firstIndex { $0.equals(arguments[0]) } ?? notFound)
  })

/// `NSNotFound`.
let notFound = Int.max

private let append = ArrayMethod(
  .void, isMutating: true,
  { array, arguments, _ throws(OverrideCrash) in
    try array.add([arguments[0]])
    return .null
  })

private let appendAll = ArrayMethod(
  .void, isMutating: true,
  { array, arguments, _ throws(OverrideCrash) in
    try array.add(try arguments.array(0).elements)
    return .null
  })

extension ArrayValue {
  /// Adds what a set has not yet, an array all of it.
  fileprivate func add(_ new: [Value]) throws(OverrideCrash) {
    for element in new {
      if kind == .set, elements.contains(where: { $0.equals(element) }) { continue }
      elements.append(element)
    }
    guard elements.count < 1 << 20 else { throw OverrideCrash(message: "an array of more than a million elements") }
  }
}

private let insert = ArrayMethod(
  .void, isMutating: true,
  { array, arguments, _ throws(OverrideCrash) in
    let index = try arguments.integer(1)
    guard index >= 0, index <= array.elements.count else {
      throw OverrideCrash(message: "Index out of range: \(index) of \(array.elements.count) elements")
    }
    array.elements.insert(arguments[0], at: index)
    return .null
  })

private let removeAt = ArrayMethod(
  .object, isMutating: true,
  { array, arguments, _ throws(OverrideCrash) in
    let index = try arguments.integer(0)
    guard array.elements.indices.contains(index) else {
      throw OverrideCrash(message: "Index out of range: \(index) of \(array.elements.count) elements")
    }
    return array.elements.remove(at: index)
  })

private let remove = ArrayMethod(
  .object, isMutating: true,
  { array, arguments, _ throws(OverrideCrash) in
    array.elements.removeAll { $0.equals(arguments[0]) }
    return .null
  })

private let removeLast = ArrayMethod(
  .object, isMutating: true, { array, _, _ throws(OverrideCrash) in array.elements.popLast() ?? .null })

private let removeFirst = ArrayMethod(
  .object, isMutating: true,
  { array, _, _ throws(OverrideCrash) in
    guard !array.elements.isEmpty else { throw OverrideCrash(message: "removeFirst() of an empty array") }
    return array.elements.removeFirst()
  })

private let removeAll = ArrayMethod(
  .void, isMutating: true,
  { array, _, _ throws(OverrideCrash) in
    array.elements = []
    return .null
  })

private func drop(atStart: Bool) -> BuiltinMethod<ArrayValue> {
  ArrayMethod(
    .object,
    { array, arguments, _ throws(OverrideCrash) in
      let count = arguments.count == 0 ? 1 : max(0, try arguments.integer(0))
      return .array(
        ArrayValue(Array(atStart ? array.elements.dropFirst(count) : array.elements.dropLast(count))))
    })
}

private func extreme(_ isBetter: @escaping @Sendable (Double, Double) -> Bool) -> BuiltinMethod<ArrayValue> {
  ArrayMethod(
    .object,
    { array, _, _ throws(OverrideCrash) in
      var best: Value = .null
      for element in array.elements {
        if best.isNull {
          best = element
        } else if isBetter(try element.number(), try best.number()) {
          best = element
        }
      }
      return best
    })
}
