import HitTesting

let stringProperties: PropertyTable<String> = [
  "isEmpty": BuiltinProperty(.bool, { string, _ throws(OverrideCrash) in .bool(string.isEmpty) }),
  "count": BuiltinProperty(.integer, { string, _ throws(OverrideCrash) in .integer(string.count) }),
  "length": BuiltinProperty(.integer, { string, _ throws(OverrideCrash) in .integer(string.utf16.count) }),
]

let stringMethods: MethodTable<String> = [
  "hasPrefix(_:), hasPrefix:": hasPrefix,
  "hasSuffix(_:), hasSuffix:": hasSuffix,
  "contains(_:), containsString:, containsString(_:)": contains,
  "isEqualToString:, isEqual(to:)": isEqual,
]

private let hasPrefix = BuiltinMethod<String>(
  .bool, { string, arguments, _ throws(OverrideCrash) in .bool(string.hasPrefix(try arguments.text(0))) })
private let hasSuffix = BuiltinMethod<String>(
  .bool, { string, arguments, _ throws(OverrideCrash) in .bool(string.hasSuffix(try arguments.text(0))) })
private let isEqual = BuiltinMethod<String>(
  .bool, { string, arguments, _ throws(OverrideCrash) in .bool(string == (try arguments.text(0))) })

private let contains = BuiltinMethod<String>(
  .bool,
  { string, arguments, _ throws(OverrideCrash) in
    let (whole, part) = (Array(string.utf8), Array(try arguments.text(0).utf8))
    guard part.count <= whole.count else { return .bool(false) }
    for start in 0...(whole.count - part.count) where whole[start..<start + part.count].elementsEqual(part) {
      return .bool(true)
    }
    return .bool(false)
  })

let enumCaseProperties: PropertyTable<EnumValue> = [
  "rawValue": BuiltinProperty(
    .integer,
    { value, _ throws(OverrideCrash) in
      if value.rawValue.isNull { throw OverrideCrash(message: "nothing tells the raw value of .\(value.name)") }
      return value.rawValue
    }),
  "hashValue": BuiltinProperty(.integer, { _, _ throws(OverrideCrash) in .integer(0) }),
]

let dictionaryProperties: PropertyTable<DictionaryValue> = [
  "count": BuiltinProperty(.integer, { map, _ throws(OverrideCrash) in .integer(map.entries.count) }),
  "isEmpty": BuiltinProperty(.bool, { map, _ throws(OverrideCrash) in .bool(map.entries.isEmpty) }),
  "keys, allKeys": keys,
  "values, allValues, objectEnumerator": values, "keyEnumerator": keys,
]

private let keys = BuiltinProperty<DictionaryValue>(
  .object, { map, _ throws(OverrideCrash) in .array(ArrayValue(map.entries.map { $0.key })) })
private let values = BuiltinProperty<DictionaryValue>(
  .object, { map, _ throws(OverrideCrash) in .array(ArrayValue(map.entries.map { $0.value })) })

let dictionaryMethods: MethodTable<DictionaryValue> = [
  "objectForKey:, valueForKey:, object(forKey:), value(forKey:)": value,
  "setObject:forKey:": BuiltinMethod(
    .void,
    { map, arguments, _ throws(OverrideCrash) in
      map[arguments[1]] = arguments[0]
      return .null
    }),
  "removeObjectForKey:, removeValue(forKey:)": removeValue,
  "removeAll(), removeAllObjects": removeAll,
]

private let value = BuiltinMethod<DictionaryValue>(
  .object, { map, arguments, _ throws(OverrideCrash) in map[arguments[0]] })

private let removeValue = BuiltinMethod<DictionaryValue>(
  .object, isMutating: true,
  { map, arguments, _ throws(OverrideCrash) in
    let old = map[arguments[0]]
    map[arguments[0]] = .null
    return old
  })

private let removeAll = BuiltinMethod<DictionaryValue>(
  .void, isMutating: true,
  { map, _, _ throws(OverrideCrash) in
    map.entries = []
    return .null
  })
