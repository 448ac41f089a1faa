import Platform

/// The command line `hitviz …` as a function.
public enum HitvizCommand {
  /// Runs a command line (the words behind the program's name) to its end.
  public static func run(_ words: [String], in surroundings: Surroundings = .process) -> ExitStatus {
    do throws(Failure) {
      return try dispatch(words, in: surroundings)
    } catch {
      // Nobody reads the output any more: `hitviz trace … | head`.
      if case .file(let problem) = error, problem.isBrokenPipe { return .done }
      surroundings.writeError(error.text)
      return error.status
    }
  }

  private static func dispatch(_ words: [String], in surroundings: Surroundings) throws(Failure) -> ExitStatus {
    guard let first = words.first else {
      throw .usage("a command is missing", of: nil)
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version":
      return try execute(.version, rest, in: surroundings)
    case "--help", "-h":
      return try execute(.help, rest, in: surroundings)
    default:
      guard let command = Command.all.first(where: { $0.name == first }) else {
        if first.hasPrefix("-"), first != "-" { throw .usage("unknown option `\(first)`", of: nil) }
        throw .invalidChoice(first, for: "COMMAND", choices: Command.all.map(\.name), of: nil)
      }
      return try execute(command, rest, in: surroundings)
    }
  }

  private static func execute(
    _ command: Command, _ words: [String], in surroundings: Surroundings
  ) throws(Failure) -> ExitStatus {
    let arguments = try Arguments(words, for: command)
    let invocation = Invocation(command: command, arguments: arguments, surroundings: surroundings)
    if arguments.has("help") {
      try invocation.write(HelpText.text(of: command))
      return .done
    }
    return try command.execute(invocation)
  }
}
