import SceneFiles

/// The scenes of a storyboard, or the top-level views of a XIB.
struct IBParts {
  var part: ImportPart
  /// The controller of a scene, or the view of a XIB.
  var object: Int

  static func all(in document: IBDocument) -> [IBParts] {
    document.isStoryboard ? scenes(in: document) : topLevelViews(in: document)
  }

  private static func scenes(in document: IBDocument) -> [IBParts] {
    let tree = document.tree
    let initial = tree[document.root]["initialViewController"]
    guard let scenes = tree.child(of: document.root, named: "scenes") else { return [] }
    return tree.children(of: scenes, named: "scene").compactMap { scene in
      guard let objects = tree.child(of: scene, named: "objects"),
        let controller = tree[objects].children.first(where: { IBTags.isController(tree[$0].name) })
      else { return nil }
      let element = tree[controller]
      let id = element["id"] ?? tree[scene]["sceneID"] ?? ""
      let names = [
        element["storyboardIdentifier"], element["userLabel"], element["title"], navigationTitle(controller, document),
        element["customClass"],
      ].compactMap { $0 }
      let part = ImportPart(
        id: id, name: names.first ?? document.className(of: controller), isInitial: initial != nil && id == initial,
        aliases: names + [tree[scene]["sceneID"]].compactMap { $0 })
      return IBParts(part: part, object: controller)
    }
  }

  private static func navigationTitle(_ controller: Int, _ document: IBDocument) -> String? {
    document.tree.child(of: controller, named: "navigationItem").flatMap { document.tree[$0]["title"] }
  }

  private static func topLevelViews(in document: IBDocument) -> [IBParts] {
    let tree = document.tree
    guard let objects = tree.child(of: document.root, named: "objects") else { return [] }
    let views = tree[objects].children.filter { isTopLevelView($0, document) }
    return views.enumerated().map { number, view in
      let element = tree[view]
      let names = [element["userLabel"], element["customClass"]].compactMap { $0 }
      let part = ImportPart(
        id: element["id"] ?? String(number + 1), name: names.first ?? document.className(of: view),
        isInitial: number == 0, aliases: names)
      return IBParts(part: part, object: view)
    }
  }

  private static func isTopLevelView(_ element: Int, _ document: IBDocument) -> Bool {
    if document.tree[element].name == "placeholder" { return false }
    if document.isView(element) { return true }
    return IBTags.isController(document.tree[element].name) && IBScenes.rootView(of: element, in: document) != nil
  }

  // MARK: Choice

  /// The part that was asked for, or the one that an app would show first.
  static func choose(in document: IBDocument, options: ImportOptions, _ findings: inout Findings) -> IBParts? {
    let parts = all(in: document)
    if let name = options.scene {
      if let part = parts.first(where: { $0.part.isCalled(name) }) { return part }
      findings.refuse(
        "unknown-scene", "there is no scene “\(name)” in it", help: "one of these: \(list(parts)); `--list` shows them")
      return nil
    }
    let initial = parts.first(where: \.part.isInitial)
    if let initial, IBScenes.content(of: initial.object, in: document) != nil { return initial }
    guard let first = parts.first(where: { IBScenes.content(of: $0.object, in: document) != nil }) ?? parts.first else {
      findings.refuse(
        "no-views", "there is no view in it", help: "give the storyboard or XIB that holds the controller's views")
      return nil
    }
    if let initial, first.object != initial.object {
      findings.warn(
        "initial-scene-elsewhere", at: document.position(of: initial.object),
        "the view of the initial view controller \(initial.part.name) is not in this file; \(first.part.name) was taken"
      )
    }
    return first
  }

  /// The names of the parts, for messages.
  static func list(_ parts: [IBParts]) -> String {
    let shown = parts.prefix(20).map { $0.part.name == $0.part.id ? $0.part.id : "\($0.part.name) (\($0.part.id))" }
    return shown.joined(separator: ", ") + (parts.count > 20 ? ", …" : "")
  }
}
