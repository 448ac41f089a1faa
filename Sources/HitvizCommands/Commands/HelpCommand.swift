extension Command {
  static let help = Command(
    "help", summary: "Explains hitviz, or one of its commands",
    operands: [Operand(placeholder: "COMMAND", isOptional: true)]
  ) { invocation throws(Failure) in
    if let name = invocation.arguments.operands.first {
      guard let command = all.first(where: { $0.name == name }) else {
        throw .invalidChoice(name, for: "COMMAND", choices: all.map(\.name), of: nil)
      }
      try invocation.write(HelpText.text(of: command))
    } else {
      try invocation.write(HelpText.overview)
    }
    return .done
  }
}
