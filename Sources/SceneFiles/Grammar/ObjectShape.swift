/// The rules for one kind of object in a scene file.
final class ObjectShape: Sendable {
  /// With its article: "a touch".
  let title: String
  let documentation: String
  /// By the raw values of the keys.
  let rules: [KeyRule]
  let required: [Int]
  /// Groups of keys of which exactly one must be given, whole, and nothing of the others.
  let alternatives: [[Int]]
  /// The keys that this kind of object lacks, although its relatives have them.
  let excluded: [Int]
  /// The rule for each name of a key.
  let slots: [String: Int]

  init<Key: SceneKey>(
    _ title: String, _ documentation: String, keys: Key.Type, required: [Key] = [], alternatives: [[Key]] = [],
    excluded: [Key] = []
  ) {
    let excluded = excluded.map { $0.rawValue }
    var slots: [String: Int] = [:]
    for key in Key.allCases where !excluded.contains(key.rawValue) {
      for name in key.rule.names { slots[name] = key.rawValue }
    }
    self.title = title
    #if hasFeature(Embedded)
      // As in `KeyRule`.
      self.documentation = ""
    #else
      self.documentation = documentation
    #endif
    self.rules = Key.allCases.map { $0.rule }
    self.required = required.map { $0.rawValue }
    self.alternatives = alternatives.map { group in group.map { $0.rawValue } }
    self.excluded = excluded
    self.slots = slots
  }

  /// The rules of the keys that this kind of object has.
  var ownRules: [KeyRule] {
    rules.indices.filter { !excluded.contains($0) }.map { rules[$0] }
  }

  /// All names of keys, the synonyms too.
  var names: [String] { ownRules.flatMap { $0.names } }
}
