import HitTesting

/// Actions, outlets and gesture recognizers of a scene's views.
struct IBConnections {
  let document: IBDocument
  let views: [Int: Int]
  let controllers: [Int: Int]

  /// Writes the actions and outlets of an element to its view.
  func connect(_ element: Int, to view: inout DraftView, _ remarks: inout IBRemarks) {
    for connection in document.connections(of: element, "action") {
      guard let selector = document.tree[connection]["selector"], !selector.isEmpty else { continue }
      guard let target = target(of: connection) else {
        remarks.foreignTargets.append(selector)
        continue
      }
      let event = document.tree[connection]["eventType"] ?? "touchUpInside"
      guard ControlAction.events.contains(event) else {
        remarks.unknownEvents.append(event)
        continue
      }
      view.actions.append(DraftAction(event: event, selector: selector, target: target))
    }
    if document.connections(of: element, "segue").contains(where: { document.tree[$0]["kind"] != "embed" }) {
      remarks.segueTriggers += 1
    }
    var collections: [String: [Int]] = [:]
    for connection in document.connections(of: element, "outletCollection") {
      guard let property = document.tree[connection]["property"], !property.isEmpty,
        let view = destination(of: connection)
      else {
        continue
      }
      collections[property, default: []].append(view)
    }
    view.outlets = collections.sorted { $0.key < $1.key }.map { ($0.key, $0.value, true) }
    for connection in document.connections(of: element, "outlet") {
      guard let property = document.tree[connection]["property"], !property.isEmpty,
        let destination = destination(of: connection)
      else {
        continue
      }
      view.outlets.append((property, [destination], false))
    }
  }

  private func destination(of connection: Int) -> Int? {
    document.element(id: document.tree[connection]["destination"]).flatMap { views[$0] }
  }

  /// Nil where the target is in no responder of the scene.
  private func target(of connection: Int) -> DraftAction.Target? {
    guard let element = document.element(id: document.tree[connection]["destination"]) else { return nil }
    if document.tree[element]["placeholderIdentifier"] == "IBFirstResponder" { return .firstResponder }
    if let view = controllers[element] { return .controller(of: view) }
    return views[element].map { .view($0) }
  }

  func gestureRecognizers(of element: Int, named names: IBOutletNames) -> [GestureRecognizer] {
    document.connections(of: element, "outletCollection").compactMap { connection in
      guard document.tree[connection]["property"] == "gestureRecognizers",
        let recognizer = document.element(id: document.tree[connection]["destination"]),
        IBTags.isGestureRecognizer(document.tree[recognizer].name)
      else { return nil }
      let xml = document.tree[recognizer]
      let className = xml["customClass"] ?? IBTags.className(of: xml.name) ?? "UIGestureRecognizer"
      var result = GestureRecognizer(name: names.names(of: recognizer).first ?? className, className: className)
      result.isEnabled = xml.flag("enabled") ?? true
      result.cancelsTouchesInView = xml.flag("cancelsTouchesInView") ?? true
      result.delaysTouchesBegan = xml.flag("delaysTouchesBegan") ?? false
      result.delaysTouchesEnded = xml.flag("delaysTouchesEnded") ?? true
      return result
    }
  }
}
