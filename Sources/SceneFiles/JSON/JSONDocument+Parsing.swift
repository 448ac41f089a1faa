extension JSONDocument {
  /// Reads a JSON5 text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - file: the file's name for the diagnostics.
  /// - Returns: What could be read, and every error. Where there is an error, parts may be `unreadable`.
  public static func parse(_ bytes: [UInt8], file: String) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
    let result = read(bytes, file: file)
    return (result.document, result.problems.sorted)
  }

  /// As `parse`, and whether an error put the structure of the whole in doubt.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (document: JSONDocument, problems: DiagnosticList, hasLostStructure: Bool) {
    var problems = DiagnosticList(file: file)
    guard bytes.count <= Limits.fileSize else {
      problems.add("too-large", at: nil, "the file is larger than \(Limits.fileSize >> 20) MB")
      return (JSONDocument(text: SourceText([])), problems, true)
    }
    if let encoding = Encoding.foreign(bytes) {
      problems.add(
        "encoding", at: TextPosition(line: 1), "the file is \(encoding), and UTF-8 was expected",
        help: "save it as UTF-8, or convert it: iconv -f \(encoding) -t UTF-8")
      return (JSONDocument(text: SourceText([])), problems, true)
    }
    guard !Encoding.isBinary(bytes) else {
      problems.add("encoding", at: nil, "the file is no text: it has zero bytes", help: "give a scene file")
      return (JSONDocument(text: SourceText([])), problems, true)
    }
    let text = SourceText(bytes)
    // A text in another encoding is malformed in many places, and the first few tell.
    for offset in Encoding.malformedOffsets(in: bytes, limit: 10) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      problems.add(
        "encoding", at: text.position(at: offset), "the byte 0x\(byte.count == 1 ? "0" : "")\(byte) is no UTF-8 here",
        help: "save the file as UTF-8")
    }
    var parser = JSONParser(text, file: file)
    parser.parse()
    problems.add(parser.problems)
    return (parser.document, problems, parser.hasLostStructure)
  }
}
