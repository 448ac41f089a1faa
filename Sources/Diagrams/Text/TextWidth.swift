/// How wide text will be in a reader's font, which nobody knows when the picture is made. Latin letters are measured as in
/// Noto Sans, the widest of the fonts that pictures ask for; other scripts by what a letter of theirs takes at most on
/// average. So boxes are rather too wide than too narrow, and the same everywhere.
package enum TextWidth {
  /// The width of one line, in the unit of the font size.
  package static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let table = isBold ? boldASCII : regularASCII
    var hundredths = 0
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in text.utf8 { hundredths += Int(table[Int(byte) - 0x20]) }
    } else {
      for character in text { hundredths += width(of: character, in: table) }
    }
    return Double(hundredths) / 100 * size
  }

  static func of(_ character: Character, size: Double, isBold: Bool) -> Double {
    Double(width(of: character, in: isBold ? boldASCII : regularASCII)) / 100 * size
  }

  private static func width(of character: Character, in table: [UInt8]) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 130 }
    let width = width(of: first, in: table)
    // Syllables of Indic scripts and the like are written side by side within one character.
    return scalars.count == 1 ? width : width + scalars.dropFirst().reduce(0) { $0 + spacing(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar, in table: [UInt8]) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: 0
    case 0x20..<0x7F: Int(table[Int(scalar.value) - 0x20])
    // Combining marks, joiners and other signs without a width of their own.
    case 0x0300...0x036F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F: 0
    case 0x00A0...0x024F, 0x0370...0x03FF: 66
    case 0x0400...0x052F: 74
    case 0x0590...0x05FF: 62
    case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 70
    case 0x2010, 0x2011, 0x2018...0x201E, 0x2032...0x203A: 48
    case 0x2212: 58
    // East Asian wide and full width (https://www.unicode.org/reports/tr11/).
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      100
    case 0xFF61...0xFFDC: 56
    case 0x1F000...0x1FAFF: 130
    default: 104
    }
  }

  /// What a scalar after the first adds to a character.
  private static func spacing(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: 60
    }
  }

  // Advance widths of U+0020 to U+007E in hundredths of an em.
  private static let regularASCII: [UInt8] = [
    26, 27, 41, 65, 58, 84, 74, 23, 30, 30, 56, 58, 27, 33, 27, 38, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 27, 27, 58,
    58, 58, 44, 90, 64, 65, 64, 73, 56, 52, 73, 75, 34, 28, 62, 53, 91, 76, 79, 61, 79, 63, 55, 56, 74, 60, 93, 59, 57,
    58, 33, 38, 33, 58, 45, 29, 57, 62, 56, 62, 57, 36, 62, 62, 27, 27, 54, 27, 94, 62, 61, 62, 62, 42, 50, 38, 62, 52,
    79, 53, 52, 50, 38, 56, 38, 58,
  ]
  private static let boldASCII: [UInt8] = [
    26, 29, 48, 65, 58, 91, 75, 27, 34, 34, 55, 58, 29, 33, 29, 42, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 29, 29, 58,
    58, 58, 48, 90, 72, 72, 72, 74, 67, 61, 78, 77, 39, 34, 72, 61, 95, 82, 80, 67, 80, 72, 67, 61, 76, 67, 97, 67, 67,
    61, 34, 42, 34, 58, 56, 37, 61, 64, 56, 64, 60, 39, 64, 66, 31, 31, 62, 31, 99, 66, 62, 64, 64, 46, 56, 44, 66, 57,
    86, 58, 57, 50, 40, 56, 40, 58,
  ]
}
