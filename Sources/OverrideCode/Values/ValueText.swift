import HitTesting
import TraceText

/// How values read in a trace. Views go by their names, which only the hierarchy knows.
struct ValueText {
  let hierarchy: Hierarchy?
  var language = SourceLanguage.swift

  func text(_ value: Value, depth: Int = 0) -> String {
    switch value {
    case .null: return "nil"
    case .bool(let value):
      return language == .swift ? (value ? "true" : "false") : (value ? "YES" : "NO")
    case .integer(let value): return NumberText.text(Double(value))
    case .number(let value): return NumberText.text(value)
    case .string(let value): return "\"\(shortened(value))\""
    case .point(let value): return value.text
    case .size(let value): return value.text
    case .rect(let value): return value.text
    case .insets(let value):
      let numbers = [value.top, value.left, value.bottom, value.right].map { NumberText.text($0) }
      return "insets(" + numbers.joined(separator: ", ") + ")"
    case .transform(let value):
      let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty].map { NumberText.text($0) }
      return "[" + numbers.joined(separator: ", ") + "]"
    case .view(let id): return name(id)
    case .layer(let id): return name(id) + ".layer"
    case .responder(let responder): return hierarchy?.name(of: responder) ?? "a responder"
    case .event(let event): return "event(\(event.type.rawValue))"
    case .touch(let touch): return "touch at \(touch.message.point.text)"
    case .object(let object): return object.path ?? (object.className.isEmpty ? "object" : object.className)
    case .type(let name): return name
    case .selector(let name): return name
    case .keyPath(let names): return "\\." + names.joined(separator: ".")
    case .path(let path): return "path in \(path.bounds.text)"
    case .array(let array): return list(array.elements.map { $0 }, depth: depth)
    case .dictionary(let dictionary): return "\(dictionary.entries.count) entries"
    case .range(let range):
      return (range.lower.isFinite ? NumberText.text(range.lower) : "") + (range.isClosed ? "..." : "..<")
        + (range.upper.isFinite ? NumberText.text(range.upper) : "")
    case .closure: return language == .swift ? "closure" : "block"
    case .enumCase(let value):
      return language == .swift && !value.name.utf8.contains(0x2E) ? "." + value.name : value.name
    case .tuple(let tuple): return "(" + elements(tuple.elements, depth: depth) + ")"
    case .unknown(let unknown): return "unknown \(unknown.path)"
    }
  }

  private func name(_ id: ViewID) -> String {
    guard let hierarchy else { return "view \(id.index)" }
    return hierarchy[id].name
  }

  private func list(_ values: [Value], depth: Int) -> String { "[" + elements(values, depth: depth) + "]" }

  /// The first elements; whoever wants to see a thousand looks elsewhere.
  private func elements(_ values: [Value], depth: Int) -> String {
    if depth > 2 { return "…" }
    var texts = values.prefix(6).map { text($0, depth: depth + 1) }
    if values.count > 6 { texts.append("… \(values.count - 6) more") }
    return texts.joined(separator: ", ")
  }

  private func shortened(_ string: String) -> String {
    string.unicodeScalars.count <= 60 ? string : String(string.unicodeScalars.prefix(60)) + "…"
  }
}

extension String {
  fileprivate init(_ scalars: Substring.UnicodeScalarView) {
    self = ""
    unicodeScalars.append(contentsOf: scalars)
  }
}

extension Value {
  /// For messages: the kind and the value, without views' names.
  var description: String {
    switch self {
    case .view: "a view"
    case .layer: "a layer"
    default: text
    }
  }

  var text: String { ValueText(hierarchy: nil).text(self) }
}
