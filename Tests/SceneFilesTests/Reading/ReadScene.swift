@testable import SceneFiles

/// Reads a scene from a text; the errors, if any, are in the thrown error.
func readScene(_ text: String) throws(SceneErrors) -> Scene {
  try SceneReader.read(Array(text.utf8), file: "test.json")
}

/// The diagnostics that reading a text gives.
func diagnostics(_ text: String) -> [String] {
  do {
    _ = try readScene(text)
    return []
  } catch {
    return error.diagnostics.map(\.text)
  }
}
