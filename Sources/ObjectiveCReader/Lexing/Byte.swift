/// The bytes that the lexer tells apart.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let at = UInt8(ascii: "@")
  static let zero = UInt8(ascii: "0")

  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= UInt8(ascii: "9") }

  /// Letters of any script: whatever is not ASCII counts as one, as compilers do nearly.
  static func startsIdentifier(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool { startsIdentifier(byte) || isDigit(byte) }

  /// The value of a hexadecimal digit.
  static func digitValue(_ byte: UInt8) -> Int? {
    if isDigit(byte) { return Int(byte - zero) }
    let lower = byte | 0x20
    guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") else { return nil }
    return Int(lower - UInt8(ascii: "a")) + 10
  }
}
