/// The names that a scene gives, gathered before any view is built: a default name must not take one of them.
struct GivenNames {
  private(set) var responders: Set<String> = []
  private(set) var recognizers: Set<String> = []

  init(_ document: JSONDocument) {
    guard let root = document.root else { return }
    var open: [JSONNode] = []
    for (key, value) in document.members(of: root) {
      switch document.string(key) {
      case "window": open.append(value)
      case "windows": open += document.elements(of: value)
      case "application": addDelegate(of: value, in: document)
      default: break
      }
    }
    while let view = open.popLast() {
      for (key, value) in document.members(of: view) {
        switch document.string(key) {
        case "name": if let name = document.string(value) { responders.insert(name) }
        case "viewController": if let name = Self.name(of: value, in: document) { responders.insert(name) }
        case "gestureRecognizers":
          for element in document.elements(of: value) {
            if let name = Self.name(of: element, in: document) { recognizers.insert(name) }
          }
        case "subviews": open += document.elements(of: value)
        default: break
        }
      }
    }
  }

  private mutating func addDelegate(of application: JSONNode, in document: JSONDocument) {
    guard let delegate = document.member("delegate", of: application) else { return }
    if let name = document.string(delegate) ?? Self.name(of: delegate, in: document) { responders.insert(name) }
  }

  private static func name(of node: JSONNode, in document: JSONDocument) -> String? {
    document.member("name", of: node).flatMap { document.string($0) }
  }
}
