import Platform

/// The forms that results come in.
enum OutputFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, dot, json, html, text, markdown

  /// The extensions of files of the format; the first is the one to recommend.
  private var fileExtensions: [String] {
    switch self {
    case .dot: ["dot", "gv"]
    case .text: ["txt"]
    case .markdown: ["md"]
    default: [rawValue]
    }
  }

  /// What `--format` says, else what the extension of `-o FILE` says, else the first of the valid ones.
  static func chosen(among valid: [OutputFormat], for invocation: Invocation) throws(Failure) -> OutputFormat {
    if let name = invocation.arguments["format"] {
      return valid.first { $0.rawValue == name || $0.fileExtensions.contains(name) } ?? valid[0]
    }
    guard let path = invocation.outputPath else { return valid[0] }
    let ending = Path.fileExtension(of: path)
    if let format = valid.first(where: { $0.fileExtensions.contains(ending) }) { return format }
    // A device or a name without an extension takes what standard output would.
    if ending.isEmpty { return valid[0] }
    let endings = valid.flatMap(\.fileExtensions).map { ".\($0)" }
    throw invocation.usage(
      "`.\(ending)` is not a format of this command; end the file's name with one of"
        + " \(endings.joined(separator: " ")), or say --format")
  }
}
