/// Collects the bytes of a tree.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Small numbers of either sign take one byte.
  mutating func write(_ value: Int) {
    let value = Int64(value)
    var rest = UInt64(bitPattern: (value << 1) ^ (value >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Double) {
    let bits = value.bitPattern
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
  }

  mutating func write(_ text: String) {
    let utf8 = text.utf8
    write(utf8.count)
    bytes.append(contentsOf: utf8)
  }

  mutating func write<Value: RawRepresentable>(_ value: Value) where Value.RawValue == UInt8 {
    bytes.append(value.rawValue)
  }
}
