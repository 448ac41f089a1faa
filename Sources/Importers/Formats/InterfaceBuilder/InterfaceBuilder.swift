import HitTesting
import SceneFiles

extension ImportFormat {
  static let interfaceBuilder = ImportFormat(
    id: "interface-builder", title: "storyboard or XIB of Interface Builder",
    origin: "Xcode: the .storyboard and .xib files of a project",
    recognizes: { IBDocument.isTouchDocument($0) },
    read: { input, options, findings in
      guard let document = IBDocument(input) else { return nil }
      if let problem = document.tree.problem {
        findings.warn(
          "cut-file", at: problem.position, "the file is not complete: \(problem.message); what comes before was read")
      }
      guard let part = IBParts.choose(in: document, options: options, &findings) else { return nil }
      var builder = IBSceneBuilder(document)
      return builder.build(part, &findings)
    },
    parts: { input in IBDocument(input).map { IBParts.all(in: $0).map(\.part) } ?? [] })
}

/// The XML of a storyboard or XIB, with what its objects are called.
struct IBDocument {
  let tree: XMLTree
  let text: SourceText
  let root: Int
  let isStoryboard: Bool
  /// The elements by their object ids.
  let elements: [String: Int]

  init?(_ input: ImportInput) {
    guard let head = XMLHead(input.text.bytes) else { return nil }
    tree = XMLTree.read(input.text, from: head.offset)
    text = input.text
    guard let root = tree.root, tree[root].name == "document" else { return nil }
    self.root = root
    isStoryboard = tree[root]["type"]?.contains("Storyboard") ?? false
    var elements: [String: Int] = [:]
    for index in tree.elements.indices {
      // Connections and constraints have ids too, and nothing refers to those of the first.
      guard let id = tree[index]["id"], elements[id] == nil else { continue }
      elements[id] = index
    }
    self.elements = elements
  }

  /// Whether the text is a document for UIKit, rather than for AppKit or a watch.
  static func isTouchDocument(_ input: ImportInput) -> Bool {
    XMLHead(input.text.bytes)?.name == "document" && input.contains("com.apple.InterfaceBuilder3.CocoaTouch")
  }

  func position(of element: Int) -> TextPosition { text.position(at: tree[element].offset) }

  func element(id: String?) -> Int? { id.flatMap { elements[$0] } }

  /// The class that an object has at run time.
  func className(of element: Int) -> String {
    tree[element]["customClass"] ?? IBTags.className(of: tree[element].name) ?? "UIView"
  }

  /// The connections of an object, of one kind: `outlet`, `action`, `segue`.
  func connections(of element: Int, _ kind: String) -> [Int] {
    guard let connections = tree.child(of: element, named: "connections") else { return [] }
    return tree.children(of: connections, named: kind)
  }

  /// Whether the element is a view: it has a frame, whatever its tag is.
  func isView(_ element: Int) -> Bool { frame(of: element) != nil }

  func frame(of element: Int) -> Rect? {
    guard let rect = tree.child(of: element, named: "rect", key: "frame") else { return nil }
    let numbers = ["x", "y", "width", "height"].map { tree[rect].number($0) ?? 0 }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
