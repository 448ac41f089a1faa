import HitTesting
import SceneFiles

/// One element as `debugDescription` prints it:
/// `Button, 0x60000, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'back', label: 'Back', Disabled`.
struct XCUITestElement {
  private(set) var element: ScreenTree.Element
  /// Whether the line goes on to its end: its braces and quotation marks are closed.
  private(set) var isComplete: Bool

  /// Nil for a line that begins with no type.
  init?(_ line: XCUITestLine) {
    let text = line.text
    let type = text.prefix { $0.isLetter || $0.isNumber }
    guard let first = type.first, first.isUppercase else { return nil }
    let rest = text[type.endIndex...]
    guard rest.isEmpty || rest.hasPrefix(",") || rest.hasPrefix(" (") || rest.allSatisfy(\.isWhitespace) else {
      return nil
    }
    let frame = Self.frame(in: rest)
    element = ScreenTree.Element(type: String(type), rect: frame?.rect, position: line.position)
    let attributes = frame.map { rest[$0.end...] } ?? rest
    element.identifier = Self.value(of: "identifier", in: attributes)
    element.label = Self.value(of: "label", in: attributes) ?? Self.value(of: "title", in: attributes)
    element.value = Self.unquotedValue(in: attributes) ?? Self.value(of: "placeholderValue", in: attributes)
    element.isEnabled = !Self.words(in: attributes).contains("Disabled")
    isComplete = (frame != nil || type == "Application" || !rest.contains("{")) && Self.isClosed(attributes)
  }

  private static func frame(in text: Substring) -> (rect: Rect, end: Substring.Index)? {
    guard let start = text.firstRange(of: "{{"), let end = text[start.upperBound...].firstRange(of: "}}"),
      let rect = NumberList.rect(text[start.lowerBound..<end.upperBound])
    else { return nil }
    return (rect, end.upperBound)
  }

  /// The text between the quotation marks behind the key; the closing one is the first that a comma or the end
  /// follows.
  private static func value(of key: String, in text: Substring) -> String? {
    guard let start = text.firstRange(of: ", \(key): '")?.upperBound else { return nil }
    let end = closingQuote(text[start...])
    return String(text[start..<(end ?? text.endIndex)])
  }

  private static func closingQuote(_ text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "'" {
        let rest = text[text.index(after: index)...]
        if rest.allSatisfy(\.isWhitespace) || beginsAttribute(rest) { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// Whether `, key: ` or `, Disabled` and the like follows.
  private static func beginsAttribute(_ text: Substring) -> Bool {
    guard text.hasPrefix(", ") else { return false }
    let rest = text.dropFirst(2)
    if keys.contains(where: { rest.hasPrefix($0 + ": ") }) { return true }
    return flags.contains { rest.hasPrefix($0) }
  }

  private static let keys = ["identifier", "label", "title", "value", "placeholderValue"]
  private static let flags = ["Disabled", "Selected", "Keyboard Focused", "Focused"]

  /// A value has no quotation marks: it goes on to the next attribute.
  private static func unquotedValue(in text: Substring) -> String? {
    guard let start = text.firstRange(of: ", value: ")?.upperBound else { return nil }
    var index = start
    while index < text.endIndex, !beginsAttribute(text[index...]) { index = text.index(after: index) }
    return String(text[start..<index])
  }

  /// The words between commas behind the last quoted text.
  private static func words(in text: Substring) -> [String] {
    let tail = text.lastIndex(of: "'").map { text[text.index(after: $0)...] } ?? text
    return tail.split(separator: ",").map { $0.trimmingBlanks() }
  }

  private static func isClosed(_ text: Substring) -> Bool {
    for key in keys where key != "value" {
      if let start = text.firstRange(of: ", \(key): '")?.upperBound, closingQuote(text[start...]) == nil {
        return false
      }
    }
    return true
  }
}

extension Substring {
  /// Where the other text first stands in this one.
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    let pattern = Array(other.utf8)
    let bytes = utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) {
        return index..<bytes.index(index, offsetBy: pattern.count)
      }
      index = bytes.index(after: index)
    }
    return nil
  }
}
