import SceneFiles

/// A command line, read by a command's grammar.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// The value of an option that is given once at most.
  subscript(name: String) -> String? { values[name]?.last }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// Reads the words behind the command's name. Options may stand anywhere; `--` ends them; a word that begins as a
  /// negative number is an operand.
  init(_ words: [String], for command: Command) throws(Failure) {
    var index = 0
    var onlyOperands = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyOperands || word == "-" || !word.hasPrefix("-") || Self.isNegativeNumber(word) {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try readOption(word, words, &index, for: command)
      }
    }
    guard !has("help") else { return }
    try checkOperands(for: command)
  }

  private static func isNegativeNumber(_ word: String) -> Bool {
    let second = word.dropFirst().first
    return second?.isNumber == true || second == "."
  }

  private mutating func readOption(
    _ word: String, _ words: [String], _ index: inout Int, for command: Command
  ) throws(Failure) {
    var option: Option?
    var attached: String?
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      option = command.options.first { $0.name == parts[0] }
      if parts.count == 2 { attached = String(parts[1]) }
    } else {
      let letter = word[word.index(after: word.startIndex)]
      option = command.options.first { $0.letter == letter }
      let rest = word.dropFirst(2)
      if !rest.isEmpty { attached = String(rest) }
    }
    guard let option else { throw Failure.unknownOption(word, of: command) }
    let spelled = word.hasPrefix("--") ? "--\(option.name)" : "-\(option.letter!)"

    guard let expected = option.value else {
      if attached != nil { throw .usage("`\(spelled)` takes no value", of: command) }
      values[option.name, default: []].append("")
      return
    }
    var value = attached
    if value == nil, index < words.count {
      value = words[index]
      index += 1
    }
    guard let value else { throw .usage("`\(spelled)` needs a value: \(expected.placeholder)", of: command) }
    if !expected.choices.isEmpty, !expected.choices.contains(value) {
      throw .invalidChoice(value, for: "`\(spelled)`", choices: expected.choices, of: command)
    }
    if has(option.name), !option.repeats { throw .usage("`\(spelled)` is given twice", of: command) }
    values[option.name, default: []].append(value)
  }

  private func checkOperands(for command: Command) throws(Failure) {
    let needed = command.operands.count { !$0.isOptional }
    if operands.count < needed {
      throw .usage("`\(command.operands[operands.count].placeholder)` is missing", of: command)
    }
    if operands.count > command.operands.count, command.operands.last?.repeats != true {
      throw .usage("\(quoted(operands[command.operands.count])) is one argument too many", of: command)
    }
    for (operand, word) in zip(command.operands, operands)
    where !operand.choices.isEmpty && !operand.choices.contains(word) {
      throw .invalidChoice(word, for: operand.placeholder, choices: operand.choices, of: command)
    }
  }
}
