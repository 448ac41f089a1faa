/// What the objects of a document are called by their labels and by the outlets that lead to them.
struct IBOutletNames {
  private let outlets: [String: String]
  private let document: IBDocument

  init(_ document: IBDocument) {
    self.document = document
    var outlets: [String: String] = [:]
    let owners = document.tree.elements.indices.filter { document.tree.child(of: $0, named: "connections") != nil }
    // A controller's outlets name its views; an outlet from view to view tells of their relation.
    let isController = { (owner: Int) in
      IBTags.isController(document.tree[owner].name) || document.tree[owner].name == "placeholder"
    }
    for owner in owners.filter(isController) + owners.filter({ !isController($0) }) {
      for outlet in document.connections(of: owner, "outlet") {
        guard let destination = document.tree[outlet]["destination"], let property = document.tree[outlet]["property"],
          !Self.roles.contains(property), outlets[destination] == nil
        else { continue }
        outlets[destination] = property
      }
    }
    self.outlets = outlets
  }

  /// Outlets that say what an object does for their owner, not which one it is.
  private static let roles: Set<String> = ["view", "delegate", "dataSource"]

  /// The label that the author gave in the outline, then the outlet's name.
  func names(of element: Int) -> [String] {
    let xml = document.tree[element]
    return [xml["userLabel"], xml["id"].flatMap { outlets[$0] }].compactMap { $0 }
  }
}
