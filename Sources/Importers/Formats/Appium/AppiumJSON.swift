import HitTesting
import SceneFiles

extension ImportFormat {
  static let appiumJSON = ImportFormat(
    id: "appium-json", title: "page source of WebDriverAgent, as JSON",
    origin: "WebDriverAgent: GET /source?format=json; Appium: mobile: source with format json",
    recognizes: { input in
      guard
        input.contains("\"rect\"") || input.contains("\"isEnabled\"") || input.contains("<XCUIElementType")
          || input.contains("<AppiumAUT")
      else { return false }
      return AppiumJSON.root(of: input) != nil || AppiumJSON.embeddedXML(in: input) != nil
    },
    read: { input, options, findings in
      // A response of the server may hold the XML as a text.
      if let bytes = AppiumJSON.embeddedXML(in: input) {
        let inner = ImportInput(.file(bytes), file: input.file)
        return ImportFormat.appiumXML.read(inner, options, &findings)
      }
      input.warnOfJSON(&findings)
      guard let root = AppiumJSON.root(of: input) else { return nil }
      return AppiumJSON.read(root, &findings)
    })
}

/// The same elements as in the XML, with `rect` and `isEnabled`.
enum AppiumJSON {
  /// The outermost element, also inside the `value` of a server's response.
  static func root(of input: ImportInput) -> JSONObject? {
    guard let root = input.jsonRoot else { return nil }
    for candidate in [root, root.object("value"), root.object("value")?.object("tree")] {
      guard let candidate, candidate.has("type") else { continue }
      if candidate.has("rect") || candidate.has("isEnabled") || candidate.has("rawIdentifier") { return candidate }
    }
    return nil
  }

  /// The XML in the `value` of a server's response.
  static func embeddedXML(in input: ImportInput) -> [UInt8]? {
    guard let value = input.jsonRoot?.string("value"),
      value.contains("<XCUIElementType") || value.contains("<AppiumAUT")
    else { return nil }
    return Array(value.utf8)
  }

  static func read(_ root: JSONObject, _ findings: inout Findings) -> Draft {
    var tree = ScreenTree()
    var open = [(object: root, parent: Int?.none)]
    while let (object, parent) = open.popLast() {
      let index = tree.add(element(object), to: parent, &findings)
      open += object.objects("children").reversed().map { ($0, index) }
    }
    return tree.finish("WebDriverAgent")
  }

  private static func element(_ object: JSONObject) -> ScreenTree.Element {
    let rect = object.rect("rect") ?? object.string("frame").flatMap { NumberList.rect($0) }
    let name = object.string("rawIdentifier") ?? object.string("name")
    let label = object.string("label")
    return ScreenTree.Element(
      type: object.string("type") ?? "Other", rect: rect, identifier: name == label ? nil : name, label: label,
      value: object.string("value"), isEnabled: object.flag("isEnabled") ?? true, position: object.position)
  }
}
