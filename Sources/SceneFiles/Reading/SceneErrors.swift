/// Why a file is no scene.
public struct SceneErrors: Error, Sendable {
  /// At least one, in the order of the file.
  public let diagnostics: [Diagnostic]
}
