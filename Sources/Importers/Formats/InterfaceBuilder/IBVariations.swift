/// Variations of a document for size classes. Only the default one is imported.
enum IBVariations {
  /// The ids of the views that the default variation does not install.
  static func uninstalled(in document: IBDocument) -> Set<String> {
    let tree = document.tree
    var result: Set<String> = []
    for index in tree.elements.indices where tree[index].name == "variation" && tree[index]["key"] == "default" {
      for mask in tree.children(of: index, named: "mask") where tree[mask]["key"] == "subviews" {
        for exclude in tree.children(of: mask, named: "exclude") {
          if let reference = tree[exclude]["reference"] { result.insert(reference) }
        }
      }
    }
    return result
  }

  /// The keys of the other variations of an element: `widthClass=compact`.
  static func others(of element: Int, in document: IBDocument) -> [String] {
    document.tree.children(of: element, named: "variation").compactMap { document.tree[$0]["key"] }
      .filter { $0 != "default" }
  }
}
