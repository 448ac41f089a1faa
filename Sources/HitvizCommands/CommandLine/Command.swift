/// A command: its grammar, its help, and what it does.
struct Command: Sendable {
  let name: String
  /// What it does, in one line.
  let summary: String
  /// The arguments that are no options, as the usage line shows them: `SCENE X,Y[,W,H]`.
  let operands: [Operand]
  let options: [Option]
  /// What the help says beneath the options.
  let discussion: String
  let execute: @Sendable (Invocation) throws(Failure) -> ExitStatus

  /// An argument that is no option.
  struct Operand: Sendable {
    let placeholder: String
    var isOptional = false
    var repeats = false
    /// The only values that are accepted, where there are such.
    var choices: [String] = []
    var isFile = false

    static let scene = Operand(placeholder: "SCENE", isFile: true)
  }

  init(
    _ name: String, summary: String, operands: [Operand], options: [Option] = [], discussion: String = "",
    execute: @escaping @Sendable (Invocation) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options + Self.everywhere
    self.discussion = discussion
    self.execute = execute
  }

  static let everywhere: [Option] = [
    .choice("lang", Languages.names, help: "The language of the results (default: HITVIZ_LANG, or en)"),
    .choice("color", ["auto", "always", "never"], help: "Colours in text (default: auto, and never with NO_COLOR)"),
    Option("quiet", letter: "q", help: "Says nothing but results and errors"),
    Option("help", letter: "h", help: "Shows this help"),
  ]

  /// `hitviz trace SCENE [--touch T]…`
  var usage: String {
    let words = operands.map { operand in
      let name = operand.choices.isEmpty ? operand.placeholder : operand.choices.joined(separator: "|")
      let repeated = operand.repeats ? name + "…" : name
      return operand.isOptional ? "[\(repeated)]" : repeated
    }
    let own = options.filter { option in !Self.everywhere.contains { $0.name == option.name } }
    let optionWords = own.map { option in
      "[" + Self.spelled(option) + "]" + (option.repeats ? "…" : "")
    }
    return (["hitviz", name] + words + optionWords).joined(separator: " ")
  }

  private static func spelled(_ option: Option) -> String {
    let dashes = option.letter.map { "-\($0)" } ?? "--\(option.name)"
    return option.value.map { dashes + " " + $0.placeholder } ?? dashes
  }
}
