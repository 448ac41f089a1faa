/// The help of the command line, made from the commands' grammars.
enum HelpText {
  /// The list of all commands.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      hitviz shows how UIKit finds the view under a finger, and why.

      usage: hitviz COMMAND …

      \(commands.joined(separator: "\n"))

      `hitviz help COMMAND` says more. SCENE is a scene file, or - for standard input.
      Exit status: 0 done; 1 done, and there are findings; 2 bad usage or bad input; 70 a bug in hitviz.

      """
  }

  static func text(of command: Command) -> String {
    let spelled = command.options.map { option in
      let long = "--\(option.name)" + (option.value.map { " " + $0.placeholder } ?? "")
      return option.letter.map { "-\($0), " + long } ?? "    " + long
    }
    let width = min(spelled.map(\.count).max() ?? 0, 30)
    let options = zip(spelled, command.options).map { spelled, option in
      spelled.count > width
        ? "  \(spelled)\n  \(padded("", to: width))  \(option.help)" : "  \(padded(spelled, to: width))  \(option.help)"
    }
    let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
    return """
      \(command.summary)

      usage: \(command.usage)

      \(options.joined(separator: "\n"))
      \(discussion)
      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
