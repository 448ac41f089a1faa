/// An option of a command, as the parser, the help and the completions know it.
struct Option: Sendable {
  /// Without its dashes.
  let name: String
  let letter: Character?
  let value: Value?
  /// Whether it may be given several times.
  let repeats: Bool
  /// One line for the help.
  let help: String

  /// What an option is followed by; nil for one that stands alone.
  struct Value: Sendable {
    /// As the help shows it: `FILE`.
    let placeholder: String
    /// The only values that are accepted, where there are such.
    var choices: [String] = []
    /// Whether a shell should complete the names of files.
    var isFile = false
  }

  init(_ name: String, letter: Character? = nil, value: Value? = nil, repeats: Bool = false, help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  static func choice(_ name: String, _ choices: [String], help: String) -> Option {
    Option(name, value: Value(placeholder: choices.joined(separator: "|"), choices: choices), help: help)
  }
}
