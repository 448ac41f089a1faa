import HitTesting
import SceneFiles

extension ImportFormat {
  static let appiumXML = ImportFormat(
    id: "appium-xml", title: "page source of Appium or WebDriverAgent, as XML",
    origin: "Appium: driver.getPageSource(), Appium Inspector; WebDriverAgent: GET /source",
    recognizes: { EmbeddedXML.offset(of: AppiumXML.roots, in: $0) != nil },
    read: { input, options, findings in
      guard let xml = EmbeddedXML(AppiumXML.roots, outermost: AppiumXML.outermost, in: input) else { return nil }
      xml.warnIfCut(&findings)
      return AppiumXML(xml).read(&findings)
    })
}

/// Elements with their rectangles on the screen, rounded outwards to whole points. `visible` is often wrong and is not
/// read.
struct AppiumXML {
  static let roots: [StaticString] = ["<AppiumAUT", "<XCUIElementType"]

  /// What a whole page source begins with.
  static let outermost: [StaticString] = ["<AppiumAUT", "<XCUIElementTypeApplication"]

  private let xml: EmbeddedXML

  init(_ xml: EmbeddedXML) { self.xml = xml }

  func read(_ findings: inout Findings) -> Draft? {
    guard let root = xml.tree.root else { return nil }
    var tree = ScreenTree()
    let isWrapper = xml.tree[root].name == "AppiumAUT"
    let roots = isWrapper ? xml.tree[root].children : [root]
    var open = roots.reversed().map { (element: $0, parent: Int?.none) }
    while let (element, parent) = open.popLast() {
      let index = tree.add(self.element(element), to: parent, &findings)
      open += xml.tree[element].children.reversed().map { ($0, index) }
    }
    return tree.finish("Appium")
  }

  private func element(_ index: Int) -> ScreenTree.Element {
    let node = xml.tree[index]
    var rect: Rect?
    if let x = node.number("x"), let y = node.number("y"), let width = node.number("width"),
      let height = node.number("height")
    {
      rect = Rect(x: x, y: y, width: width, height: height)
    }
    // WebDriverAgent's `name` is the identifier, or else the label.
    let identifier = node["name"] == node["label"] ? nil : node["name"]
    return ScreenTree.Element(
      type: node["type"] ?? node.name, rect: rect, identifier: identifier, label: node["label"], value: node["value"],
      isEnabled: node.flag("enabled") ?? true, position: xml.position(of: index))
  }
}
