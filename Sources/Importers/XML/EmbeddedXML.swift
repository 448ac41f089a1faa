import SceneFiles

/// XML that may stand in a log, also as a string with `\"` and `\n` in it.
struct EmbeddedXML {
  let tree: XMLTree
  private let text: SourceText
  /// Where the XML begins in the file, where the parser had other bytes than the file's.
  private let start: TextPosition?
  /// What is wrong with an earlier tree, where a later, whole one was taken.
  private var skipped: XMLTree.Problem?

  /// Where the first of the elements begins, at or behind an offset.
  static func offset(of roots: [StaticString], in input: ImportInput, from start: Int = 0) -> Int? {
    let offsets = roots.compactMap { root -> Int? in
      var from = start
      while let offset = input.firstOffset(of: root, from: from) {
        let next = offset + root.utf8CodeUnitCount
        // `<XCUIElementType` is the beginning of many names, the others are whole ones.
        let isWhole = next >= input.text.bytes.count || !input.text.bytes[next].isKeyByte || root.hasOpenEnd
        if isWhole { return offset }
        from = next
      }
      return nil
    }
    return offsets.min()
  }

  /// How many of a log's trees are tried before a cut one is taken.
  private static let mostAttempts = 20

  /// Reads the first whole element of these: a log may hold several, and the first one may be cut.
  ///
  /// - Parameter outermost: those of the roots that stand in no other.
  init?(_ roots: [StaticString], outermost: [StaticString]? = nil, in input: ImportInput) {
    guard let first = Self.offset(of: roots, in: input) else { return nil }
    self.init(at: first, in: input)
    guard let problem = tree.problem else { return }
    var from = first + 1
    for _ in 1..<Self.mostAttempts {
      guard let next = Self.offset(of: outermost ?? roots, in: input, from: from) else { return }
      let other = EmbeddedXML(at: next, in: input)
      if other.tree.problem == nil {
        self = other
        skipped = problem
        return
      }
      from = next + 1
    }
  }

  private init(at first: Int, in input: ImportInput) {
    let source = Self.isEscaped(input.text.bytes, from: first) ? Self.unescaped(input.text.bytes, from: first) : nil
    text = source ?? input.text
    start = source == nil ? nil : input.text.position(at: first)
    tree = XMLTree.read(text, from: source == nil ? first : 0)
  }

  func position(of element: Int) -> TextPosition { start ?? text.position(at: tree[element].offset) }

  func warnIfCut(_ findings: inout Findings) {
    if let skipped {
      findings.warn(
        "cut-file", at: skipped.position,
        "the XML that begins before is not complete: \(skipped.message); the first whole tree was taken")
    }
    guard let problem = tree.problem else { return }
    findings.warn(
      "cut-file", at: start ?? problem.position,
      "the XML is not complete: \(problem.message); what comes before was read")
  }

  /// Whether the first quotation mark behind the offset has a backslash before it.
  private static func isEscaped(_ bytes: [UInt8], from start: Int) -> Bool {
    guard let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return false }
    return quote > start && bytes[quote - 1] == UInt8(ascii: "\\")
  }

  private static func unescaped(_ bytes: [UInt8], from start: Int) -> SourceText {
    var result: [UInt8] = []
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        // The quotation mark that ends the string.
        if bytes[index] == UInt8(ascii: "\"") { break }
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        result += unicodeEscape(bytes, at: index)
        index += 4
      case let byte: result.append(byte)
      }
      index += 2
    }
    return SourceText(Array(String(decoding: result, as: UTF8.self).utf8))
  }

  /// The character of `\u003C`; surrogates become U+FFFD, which XML may hold.
  private static func unicodeEscape(_ bytes: [UInt8], at index: Int) -> [UInt8] {
    let digits = bytes[min(index + 2, bytes.count)..<min(index + 6, bytes.count)]
    let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }
}

extension StaticString {
  /// Whether it is only the beginning of an element's name.
  fileprivate var hasOpenEnd: Bool { "\(self)" == "<XCUIElementType" }
}
