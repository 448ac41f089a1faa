/// The members of one object that keep to its rules.
struct Members<Key: SceneKey> {
  let node: JSONNode
  let shape: ObjectShape
  /// By the raw values of the keys, where the value has the right shape.
  fileprivate(set) var values: [JSONNode?]
  /// By the raw values of the keys, where the object has the key at all.
  fileprivate(set) var keys: [JSONNode?]

  /// The value, checked against the key's rule; nil where it is absent or wrong.
  subscript(key: Key) -> JSONNode? { values[key.rawValue] }

  /// Where the key stands, whatever its value.
  func keyNode(_ key: Key) -> JSONNode? { keys[key.rawValue] }

  /// The keys that are given, by their first names, with their places.
  func places(in document: JSONDocument) -> [(key: String, position: TextPosition)] {
    var places: [(key: String, position: TextPosition)] = []
    for (slot, node) in keys.enumerated() {
      if let node { places.append((shape.rules[slot].name, document.position(of: node))) }
    }
    return places
  }
}

extension ShapeChecker {
  /// Opens an object: reports unknown, repeated, missing and conflicting keys and values of the wrong shape.
  mutating func members<Key: SceneKey>(of node: JSONNode, as kind: ObjectKind, _: Key.Type) -> Members<Key> {
    let shape = kind.shape
    let nothing = [JSONNode?](repeating: nil, count: shape.rules.count)
    var members = Members<Key>(node: node, shape: shape, values: nothing, keys: nothing)
    for (keyNode, value) in document.members(of: node) {
      guard let key = document.string(keyNode) else { continue }
      guard let slot = shape.slots[key] else {
        reportUnknown(key, at: keyNode, in: shape)
        continue
      }
      if let first = members.keys[slot] {
        reportRepeated(key, at: keyNode, first: first, rule: shape.rules[slot])
        continue
      }
      members.keys[slot] = keyNode
      if check(value, shape.rules[slot].shape, as: "`\(key)`") { members.values[slot] = value }
    }
    checkPresence(members.keys, in: shape, of: node)
    return members
  }

  private mutating func reportUnknown(_ key: String, at node: JSONNode, in shape: ObjectShape) {
    // It will only be counted.
    guard !problems.isFull else {
      report("unknown-key", at: node, "")
      return
    }
    if let slot = shape.excluded.first(where: { shape.rules[$0].names.contains(key) }) {
      report("unknown-key", at: node, "\(shape.title) has no key `\(shape.rules[slot].name)`; only a window has")
      return
    }
    let names = shape.ownRules.map { $0.name }
    let help =
      Suggestion.question(for: key, among: shape.names)
      ?? (names.count <= 10
        ? "its keys are " + names.map { "`\($0)`" }.joined(separator: ", ") : "`hitviz schema` prints the keys")
    report("unknown-key", at: node, "\(shape.title) has no key \(quoted(key))", help: help)
  }

  private mutating func reportRepeated(_ key: String, at node: JSONNode, first: JSONNode, rule: KeyRule) {
    let firstKey = document.string(first) ?? key
    let note = Diagnostic.Note("it is given here first", at: document.position(of: first))
    if firstKey == key {
      report("duplicate-key", at: node, "the key `\(key)` is given twice in one object", notes: [note])
    } else {
      report(
        "duplicate-key", at: node, "`\(firstKey)` and `\(key)` are two names of one key", help: "give one of them",
        notes: [note])
    }
  }

  private mutating func checkPresence(_ keys: [JSONNode?], in shape: ObjectShape, of node: JSONNode) {
    for slot in shape.required where keys[slot] == nil {
      report("missing-key", at: node, "\(shape.title) needs the key `\(shape.rules[slot].name)`")
    }
    guard !shape.alternatives.isEmpty else { return }
    let begun = shape.alternatives.filter { group in group.contains { keys[$0] != nil } }
    guard let group = begun.first else {
      let choices = shape.alternatives.map { group in
        group.map { "`\(shape.rules[$0].name)`" }.joined(separator: " with ")
      }
      report("missing-key", at: node, "\(shape.title) needs \(choices.joined(separator: " or "))")
      return
    }
    if begun.count > 1 {
      let given = begun.compactMap { group in group.first { keys[$0] != nil } }
      let names = given.map { "`\(shape.rules[$0].name)`" }
      let last = given.compactMap { keys[$0] }.max { $0.index < $1.index }
      report(
        "conflicting-keys", at: last ?? node,
        "\(shape.title) has either \(names.joined(separator: " or ")), not \(begun.count == 2 ? "both" : "all")")
      return
    }
    for slot in group where keys[slot] == nil {
      let given = group.first { keys[$0] != nil }.map { shape.rules[$0].name } ?? ""
      report(
        "missing-key", at: node, "\(shape.title) with `\(given)` needs `\(shape.rules[slot].name)` too")
    }
  }
}
