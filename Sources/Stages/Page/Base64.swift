/// Bytes as text (https://www.rfc-editor.org/rfc/rfc4648#section-4).
package enum Base64 {
  package static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for digit in 0..<4 {
        result.append(digit > group.count ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
