/// Attributes of a graph, a node or an edge (https://graphviz.org/doc/info/attrs.html), in the order given.
public struct Attributes: ExpressibleByDictionaryLiteral, Sendable {
  public private(set) var pairs: [(name: String, value: String)] = []

  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// Setting a name again replaces its value; nil takes it away.
  public subscript(name: String) -> Value? {
    get { pairs.first { $0.name == name }.map { .plain($0.value) } }
    set {
      let index = pairs.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): pairs[index].value = value.string
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): pairs.append((name, value.string))
      case (nil, nil): break
      }
    }
  }

  /// The value of an attribute.
  public enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, Sendable
  {
    /// As Graphviz reads it: a keyword, a list, or a text whose escapes (`\N`, `\l`) are meant.
    case plain(String)
    case number(Double)
    /// Words for a reader, shown as they are whatever they contain: in `label`, `tooltip` and their neighbours.
    case text(String)
    /// Words for a reader, line by line.
    case lines([String], Alignment)

    public enum Alignment: String, Sendable {
      case left = "\\l"
      case centered = "\\n"
      case right = "\\r"
    }

    public init(stringLiteral value: String) { self = .plain(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(booleanLiteral value: Bool) { self = .plain(value ? "true" : "false") }

    /// The attribute as it is handed to Graphviz.
    var string: String {
      switch self {
      case .plain(let value): value.withoutNUL
      case .number(let value): value.attribute
      case .text(let text): text.escaped
      case .lines(let lines, let alignment): lines.map { $0.escaped + alignment.rawValue }.joined()
      }
    }
  }
}

extension Double {
  /// The number as attributes spell it; whole ones without a fraction.
  public var attribute: String {
    guard let whole = Int(exactly: self) else { return description }
    return whole.description
  }
}
