/// What is wrong with a word that is no JSON value, and what its author may have meant.
struct JSONWordProblem {
  let message: String
  let help: String?

  init(_ word: String) {
    if let first = word.utf8.first, ASCII.isDigit(first) || word.utf8.count > 1 && "+-.".utf8.contains(first) {
      message = "\(quoted(word)) is not a number"
      help = Self.hasLeadingZero(word) ? "leave out the zeros in front" : nil
    } else {
      message = "\(quoted(word)) is no JSON value"
      help = Self.help(for: word)
    }
  }

  private static func hasLeadingZero(_ word: String) -> Bool {
    let digits = word.utf8.drop { $0 == ASCII.plus || $0 == ASCII.minus }
    return digits.first == UInt8(ascii: "0") && digits.dropFirst().first.map(ASCII.isDigit) == true
  }

  private static func help(for word: String) -> String {
    switch word {
    case "True", "TRUE", "YES", "yes": "write `true`"
    case "False", "FALSE", "NO", "no": "write `false`"
    case "nil", "None", "undefined", "NULL", "Null": "write `null`"
    case "nan", "NAN", "inf", "infinity", "-inf", "-nan": "numbers must be finite"
    default: "a string needs quotation marks"
    }
  }
}
