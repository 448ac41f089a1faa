import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG as a test looks at it; parsing fails where the XML is not well-formed.
final class Picture: NSObject, XMLParserDelegate {
  struct Group {
    let classes: String
    var title: String?
    var texts: [String] = []
    /// The classes of the shapes inside.
    var shapes: [String] = []
  }

  private(set) var root: [String: String] = [:]
  private(set) var groups: [Group] = []
  private(set) var ids: [String] = []
  private(set) var elements: Set<String> = []
  private(set) var title = ""
  private(set) var words = ""
  private(set) var error: Error?

  private var open: [Int?] = []
  private var text = ""

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError }
  }

  /// The groups of views' nodes.
  var views: [Group] { groups.filter { $0.classes.hasPrefix("node view ") } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.insert(name)
    if let id = attributes["id"] { ids.append(id) }
    text = ""
    if name == "svg" { root = attributes }
    if name == "g" {
      open.append(groups.count)
      groups.append(Group(classes: attributes["class"] ?? ""))
    } else if let group = open.last ?? nil, let classes = attributes["class"], name != "text" {
      groups[group].shapes.append(classes)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    let group = open.last ?? nil
    switch name {
    case "g": open.removeLast()
    case "title": if let group { groups[group].title = text } else { title = text }
    case "desc": words = text
    case "text": if let group { groups[group].texts.append(text) }
    default: break
    }
  }
}
