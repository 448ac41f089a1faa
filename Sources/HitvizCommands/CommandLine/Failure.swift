import Platform
import SceneFiles

/// Why a command ends without a result. Made where the fact is known; put into words for standard error by
/// `Failure.text`.
enum Failure: Error {
  /// The command line is wrong; the command, where one is named.
  case usage(String, Command?)
  /// A file's problems, each with its place.
  case problems([Diagnostic])
  case file(FileProblem)
  /// A request that cannot be met, and the way out.
  case impossible(String)
  /// A bug in hitviz.
  case unexpected(String)

  static func usage(_ message: String, of command: Command?) -> Failure { .usage(message, command) }

  static func unknownOption(_ word: String, of command: Command) -> Failure {
    let names = command.options.map { "--\($0.name)" }
    let suggestion = Suggestion.question(for: word, among: names).map { "; \($0)" } ?? ""
    return .usage("unknown option \(quoted(word))\(suggestion)", command)
  }

  static func invalidChoice(_ value: String, for what: String, choices: [String], of command: Command?) -> Failure {
    let suggestion = Suggestion.question(for: value, among: choices).map { "; \($0)" } ?? ""
    return .usage(
      "\(what) cannot be \(quoted(value))\(suggestion) (valid: \(choices.joined(separator: ", ")))", command)
  }

  var status: ExitStatus {
    switch self {
    case .usage, .problems, .file, .impossible: .badInput
    case .unexpected: .internalError
    }
  }

  /// What standard error gets.
  var text: String {
    switch self {
    case .usage(let message, let command):
      let help = command.map { "usage: \($0.usage)\n       (`hitviz help \($0.name)` says more)" }
      return
        "hitviz: error: \(message)\n\(help ?? "usage: hitviz COMMAND …\n       (`hitviz help` lists the commands)")\n"
    case .problems(let diagnostics):
      return diagnostics.map { $0.text + "\n" }.joined()
    case .file(let problem):
      return "hitviz: error: \(problem.message)\n"
    case .impossible(let message):
      return "hitviz: error: \(message)\n"
    case .unexpected(let message):
      return "hitviz: internal error: \(message)\nThis is a bug in hitviz; please report it with the input.\n"
    }
  }
}
