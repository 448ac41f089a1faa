import Platform
import SceneFiles
import TraceText

/// One run of a command: its arguments and its surroundings.
struct Invocation: Sendable {
  let command: Command
  let arguments: Arguments
  let surroundings: Surroundings

  func usage(_ message: String) -> Failure { .usage(message, of: command) }

  /// `--lang`, else `HITVIZ_LANG`, else English.
  var language: Language {
    get throws(Failure) {
      let name = arguments["lang"] ?? surroundings.environment("HITVIZ_LANG") ?? ""
      if name.isEmpty { return .english }
      guard let language = Language(rawValue: name) else {
        throw .invalidChoice(name, for: "HITVIZ_LANG", choices: Languages.names, of: nil)
      }
      return language
    }
  }

  var reportStyle: ReportStyle {
    switch arguments["color"] {
    case "always": return .colored
    case "never": return .plain
    default:
      let isForbidden = surroundings.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      return surroundings.outputIsTerminal && !isForbidden && !writesFile ? .colored : .plain
    }
  }

  /// Whether the result goes to a file.
  var writesFile: Bool { outputPath != nil }

  /// The file of `-o`; nil for standard output.
  var outputPath: String? { arguments["output"].flatMap { $0 == "-" ? nil : $0 } }

  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Puts the result where `-o` says.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileProblem) {
      if let outputPath {
        try FileWriting.write(bytes, to: outputPath)
      } else {
        try surroundings.writeOutput(bytes)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Says something on the side, unless `--quiet` is given.
  func remark(_ text: String) {
    if !arguments.has("quiet") { surroundings.writeError(text + "\n") }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { remark(diagnostic.text) }
  }
}

/// The names of the languages, as `--lang` takes them.
enum Languages {
  static let names = Language.allCases.map(\.rawValue)
}
