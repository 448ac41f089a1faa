extension Command {
  static let completions = Command(
    "completions", summary: "Prints the completions for a shell",
    operands: [Operand(placeholder: "SHELL", choices: Shell.allCases.map(\.rawValue))],
    options: [.output],
    discussion: """
      bash: hitviz completions bash > ~/.local/share/bash-completion/completions/hitviz
      zsh:  hitviz completions zsh > a folder of $fpath, as _hitviz
      fish: hitviz completions fish > ~/.config/fish/completions/hitviz.fish
      """
  ) { invocation throws(Failure) in
    let shell = Shell(rawValue: invocation.arguments.operands[0])!
    try invocation.write(shell.completions)
    return .done
  }
}
