/// Writes JSON from beginning to end, without recursion, so that call trees of any depth come out.
///
/// Containers opened with `inline: true` stand on one line. Indentation stops growing at `deepestIndent`
/// levels: a deep call tree would otherwise consist of blanks.
public struct JSONWriter {
  private var bytes: [UInt8] = []
  private var open: [Container] = []
  private static let deepestIndent = 24

  private struct Container {
    let close: UInt8
    let isInline: Bool
    var isEmpty = true
    var hasKey = false
  }

  public init() {}

  /// The text so far, with a line break at its end.
  public var text: String { String(decoding: bytes, as: UTF8.self) + "\n" }

  public mutating func beginObject(inline: Bool = false) { begin("{", close: "}", inline: inline) }
  public mutating func beginArray(inline: Bool = false) { begin("[", close: "]", inline: inline) }

  public mutating func end() {
    let container = open.removeLast()
    if !container.isInline, !container.isEmpty { newLine() }
    bytes.append(container.close)
  }

  public mutating func key(_ name: String) {
    separate()
    string(name)
    bytes.append(contentsOf: ": ".utf8)
    open[open.count - 1].hasKey = true
  }

  public mutating func value(_ text: String?) {
    separate()
    if let text { string(text) } else { bytes.append(contentsOf: "null".utf8) }
  }

  public mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// The number in its shortest form that reads back exactly; null where it is not finite.
  public mutating func value(_ number: Double?) {
    separate()
    bytes.append(contentsOf: Self.text(number).utf8)
  }

  /// A value that is JSON already.
  public mutating func value(json text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    value(text)
  }

  public mutating func member(_ name: String, _ number: Double?) {
    key(name)
    value(number)
  }

  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  static func text(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "null" }
    if number == number.rounded(), number.magnitude < 1e15 { return Int64(number).description }
    return number.description
  }

  private mutating func begin(_ mark: UnicodeScalar, close: UnicodeScalar, inline: Bool) {
    separate()
    bytes.append(UInt8(ascii: mark))
    open.append(Container(close: UInt8(ascii: close), isInline: inline || (open.last?.isInline ?? false)))
  }

  /// Comma and white space before a value or a key.
  private mutating func separate() {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    if open[last].hasKey {
      open[last].hasKey = false
      return
    }
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if open[last].isInline {
      if !open[last].isEmpty { bytes.append(UInt8(ascii: " ")) }
    } else {
      newLine()
    }
    open[last].isEmpty = false
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<min(open.count, Self.deepestIndent) { bytes.append(contentsOf: "  ".utf8) }
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
