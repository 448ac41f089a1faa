import Importers
import SceneFiles

/// What `import --list` and `import --list-formats` print.
enum ImportListing {
  /// A line a format: its name for `--from`, what it is, and below it where it comes from.
  static var formats: String {
    let width = ImportFormat.all.map(\.id.count).max() ?? 0
    return ImportFormat.all.map { format in
      padded(format.id, to: width) + "  " + format.title + "\n" + padded("", to: width) + "  " + format.origin + "\n"
    }.joined()
  }

  /// A line a part: its id, its name, and which one is taken without `--scene`.
  static func parts(of input: SceneInput, _ options: ImportOptions) throws(Failure) -> String {
    let (parts, diagnostics) = Importer.parts(of: input.contents, file: input.file, options: options)
    if diagnostics.contains(where: { $0.severity == .error }) { throw .problems(diagnostics) }
    let width = parts.map(\.id.count).max() ?? 0
    return parts.map { part in
      padded(part.id, to: width) + "  " + part.name + (part.isInitial ? "  (taken by default)" : "") + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
