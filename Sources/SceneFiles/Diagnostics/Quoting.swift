/// A text from a file, put between backquotes for a message: on one line, not too long, and with the characters
/// written out that would be invisible, change the terminal or turn the direction of what follows.
package func quoted(_ text: String) -> String { "`" + onOneLine(text, atMost: 60) + "`" }

/// A text with the characters written out that would be invisible, change the terminal or turn the direction of what
/// follows; what is beyond `mostScalars` is left out.
package func onOneLine(_ text: String, atMost mostScalars: Int) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == mostScalars {
      result += "…"
      break
    }
    count += 1
    if isShownAsItIs(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return result
}

/// The joiners U+200C and U+200D stay: Persian and emoji are written with them.
private func isShownAsItIs(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0xA0, 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0xFEFF,
    0xE0000...0xE007F, 0xFFF9...0xFFFB:
    false
  default:
    true
  }
}
