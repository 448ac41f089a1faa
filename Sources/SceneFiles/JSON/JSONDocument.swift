/// A value of a JSON document, by its place in it.
public struct JSONNode: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(index) }
}

/// A JSON5 text that was read, every value with its place.
///
/// The values stand in one array in the order of the text, so that no depth of nesting costs stack, neither to
/// read nor to free.
public struct JSONDocument: Sendable {
  public let text: SourceText
  /// The outermost value; nil where the text has none.
  public internal(set) var root: JSONNode?
  var records: [Record] = []

  public enum Kind: UInt8, Sendable {
    case object, array, string, number, bool, null
    /// Stands where no value could be read; the reader has said so.
    case unreadable
  }

  struct Record {
    var kind: Kind
    /// Of a string: whether it is not simply what stands between its quotation marks.
    var hasEscapes = false
    var offset: UInt32
    /// The index behind the last value inside this one.
    var end: Int32
    /// A number's bits, a truth value's 0 or 1, the offset behind a string, how many values a container holds.
    var payload: UInt64 = 0
  }

  init(text: SourceText) { self.text = text }

  public func kind(of node: JSONNode) -> Kind { self[node].kind }

  public func position(of node: JSONNode) -> TextPosition { text.position(at: Int(self[node].offset)) }

  public func bool(_ node: JSONNode) -> Bool? { self[node].kind == .bool ? self[node].payload == 1 : nil }

  /// A number's value; infinite or NaN where the text says so, infinite where it is too large for a `Double`.
  public func number(_ node: JSONNode) -> Double? {
    self[node].kind == .number ? Double(bitPattern: self[node].payload) : nil
  }

  public func string(_ node: JSONNode) -> String? {
    let record = self[node]
    guard record.kind == .string else { return nil }
    return JSONString.decode(text.bytes[Int(record.offset)..<Int(record.payload)], hasEscapes: record.hasEscapes)
  }

  /// How many elements an array has, or members an object.
  public func count(of node: JSONNode) -> Int {
    switch self[node].kind {
    case .array, .object: Int(self[node].payload)
    default: 0
    }
  }

  /// The elements of an array; none for another value.
  public func elements(of node: JSONNode) -> JSONElements {
    JSONElements(document: self, node: node, holds: .array)
  }

  /// The keys and values of an object, in the text's order; none for another value.
  public func members(of node: JSONNode) -> JSONMembers {
    JSONMembers(values: JSONElements(document: self, node: node, holds: .object))
  }

  /// The value of an object's member; the first one where there are several of that key.
  public func member(_ key: String, of node: JSONNode) -> JSONNode? {
    for member in members(of: node) where string(member.key) == key { return member.value }
    return nil
  }

  /// A number as the text has it, cut after some forty digits.
  func numeral(_ node: JSONNode) -> String {
    let rest = text.bytes[Int(self[node].offset)...]
    let numeral = rest.prefix(41).prefix { $0 < 0x80 && JSONLexer.isWordByte($0) }
    return String(decoding: numeral.prefix(40), as: UTF8.self) + (numeral.count > 40 ? "…" : "")
  }

  subscript(node: JSONNode) -> Record { records[Int(node.index)] }
}

/// The values directly inside a container: an array's elements, or an object's keys and values in turn.
public struct JSONElements: Sequence, IteratorProtocol {
  private let document: JSONDocument
  private var next_: Int32
  private let end: Int32

  init(document: JSONDocument, node: JSONNode, holds kind: JSONDocument.Kind) {
    self.document = document
    next_ = node.index + 1
    end = document[node].kind == kind ? document[node].end : next_
  }

  public mutating func next() -> JSONNode? {
    guard next_ < end else { return nil }
    let node = JSONNode(Int(next_))
    next_ = document[node].end
    return node
  }
}

/// The members of an object.
public struct JSONMembers: Sequence, IteratorProtocol {
  var values: JSONElements

  public mutating func next() -> (key: JSONNode, value: JSONNode)? {
    guard let key = values.next(), let value = values.next() else { return nil }
    return (key, value)
  }
}
