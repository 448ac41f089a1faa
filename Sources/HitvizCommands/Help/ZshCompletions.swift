enum ZshCompletions {
  static var text: String {
    let commands = Command.all.map { "    \(Shell.quoted("\($0.name):\($0.summary)"))" }
    let cases = Command.all.map { command in
      let options = command.options.map { "      \(Shell.quoted(specification(of: $0)))" }
      let operands = command.operands.isEmpty ? [] : ["      \(Shell.quoted(operandSpecification(of: command)))"]
      return "    \(command.name)) _arguments \\\n" + (options + operands).joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef hitviz
      # hitviz completions for zsh
      _hitviz() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _hitviz "$@"

      """
  }

  private static func specification(of option: Option) -> String {
    let help = option.help.filter { !"[]:".contains($0) }
    let start = (option.repeats ? "*" : "") + "--\(option.name)[\(help)]"
    guard let value = option.value else { return start }
    if !value.choices.isEmpty { return start + ":value:(\(value.choices.joined(separator: " ")))" }
    return start + (value.isFile ? ":file:_files" : ":value: ")
  }

  private static func operandSpecification(of command: Command) -> String {
    let choices = command.name == "help" ? Command.all.map(\.name) : command.operands.flatMap(\.choices)
    return choices.isEmpty ? "*:file:_files" : "*:value:(\(choices.joined(separator: " ")))"
  }
}
