/// Gives out names, none of them twice: the second one of a name becomes `name#2`.
struct NameGiver {
  private var used: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// A free name like the wish.
  mutating func name(_ wish: String) -> String {
    var base = Self.tidy(wish, longest: 400)
    if base.isEmpty { base = "view" }
    if used.insert(base).inserted {
      numbers[base] = 1
      return base
    }
    var number = numbers[base] ?? 1
    while true {
      number += 1
      let name = "\(base)#\(number)"
      if used.insert(name).inserted {
        numbers[base] = number
        return name
      }
    }
  }

  /// The text as a name: on one line, not too long for a picture, without characters that cannot be seen.
  static func tidy(_ text: String, longest: Int = 60) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(4 * longest) {
      if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        if let last = scalars.last, last != " " { scalars.append(" ") }
      } else if scalar.properties.generalCategory != .format || scalar == "\u{200D}" {
        scalars.append(scalar)
      }
    }
    let tidied = String(scalars).trimmingBlanks()
    return tidied.count > longest ? tidied.prefix(longest - 1).trimmingBlanks() + "…" : tidied
  }
}
