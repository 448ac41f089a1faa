/// Detox's report of a real hit test: `- Hit: <RCTView: 0x…; frame = (…); …>`. It names the answer, and is no tree.
enum DetoxHitReport {
  /// Whether what stands before an object makes its line one of the report.
  static func isLabel(_ prefix: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: prefix.suffix(200), as: UTF8.self).trimmingBlanks()
    return labels.contains { text.hasSuffix("- " + $0 + ":") }
  }

  private static let labels = ["Hit", "Hitten", "Target view", "Origin view"]

  /// The object that the hit test answered, as the report describes it.
  static func answer(in bytes: [UInt8]) -> String? {
    for label in ["- Hit: <", "- Hitten: <"] {
      guard let start = bytes.firstOffset(of: Array(label.utf8)) else { continue }
      let object = start + label.utf8.count - 1
      let end = bytes[object...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ">") || $0 == 0x0A }
      return String(decoding: bytes[object..<(end ?? bytes.endIndex)].prefix(200), as: UTF8.self) + ">"
    }
    return nil
  }
}
