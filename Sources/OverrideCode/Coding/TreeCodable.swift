/// A part of the tree that can be written as bytes and read back, so that a reader may be a program of its own.
///
/// Numbers are variable-length (LEB128), strings and arrays begin with their count, an enum with its tag. The file
/// index of a range is not written: whoever reads knows which file it is.
protocol TreeCodable {
  func encode(to writer: inout ByteWriter)
  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Self
}

extension ByteWriter {
  mutating func write<Value: TreeCodable>(_ values: [Value]) {
    write(values.count)
    for value in values { value.encode(to: &self) }
  }

  mutating func write<Value: TreeCodable>(_ value: Value?) {
    write(value != nil)
    value?.encode(to: &self)
  }

  mutating func write<Value: TreeCodable>(_ values: [Value]?) {
    write(values != nil)
    if let values { write(values) }
  }
}

extension ByteReader {
  mutating func read<Value: TreeCodable>() throws(TreeCodingError) -> Value {
    try Value.decode(from: &self)
  }

  mutating func read<Value: TreeCodable>() throws(TreeCodingError) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value.decode(from: &self)) }
    return values
  }

  mutating func read<Value: TreeCodable>() throws(TreeCodingError) -> Value? {
    guard try readBool() else { return nil }
    return try Value.decode(from: &self)
  }

  mutating func read<Value: TreeCodable>() throws(TreeCodingError) -> [Value]? {
    guard try readBool() else { return nil }
    let values: [Value] = try read()
    return values
  }

  /// An enum without associated values, by its raw value.
  mutating func readCase<Value: RawRepresentable>() throws(TreeCodingError) -> Value where Value.RawValue == UInt8 {
    let tag = try readByte()
    guard let value = Value(rawValue: tag) else { throw malformed }
    return value
  }
}

extension String: TreeCodable {
  func encode(to writer: inout ByteWriter) { writer.write(self) }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> String { try reader.readString() }
}
