/// What is built in, by name. A key is one name, or several with a comma and a blank between them: the spellings of both
/// languages. In a page's engine such tables take much less room than dictionaries of their own.
struct BuiltinTable<Member: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private let entries: [(StaticString, Member)]
  /// By name: where among the entries its meaning stands.
  private let places: [String: Int]

  init(dictionaryLiteral entries: (StaticString, Member)...) { self.init(entries) }

  /// One table of several, none of which has a name of another one.
  init(joining tables: [BuiltinTable]) { self.init(tables.flatMap { $0.entries }) }

  private init(_ entries: [(StaticString, Member)]) {
    self.entries = entries
    places = OverrideCode.places(of: entries.count) { entries[$0].0 }
  }

  subscript(name: String) -> Member? {
    guard let place = places[name] else { return nil }
    return entries[place].1
  }
}

typealias PropertyTable<Receiver> = BuiltinTable<BuiltinProperty<Receiver>>
typealias MethodTable<Receiver> = BuiltinTable<BuiltinMethod<Receiver>>

/// By each name in the keys: the key's place among them.
private func places(of count: Int, _ key: (Int) -> StaticString) -> [String: Int] {
  var places: [String: Int] = [:]
  for place in 0..<count {
    key(place).withUTF8Buffer { bytes in
      for name in bytes.split(separator: UInt8(ascii: ",")) {
        let name = String(decoding: name.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        assert(places[name] == nil, "\(name) is in the table twice")
        places[name] = place
      }
    }
  }
  return places
}
