import SceneFiles

/// The elements of an XML text, as far as it is well-formed.
struct XMLTree {
  /// In the order of the text: each before its children.
  fileprivate(set) var elements: [XMLElement] = []
  /// What ended the reading before the root was closed.
  fileprivate(set) var problem: Problem?

  struct Problem {
    var message: String
    var position: TextPosition
  }

  /// The root; nil where the text has no element.
  var root: Int? { elements.isEmpty ? nil : 0 }

  subscript(index: Int) -> XMLElement { elements[index] }

  func children(of index: Int, named name: String) -> [Int] {
    elements[index].children.filter { elements[$0].name == name }
  }

  /// The first child of the name, and with the value of `key` where one is given.
  func child(of index: Int, named name: String, key: String? = nil) -> Int? {
    elements[index].children.first { elements[$0].name == name && (key == nil || elements[$0]["key"] == key) }
  }

  /// Everything inside the element, each before its children.
  func descendants(of index: Int) -> Range<Int> { (index + 1)..<elements[index].end }

  // MARK: Building

  mutating func open(_ element: XMLElement, inside parent: Int?) -> Int {
    let index = elements.count
    elements.append(element)
    if let parent { elements[parent].children.append(index) }
    return index
  }

  mutating func close(_ index: Int) { elements[index].end = elements.count }

  mutating func addText(_ text: String, to index: Int) { elements[index].text += text }

  mutating func stop(at position: TextPosition, _ message: String) {
    problem = Problem(message: message, position: position)
  }
}

struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)]
  /// The characters directly inside it.
  var text = ""
  var children: [Int] = []
  /// The index behind the last element inside it.
  var end = 0
  /// Where its `<` stands in the file, in bytes.
  var offset: Int

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  func number(_ attribute: String) -> Double? { self[attribute].flatMap { Double($0) } }

  /// Interface Builder's `YES` and `NO`.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }
}
