/// The File's Owner of a XIB, which is not in it.
enum IBOwner {
  /// The owner, where it is a view controller whose `view` outlet leads to the view.
  static func controller(of view: Int, in document: IBDocument) -> Int? {
    guard let owner = owner(in: document), document.tree[owner]["customClass"] != nil else { return nil }
    let isItsView = document.connections(of: owner, "outlet").contains {
      document.tree[$0]["property"] == "view" && document.element(id: document.tree[$0]["destination"]) == view
    }
    return isItsView ? owner : nil
  }

  private static func owner(in document: IBDocument) -> Int? {
    guard let objects = document.tree.child(of: document.root, named: "objects") else { return nil }
    return document.tree[objects].children.first { document.tree[$0]["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
