import SceneFiles

extension Command {
  static let schema = Command(
    "schema", summary: "Prints the JSON Schema of the scene file", operands: [], options: [.output]
  ) { invocation throws(Failure) in
    try invocation.write(SceneSchema.text)
    return .done
  }
}
