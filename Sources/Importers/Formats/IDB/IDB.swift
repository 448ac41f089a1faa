import HitTesting
import SceneFiles

extension ImportFormat {
  static let idb = ImportFormat(
    id: "idb", title: "accessibility elements of idb, AXe or Maestro, as JSON",
    origin: "idb ui describe-all; axe describe-ui; maestro hierarchy",
    recognizes: { input in
      guard
        input.contains("\"AXFrame\"") || input.contains("\"elementType\"") || input.contains("\"AXUniqueId\"")
          || input.contains("\"elements\"") || input.contains("\"role_description\"")
      else { return false }
      return !IDB.roots(of: input).isEmpty
    },
    read: { input, options, findings in
      input.warnOfJSON(&findings)
      return IDB.read(IDB.roots(of: input), &findings)
    })
}

/// A flat list, or objects with `children`.
enum IDB {
  static func roots(of input: ImportInput) -> [JSONObject] {
    var roots = input.jsonElements
    if let root = input.jsonRoot {
      let element = root.object("axElement") ?? root
      roots = root.has("elements") ? root.objects("elements") : [element]
    }
    return roots.contains(where: isElement) ? roots : []
  }

  private static func isElement(_ object: JSONObject) -> Bool {
    object.has("AXFrame")
      || object.has("frame") && (object.has("elementType") || object.has("role") || object.has("type"))
  }

  static func read(_ roots: [JSONObject], _ findings: inout Findings) -> Draft {
    var tree = ScreenTree()
    // In a flat list the application comes first and has all others in it.
    let isFlat = roots.count > 1 && type(of: roots[0]) == "Application" && roots[0].objects("children").isEmpty
    var open = roots.reversed().map { (object: $0, parent: Int?.none) }
    while let (object, parent) = open.popLast() {
      let isFirst = tree.draft.views.isEmpty
      let index = tree.add(element(object), to: parent, &findings)
      if isFirst, isFlat { open = open.map { ($0.object, index) } }
      open += object.objects("children").reversed().map { ($0, index) }
    }
    return tree.finish("idb")
  }

  private static func element(_ object: JSONObject) -> ScreenTree.Element {
    ScreenTree.Element(
      type: type(of: object), rect: rect(of: object),
      identifier: object.string("AXUniqueId") ?? object.string("identifier"),
      label: object.string("AXLabel") ?? object.string("label") ?? object.string("title"),
      value: object.string("AXValue") ?? object.string("value"), isEnabled: object.flag("enabled") ?? true,
      position: object.position)
  }

  private static func rect(of object: JSONObject) -> Rect? {
    object.rect("frame") ?? (object.string("AXFrame") ?? object.string("frame")).flatMap { NumberList.rect($0) }
  }

  private static func type(of object: JSONObject) -> String {
    if let type = object.string("type") { return type }
    if let number = object.number("elementType"), number.magnitude < 1000 { return ElementTypes.name(Int(number)) }
    return object.string("role") ?? "Other"
  }
}
