enum FishCompletions {
  static var text: String {
    var lines = ["# hitviz completions for fish"]
    for command in Command.all {
      lines.append(
        "complete -c hitviz -n __fish_use_subcommand -f -a \(command.name) -d \(Shell.quoted(command.summary))")
      for operand in command.operands where !operand.choices.isEmpty {
        lines.append(condition(command) + " -f -a \(Shell.quoted(operand.choices.joined(separator: " ")))")
      }
      for option in command.options { lines.append(line(option, of: command)) }
    }
    let names = Command.all.map(\.name).joined(separator: " ")
    lines.append("complete -c hitviz -n '__fish_seen_subcommand_from help' -f -a \(Shell.quoted(names))")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func condition(_ command: Command) -> String {
    "complete -c hitviz -n '__fish_seen_subcommand_from \(command.name)'"
  }

  private static func line(_ option: Option, of command: Command) -> String {
    var line = condition(command) + " -l \(option.name)"
    if let letter = option.letter { line += " -s \(letter)" }
    if let value = option.value {
      line +=
        value.choices.isEmpty ? (value.isFile ? " -r -F" : " -x") : " -x -a '\(value.choices.joined(separator: " "))'"
    }
    return line + " -d \(Shell.quoted(option.help))"
  }
}
