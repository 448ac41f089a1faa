import HitTesting
import OverrideCode

/// User-defined runtime attributes: values that are set by key path when the view is loaded.
enum IBRuntimeAttributes {
  static func apply(_ element: Int, in document: IBDocument, to drafted: inout DraftView) {
    let tree = document.tree
    guard let list = tree.child(of: element, named: "userDefinedRuntimeAttributes") else { return }
    for attribute in tree.children(of: list, named: "userDefinedRuntimeAttribute") {
      guard let keyPath = tree[attribute]["keyPath"], !keyPath.isEmpty, let value = value(of: attribute, in: tree)
      else { continue }
      if !set(keyPath, value, on: &drafted.view) { drafted.properties[keyPath] = value }
    }
  }

  /// Sets what hit testing itself reads.
  ///
  /// - Returns: false for any other key path, which only overrides can read.
  private static func set(_ keyPath: String, _ value: SuppliedValue, on view: inout View) -> Bool {
    switch (keyPath, value) {
    case ("layer.zPosition", .number(let number)) where number.isFinite: view.zPosition = number
    case ("alpha", .number(let number)) where number.isFinite: view.alpha = number
    case ("hidden", .bool(let flag)), ("isHidden", .bool(let flag)): view.isHidden = flag
    case ("userInteractionEnabled", .bool(let flag)), ("isUserInteractionEnabled", .bool(let flag)):
      view.isUserInteractionEnabled = flag
    case ("clipsToBounds", .bool(let flag)), ("layer.masksToBounds", .bool(let flag)): view.clipsToBounds = flag
    case ("exclusiveTouch", .bool(let flag)), ("isExclusiveTouch", .bool(let flag)): view.isExclusiveTouch = flag
    default: return false
    }
    return true
  }

  private static func value(of attribute: Int, in tree: XMLTree) -> SuppliedValue? {
    let type = tree[attribute]["type"]
    if type == "boolean" { return tree[attribute].flag("value").map { .bool($0) } }
    if type == "nil" { return .null }
    if let string = tree[attribute]["value"] { return .string(string) }
    guard let child = tree[attribute].children.first(where: { tree[$0]["key"] == "value" }) else { return nil }
    let value = tree[child]
    // Larger numbers are no geometry.
    func number(_ name: String) -> Double? { value.number(name).flatMap { $0.magnitude < 1e12 ? $0 : nil } }
    switch value.name {
    case "integer", "real":
      return number("value").map { .number($0) }
    case "string", "mutableString":
      return .string(value.text)
    case "point":
      guard let x = number("x"), let y = number("y") else { return nil }
      return .point(Point(x: x, y: y))
    case "size":
      guard let width = number("width"), let height = number("height") else { return nil }
      return .size(Size(width: width, height: height))
    case "rect":
      guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
        return nil
      }
      return .rect(Rect(x: x, y: y, width: width, height: height))
    default:
      return nil
    }
  }
}
