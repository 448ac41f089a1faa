import TraceText

/// The JSON Schema (https://json-schema.org/draft/2020-12) of the scene file, made from the rules that the reader
/// checks by.
public struct SceneSchema {
  var json = JSONWriter()

  /// The schema as a JSON text.
  public static var text: String {
    var schema = SceneSchema()
    schema.write()
    return schema.json.text
  }

  private mutating func write() {
    json.beginObject()
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", "hitviz scene")
    json.member("description", Self.description)
    writeReference(to: ObjectKind.scene.rawValue)
    json.key("$defs")
    json.beginObject()
    for kind in ObjectKind.allCases { write(kind) }
    for nested in NestedShape.allCases { write(nested) }
    json.end()
    json.end()
  }

  private static let description =
    "A view hierarchy and touches on it, for hitviz. The file may be JSON5. hitviz also checks what a schema cannot say: "
    + "that names are unique and that references name something, that no view controller is presented by itself and no "
    + "touch begins during itself, that only one view is the first responder, that no key is given twice, that "
    + "`contentOffset` does not contradict `bounds`, that no name is both in `outlets` and in `properties`, that "
    + "transforms do not add up to more than 1e50, and that no more than \(Limits.viewDepth) views or "
    + "\(Limits.valueDepth) values are inside each other."

  private mutating func write(_ nested: NestedShape) {
    json.key(nested.rawValue)
    json.beginObject()
    json.member("description", nested.documentation)
    write(nested.shape)
    json.end()
  }

  mutating func writeReference(to definition: String) {
    json.member("$ref", "#/$defs/\(definition)")
  }
}
