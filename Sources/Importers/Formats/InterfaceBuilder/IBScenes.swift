/// From a controller to the view that it shows.
enum IBScenes {
  /// The view that the controller's scene has for it.
  static func rootView(of controller: Int, in document: IBDocument) -> Int? {
    let tree = document.tree
    return tree[controller].children.first { tree[$0]["key"] == "view" && document.isView($0) }
  }

  /// The first controller that has a view of its own: the controller itself, or the one that `relationship` segues lead
  /// to from a navigation, tab bar or split view controller.
  ///
  /// - Returns: the controller with its view, and the containers on the way to it; for a view, the view alone.
  static func content(of object: Int, in document: IBDocument) -> (controller: Int?, view: Int, containers: [Int])? {
    if document.isView(object), !IBTags.isController(document.tree[object].name) { return (nil, object, []) }
    var containers: [Int] = []
    var controller = object
    while !containers.contains(controller) {
      if let view = rootView(of: controller, in: document) { return (controller, view, containers) }
      containers.append(controller)
      let relationships = document.connections(of: controller, "segue")
        .filter { document.tree[$0]["kind"] == "relationship" }
      guard let next = relationships.lazy.compactMap({ document.element(id: document.tree[$0]["destination"]) }).first
      else { return nil }
      controller = next
    }
    return nil
  }
}
