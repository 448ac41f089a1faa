enum BashCompletions {
  static var text: String {
    let names = Command.all.map(\.name).joined(separator: " ")
    let cases = Command.all.map { command in
      let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
      let choices = command.operands.flatMap { $0.choices }.joined(separator: " ")
      return "    \(command.name)) options='\(options)' words='\(choices)' ;;"
    }
    let values = Command.all.flatMap { command in
      command.options.compactMap { option -> String? in
        guard let value = option.value, !value.choices.isEmpty else { return nil }
        return "    \(command.name):--\(option.name)) COMPREPLY=($(compgen -W '\(value.choices.joined(separator: " "))'"
          + " -- \"$current\")); return ;;"
      }
    }
    return """
      # hitviz completions for bash
      _hitviz() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} options words
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names) --help --version' -- "$current"))
          return
        fi
        case $command:$previous in
      \(values.joined(separator: "\n"))
        esac
        case $command in
      \(cases.joined(separator: "\n"))
          help) options= words='\(names)' ;;
        esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [ -n "$words" ]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        else
          compopt -o filenames 2>/dev/null
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -F _hitviz hitviz

      """
  }
}
