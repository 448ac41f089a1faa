/// What stands behind a fence: `hitviz scene=three-views.json touch="tap on B1"`.
struct FenceInfo {
  /// The first word.
  let kind: String
  private(set) var values: [(key: String, value: String)] = []
  /// The part that is no `key=value`, where there is one.
  private(set) var unreadable: String?

  init(_ text: String) {
    var rest = text[...]
    kind = String(Self.word(&rest))
    while true {
      rest = rest.drop { $0 == " " }
      guard !rest.isEmpty else { return }
      let start = rest
      guard let equals = rest.firstIndex(of: "="), equals > rest.startIndex else {
        unreadable = String(start)
        return
      }
      let key = String(rest[..<equals])
      rest = rest[rest.index(after: equals)...]
      guard !key.contains(" "), let value = Self.value(&rest) else {
        unreadable = String(start)
        return
      }
      values.append((key, value))
    }
  }

  subscript(key: String) -> String? { values.first { $0.key == key }?.value }

  private static func word(_ rest: inout Substring) -> Substring {
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...]
    return word
  }

  /// A word, or anything in quotation marks; nil where the closing one is missing.
  private static func value(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return String(word(&rest)) }
    let quoted = rest.dropFirst()
    guard let end = quoted.firstIndex(of: "\"") else { return nil }
    rest = quoted[quoted.index(after: end)...]
    return String(quoted[..<end])
  }
}
