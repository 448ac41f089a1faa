/// Reads a JSON5 text (https://spec.json5.org) to a document and goes on after an error where it can, so that all
/// errors come at once.
///
/// The open containers are kept in an array: no depth of nesting overflows the stack.
struct JSONParser {
  private(set) var document: JSONDocument
  private(set) var problems: DiagnosticList
  /// Whether an error left the structure in doubt, so that what a reader misses may only be lost.
  private(set) var hasLostStructure = false

  private let bytes: [UInt8]
  private var index: Int
  private var state = State.value
  private var open: [JSONNode] = []
  /// Whether what stands before was broken in a way that may have swallowed a comma or a colon.
  private var forgivesSeparator = false

  private enum State {
    case value, elementOrEnd, keyOrEnd, colon, commaOrEnd, done
  }

  init(_ text: SourceText, file: String) {
    document = JSONDocument(text: text)
    problems = DiagnosticList(file: file)
    bytes = text.bytes
    index = text.start
  }

  mutating func parse() {
    skipTrivia()
    if index == bytes.count {
      loseStructure(at: text.start, bytes.count == text.start ? "the file is empty" : "the file holds comments only")
      return
    }
    while state != .done {
      skipTrivia()
      guard index < bytes.count else {
        endTooEarly()
        return
      }
      if problems.isFull {
        hasLostStructure = true
        closeAll()
        return
      }
      step()
    }
    skipTrivia()
    if index < bytes.count {
      loseStructure(at: index, "the text is complete before this; nothing may follow")
    }
  }

  private var text: SourceText { document.text }

  private mutating func step() {
    let byte = bytes[index]
    switch state {
    case .value: readValue()
    case .elementOrEnd: if byte == ASCII.closeBracket { closeContainer() } else { readValue() }
    case .keyOrEnd: if byte == ASCII.closeBrace { closeContainer() } else { readKey() }
    case .colon: readColon()
    case .commaOrEnd: readCommaOrEnd()
    case .done: break
    }
  }

  // MARK: Values

  private mutating func readValue() {
    let start = index
    switch bytes[index] {
    case ASCII.openBrace:
      openContainer(.object)
    case ASCII.openBracket:
      openContainer(.array)
    case ASCII.quote, ASCII.apostrophe:
      readString()
      finishValue()
    case ASCII.comma where state == .elementOrEnd:
      report(at: index, "there is no value before this comma")
      index += 1
    case ASCII.closeBrace where state == .elementOrEnd:
      closeContainer()
    case ASCII.comma, ASCII.closeBrace, ASCII.closeBracket:
      report(at: index, "a value is missing here")
      append(.unreadable, at: start)
      finishValue()
      if open.isEmpty { index = bytes.count }
    case let byte where JSONLexer.isWordByte(byte):
      readWord()
      finishValue()
    default:
      skipUnexpected()
      append(.unreadable, at: start)
      finishValue()
      if open.isEmpty { index = bytes.count }
    }
  }

  private mutating func readWord() {
    let start = index
    index = JSONLexer.endOfWord(at: index, in: bytes)
    if index == start { index += 1 }
    let word = bytes[start..<index]
    if word.elementsEqual("true".utf8) {
      append(.bool, at: start, payload: 1)
    } else if word.elementsEqual("false".utf8) {
      append(.bool, at: start, payload: 0)
    } else if word.elementsEqual("null".utf8) {
      append(.null, at: start)
    } else if let number = JSONNumber.value(of: word) {
      append(.number, at: start, payload: number.bitPattern)
    } else {
      append(.unreadable, at: start)
      let problem = JSONWordProblem(String(decoding: word, as: UTF8.self))
      report(at: start, problem.message, help: problem.help)
    }
  }

  private mutating func readString() {
    let start = index
    let quote = bytes[index]
    var hasEscapes = false
    index += 1
    while true {
      guard index < bytes.count, bytes[index] != ASCII.lineFeed, bytes[index] != ASCII.carriageReturn else {
        forgivesSeparator = true
        hasLostStructure = true
        report(at: start, "this string has no quotation mark at its end")
        break
      }
      let byte = bytes[index]
      if byte == ASCII.backslash {
        hasEscapes = true
        let escape = JSONEscape(at: index, in: bytes[...])
        if case .malformed(let problem) = escape.meaning { report(at: index, problem.message) }
        index = min(index + escape.length, bytes.count)
      } else {
        index += 1
        if byte == quote { break }
      }
    }
    append(.string, at: start, payload: UInt64(index), hasEscapes: hasEscapes)
  }

  private mutating func finishValue() {
    state = open.isEmpty ? .done : .commaOrEnd
  }

  // MARK: Objects

  private mutating func readKey() {
    let start = index
    switch bytes[index] {
    case ASCII.quote, ASCII.apostrophe:
      readString()
      state = .colon
    case ASCII.comma:
      report(at: index, "there is no member before this comma")
      index += 1
    case ASCII.closeBracket:
      closeContainer()
    case let byte where JSONLexer.isWordByte(byte):
      index = JSONLexer.endOfWord(at: index, in: bytes)
      if index == start { index += 1 }
      append(.string, at: start, payload: UInt64(index), hasEscapes: checkKey(bytes[start..<index]))
      state = .colon
    default:
      skipUnexpected()
      state = .commaOrEnd
    }
  }

  /// Checks a key without quotation marks; gives whether it has escapes.
  private mutating func checkKey(_ word: ArraySlice<UInt8>) -> Bool {
    var hasEscapes = false
    var isWord = !ASCII.isDigit(word[word.startIndex])
    var index = word.startIndex
    while index < word.endIndex {
      switch word[index] {
      case ASCII.backslash:
        hasEscapes = true
        let escape = JSONEscape(at: index, in: word)
        if case .malformed(let problem) = escape.meaning { report(at: index, problem.message) }
        isWord = isWord && word.dropFirst(index - word.startIndex + 1).first == UInt8(ascii: "u")
        index = min(index + escape.length, word.endIndex)
        continue
      case ASCII.plus, ASCII.minus, ASCII.point:
        isWord = false
      default:
        break
      }
      index += 1
    }
    if !isWord {
      report(at: word.startIndex, "the key \(quoted(String(decoding: word, as: UTF8.self))) needs quotation marks")
    }
    return hasEscapes
  }

  private mutating func readColon() {
    switch bytes[index] {
    case ASCII.colon:
      index += 1
    case UInt8(ascii: "="):
      report(at: index, "a key and its value are joined by `:`, not by `=`")
      index += 1
    default:
      if !forgivesSeparator { report(at: index, "a `:` is missing between the key and its value") }
    }
    forgivesSeparator = false
    state = .value
  }

  private mutating func readCommaOrEnd() {
    switch bytes[index] {
    case ASCII.comma:
      index += 1
    case ASCII.closeBrace, ASCII.closeBracket:
      closeContainer()
      return
    case UInt8(ascii: ";"):
      report(at: index, "values are separated by `,`, not by `;`")
      index += 1
    default:
      let isExcused = forgivesSeparator || Self.isUnexpected(bytes[index])
      if !isExcused { report(at: index, "a `,` is missing before this") }
    }
    forgivesSeparator = false
    state = innermostIsObject ? .keyOrEnd : .elementOrEnd
  }

  // MARK: Containers

  private var innermostIsObject: Bool { open.last.map { document.kind(of: $0) == .object } ?? false }

  private mutating func openContainer(_ kind: JSONDocument.Kind) {
    append(kind, at: index)
    open.append(JSONNode(document.records.count - 1))
    index += 1
    state = kind == .object ? .keyOrEnd : .elementOrEnd
  }

  /// Ends the innermost container at a closing bracket. Behind a wrong one nobody knows what belongs where.
  private mutating func closeContainer() {
    guard let innermost = open.last else { return }
    let isBrace = bytes[index] == ASCII.closeBrace
    if isBrace != innermostIsObject {
      loseStructure(
        at: index,
        "\(innermostIsObject ? "an object ends with `}`" : "an array ends with `]`"), not with \(isBrace ? "`}`" : "`]`")",
        notes: [Diagnostic.Note("it opens here", at: document.position(of: innermost))])
      closeAll()
      index = bytes.count
    } else {
      index += 1
      popContainer()
    }
    finishValue()
  }

  private mutating func popContainer() {
    let node = open.removeLast()
    document.records[Int(node.index)].end = Int32(document.records.count)
    completeMember(of: node)
  }

  /// Gives an object's last key a value where the text has none.
  private mutating func completeMember(of node: JSONNode) {
    guard document.kind(of: node) == .object else { return }
    if document.records[Int(node.index)].payload % 2 == 1 {
      append(.unreadable, at: index, in: node)
      document.records[Int(node.index)].end = Int32(document.records.count)
    }
    document.records[Int(node.index)].payload /= 2
  }

  private mutating func closeAll() {
    while !open.isEmpty { popContainer() }
  }

  private mutating func append(
    _ kind: JSONDocument.Kind, at offset: Int, payload: UInt64 = 0, hasEscapes: Bool = false
  ) {
    append(kind, at: offset, payload: payload, hasEscapes: hasEscapes, in: open.last)
  }

  private mutating func append(
    _ kind: JSONDocument.Kind, at offset: Int, payload: UInt64 = 0, hasEscapes: Bool = false, in container: JSONNode?
  ) {
    let node = JSONNode(document.records.count)
    document.records.append(
      JSONDocument.Record(
        kind: kind, hasEscapes: hasEscapes, offset: UInt32(offset), end: node.index + 1, payload: payload))
    if let container { document.records[Int(container.index)].payload += 1 } else { document.root = node }
  }

  // MARK: White space and errors

  private mutating func skipTrivia() {
    while index < bytes.count {
      let length = JSONLexer.whitespaceLength(at: index, in: bytes)
      if length > 0 {
        index += length
      } else if bytes[index] == ASCII.slash, index + 1 < bytes.count, bytes[index + 1] == ASCII.slash {
        while index < bytes.count, bytes[index] != ASCII.lineFeed, bytes[index] != ASCII.carriageReturn { index += 1 }
      } else if bytes[index] == ASCII.slash, index + 1 < bytes.count, bytes[index + 1] == ASCII.asterisk {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == ASCII.asterisk, bytes[index + 1] == ASCII.slash {
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
    loseStructure(at: start, "this comment has no `*/` at its end")
  }

  /// Reports a character that begins nothing, and passes it with those like it.
  private mutating func skipUnexpected() {
    let start = index
    index += 1
    while index < bytes.count, Self.isUnexpected(bytes[index]) { index += 1 }
    report(at: start, "\(quoted(String(decoding: bytes[start..<index], as: UTF8.self))) is not expected here")
    forgivesSeparator = true
  }

  private static func isUnexpected(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x08, 0x0E...0x1F, 0x7F: true
    case UInt8(ascii: "!")...UInt8(ascii: "~"):
      !JSONLexer.isWordByte(byte) && !"\"',/:;=[]{}".utf8.contains(byte)
    default: false
    }
  }

  private mutating func endTooEarly() {
    if let innermost = open.last, !hasLostStructure {
      let opening = Diagnostic.Note("this is still open", at: document.position(of: innermost))
      let container = innermostIsObject ? "an object; its `}`" : "an array; its `]`"
      loseStructure(at: bytes.count, "the file ends inside \(container) is missing", notes: [opening])
    }
    closeAll()
  }

  private mutating func loseStructure(at offset: Int, _ message: String, notes: [Diagnostic.Note] = []) {
    hasLostStructure = true
    report(at: offset, message, notes: notes)
  }

  private mutating func report(
    at offset: Int, _ message: String, help: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    problems.add("syntax", at: text.position(at: offset), message, help: help, notes: notes)
  }
}
