/// Reads scene files.
public enum SceneReader {
  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - bytes: the file: JSON5 in UTF-8, with or without a byte order mark.
  ///   - file: the file as the user named it, for diagnostics and as the title of a scene that has none.
  /// - Returns: The scene, with every key kept and every reference resolved.
  /// - Throws: All errors of the file, each with its place.
  public static func read(_ bytes: [UInt8], file: String) throws(SceneErrors) -> Scene {
    let (document, problems, hasLostStructure) = JSONDocument.read(bytes, file: file)
    guard let root = document.root, !hasLostStructure else { throw SceneErrors(diagnostics: problems.sorted) }
    var builder = SceneBuilder(document: document, problems: problems)
    let scene = builder.build(root)
    let errors = builder.checker.problems
    guard errors.isEmpty else { throw SceneErrors(diagnostics: errors.sorted) }
    return scene
  }
}
