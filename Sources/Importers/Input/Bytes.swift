extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  var isHexDigit: Bool { isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f") }

  /// Whether it may stand in the key of an attribute: `frame`, `AX.id`.
  var isKeyByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") }

  /// The bracket that this closing one belongs to.
  var openingBracket: UInt8 {
    switch self {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: UInt8(ascii: "<")
    }
  }
}
