import HitTesting
import SceneFiles

/// One object of a JSON text, read by its keys.
struct JSONObject {
  let document: JSONDocument
  let node: JSONNode

  /// Nil for a value that is no object.
  init?(_ node: JSONNode?, in document: JSONDocument) {
    guard let node, document.kind(of: node) == .object else { return nil }
    self.document = document
    self.node = node
  }

  var position: TextPosition { document.position(of: node) }

  subscript(key: String) -> JSONNode? { document.member(key, of: node) }

  func has(_ key: String) -> Bool { self[key] != nil }

  func object(_ key: String) -> JSONObject? { JSONObject(self[key], in: document) }

  /// The objects of an array.
  func objects(_ key: String) -> [JSONObject] {
    guard let array = self[key] else { return [] }
    return document.elements(of: array).compactMap { JSONObject($0, in: document) }
  }

  /// A text; a number is its digits.
  func string(_ key: String) -> String? { self[key].flatMap { Self.string($0, in: document) } }

  static func string(_ node: JSONNode, in document: JSONDocument) -> String? {
    if let string = document.string(node) { return ShowableText.showable(string) }
    guard let number = document.number(node), number.isFinite else { return nil }
    return number == number.rounded() && number.magnitude < 1e15 ? Int64(number).description : number.description
  }

  /// A number, also one that stands in a text.
  func number(_ key: String) -> Double? {
    guard let node = self[key] else { return nil }
    return document.number(node) ?? document.string(node).flatMap { Double($0) }
  }

  /// True or false, also as 1 and 0 or in a text.
  func flag(_ key: String) -> Bool? {
    guard let node = self[key] else { return nil }
    if let bool = document.bool(node) { return bool }
    switch Self.string(node, in: document) {
    case "1", "true", "YES": return true
    case "0", "false", "NO": return false
    default: return nil
    }
  }

  /// `{ x, y, width, height }`.
  func rect(_ key: String) -> Rect? {
    guard let object = object(key) else { return nil }
    return object.rect
  }

  /// The object itself as a rectangle, with small letters or capitals.
  var rect: Rect? {
    for keys in [["x", "y", "width", "height"], ["X", "Y", "Width", "Height"]] {
      let numbers = keys.compactMap { number($0) }
      if numbers.count == 4 { return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    }
    return nil
  }
}

extension ImportInput {
  /// The outermost JSON object.
  var jsonRoot: JSONObject? { json.flatMap { JSONObject($0.document.root, in: $0.document) } }

  /// The objects of the outermost JSON array.
  var jsonElements: [JSONObject] {
    guard let document = json?.document, let root = document.root else { return [] }
    return document.elements(of: root).compactMap { JSONObject($0, in: document) }
  }

  /// Says as a warning what is wrong with the JSON: what could be read of it is used.
  func warnOfJSON(_ findings: inout Findings) {
    for diagnostic in json?.diagnostics ?? [] {
      findings.warn(diagnostic.ruleID, at: diagnostic.position, diagnostic.message, help: diagnostic.help)
    }
  }
}
