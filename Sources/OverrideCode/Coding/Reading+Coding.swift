extension Reading {
  /// "hvt" and the version of the encoding; it changes with every change of the tree.
  private static let signature: [UInt8] = [0x68, 0x76, 0x74, 2]

  /// The file's declarations and problems as bytes; its text is left out, for whoever reads them has it.
  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    for byte in Self.signature { writer.write(byte: byte) }
    file.encode(to: &writer)
    writer.write(problems)
    return writer.bytes
  }

  /// The tree that `encoded` wrote.
  ///
  /// - Parameters:
  ///   - bytes: All of the bytes, which are not trusted.
  ///   - index: The file's index in its `Program`.
  ///   - text: The text of the file.
  /// - Throws: `TreeCodingError` where the bytes are anything else.
  public init(decoding bytes: [UInt8], fileIndex index: Int32, text: String) throws(TreeCodingError) {
    var reader = ByteReader(bytes, file: index)
    guard bytes.starts(with: Self.signature) else { throw .unknownFormat }
    for _ in Self.signature { _ = try reader.readByte() }
    file = try reader.read()
    problems = try reader.read()
    guard reader.isAtEnd else { throw reader.malformed }
    file.text = text
  }
}

extension SourceFile: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(language)
    writer.write(types)
    writer.write(functions)
    writer.write(globals)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> SourceFile {
    SourceFile(
      name: try reader.readString(), language: try reader.readCase(), text: "", types: try reader.read(),
      functions: try reader.read(), globals: try reader.read())
  }
}

extension ReadProblem: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(severity)
    writer.write(message)
    range.encode(to: &writer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> ReadProblem {
    ReadProblem(try reader.readCase(), try reader.readString(), at: try reader.read())
  }
}

extension SourceRange: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(Int(line))
    writer.write(Int(column))
    writer.write(Int(endLine) - Int(line))
    writer.write(Int(endColumn))
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> SourceRange {
    let line = try reader.readInt32()
    let column = try reader.readInt32()
    let (endLine, overflow) = line.addingReportingOverflow(try reader.readInt32())
    if overflow { throw reader.malformed }
    return SourceRange(
      file: reader.file, line: line, column: column, endLine: endLine, endColumn: try reader.readInt32())
  }
}
