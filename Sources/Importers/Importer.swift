import HitTesting
import SceneFiles

/// Reads the hierarchies that other tools write.
public enum Importer {
  /// What came of an import: a scene, or errors that say why there is none; and what was assumed on the way.
  public struct Result: Sendable {
    public var scene: Scene?
    public var diagnostics: [Diagnostic]
    /// The format that the contents are in, where that is known.
    public var format: ImportFormat?
  }

  /// Imports a hierarchy.
  ///
  /// - Parameters:
  ///   - contents: any bytes; the format is found out from them, never from the name.
  ///   - file: the file's name for the diagnostics and for the scene's title.
  public static func read(_ contents: ImportContents, file: String, options: ImportOptions = ImportOptions()) -> Result
  {
    let input = ImportInput(contents, file: file)
    var findings = Findings(file: file)
    guard let format = format(of: input, options: options, findings: &findings) else {
      return Result(scene: nil, diagnostics: findings.all, format: nil)
    }
    if input.isRepaired {
      findings.warn("encoding", at: nil, "bytes that are no UTF-8 were replaced by U+FFFD", help: "save it as UTF-8")
    }
    guard var draft = format.read(input, options, &findings), !findings.hasError, !draft.roots.isEmpty else {
      if !findings.hasError {
        findings.refuse("no-views", "there are no views in it", help: "give a file of one of these: \(Self.formatList)")
      }
      return Result(scene: nil, diagnostics: findings.all, format: format)
    }
    draft.applyReactNativePreset()
    draft.bringWithinLimits(&findings)
    if let answer = DetoxHitReport.answer(in: input.text.bytes) {
      draft.note("Detox reports beside the hierarchy that UIKit's own hit test answered \(answer).")
    }
    for note in draft.notes { findings.note("assumed", note) }
    let scene = SceneAssembly.scene(of: draft, title: title(file), file: file)
    return Result(scene: scene, diagnostics: findings.all, format: format)
  }

  /// Whether the contents are in one of the formats. A scene file is in none.
  public static func recognizes(_ contents: ImportContents) -> Bool {
    let input = ImportInput(contents, file: "")
    return ImportFormat.all.contains { $0.recognizes(input) } && !input.isSceneFile
  }

  /// The parts of the contents that `ImportOptions.scene` can choose from.
  public static func parts(
    of contents: ImportContents, file: String, options: ImportOptions = ImportOptions()
  ) -> (parts: [ImportPart], diagnostics: [Diagnostic]) {
    let input = ImportInput(contents, file: file)
    var findings = Findings(file: file)
    let format = format(of: input, options: options, findings: &findings)
    return (format?.parts(input) ?? [], findings.all)
  }

  /// The ids of all formats, for messages.
  static var formatList: String { ImportFormat.all.map(\.id).joined(separator: ", ") }

  private static func format(
    of input: ImportInput, options: ImportOptions, findings: inout Findings
  ) -> ImportFormat? {
    if let id = options.format {
      if let format = ImportFormat.named(id) { return format }
      findings.refuse("unknown-format", "there is no format “\(id)”", help: "one of these: \(formatList)")
      return nil
    }
    if let format = ImportFormat.all.first(where: { $0.recognizes(input) }), !input.isSceneFile { return format }
    Refusal.explain(input, findings: &findings)
    return nil
  }

  /// The file's name without its folders and its ending.
  private static func title(_ file: String) -> String {
    if file == "-" || file.hasPrefix("<") { return "Imported hierarchy" }
    let path = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = path.lastIndex(of: "."), dot != path.startIndex else { return path }
    return String(path[..<dot])
  }
}
