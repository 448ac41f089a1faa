/// One key of an object in a scene file: its names, what it holds, what it means.
struct KeyRule: Sendable {
  let name: String
  /// Other names with the same meaning.
  let synonyms: [String]
  let shape: Shape
  /// For readers of the schema and of editors that show it.
  let documentation: String
  /// What an absent key means, as JSON.
  let defaultValue: String?

  init(
    _ name: String, _ shape: Shape, synonyms: [String] = [], default defaultValue: String? = nil,
    _ documentation: String
  ) {
    self.name = name
    self.synonyms = synonyms
    self.shape = shape
    #if hasFeature(Embedded)
      // A page shows no schema, and its engine is smaller without the texts.
      self.documentation = ""
    #else
      self.documentation = documentation
    #endif
    self.defaultValue = defaultValue
  }

  var names: [String] { [name] + synonyms }
}

/// The keys of one kind of object.
protocol SceneKey: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == Int {
  var rule: KeyRule { get }
  /// The kind of object, with the rules of all keys.
  static var shape: ObjectShape { get }
}

extension SceneKey {
  /// The key's first name.
  var text: String { Self.shape.rules[rawValue].name }
}
