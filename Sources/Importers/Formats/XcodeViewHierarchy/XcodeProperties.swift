import SceneFiles

/// The properties of one object. Numbers are C99's hexadecimal ones in texts (`"0x1p-1"`), so that no bit is lost.
struct XcodeProperties {
  private let own: [String: JSONObject]
  private let objectID: String
  private let responses: XcodeResponses

  init(_ object: JSONObject, _ responses: XcodeResponses) {
    var own: [String: JSONObject] = [:]
    for property in object.objects("properties") {
      if let name = property.string("propertyName"), own[name] == nil { own[name] = property }
    }
    self.own = own
    objectID = object.string("objectID") ?? ""
    self.responses = responses
  }

  private func value(_ name: String) -> (node: JSONNode, document: JSONDocument)? {
    for property in [own[name], responses.laterProperty(name, of: objectID)] {
      if let property, let value = property["propertyValue"] { return (value, property.document) }
    }
    return nil
  }

  func flag(_ name: String) -> Bool? {
    guard let (node, document) = value(name) else { return nil }
    if let bool = document.bool(node) { return bool }
    if let number = document.number(node) { return number != 0 }
    switch document.string(node) {
    case "1", "true", "YES": return true
    case "0", "false", "NO": return false
    default: return nil
    }
  }

  func string(_ name: String) -> String? { value(name).flatMap { $0.document.string($0.node) } }

  /// The numbers of a point, a rectangle or a transform; nil where there are others than so many finite ones.
  func numbers(_ name: String, count: Int) -> [Double]? {
    guard let (node, document) = value(name) else { return nil }
    var numbers: [Double] = []
    var open = [node]
    while let node = open.popLast(), numbers.count <= count {
      if let number = document.number(node) {
        numbers.append(number)
      } else if let text = document.string(node) {
        guard let list = NumberList.read(text) else { return nil }
        numbers += list
      } else {
        open += Array(document.elements(of: node)).reversed()
      }
    }
    return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}
