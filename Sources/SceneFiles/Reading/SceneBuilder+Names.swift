import HitTesting

extension SceneBuilder {
  /// The name of a responder that is about to be added: the one given, or a default. One that is taken is reported.
  mutating func name(_ node: JSONNode?, className: String, for owner: NameTable.Owner) -> String {
    guard let node, let given = text(node) else {
      let name = names.defaultName(for: className)
      names.add(name, owner)
      return name
    }
    if let first = names[given] {
      let notes = place(of: first).map { [Diagnostic.Note("it is used here first", at: $0)] } ?? []
      checker.report(
        "duplicate-name", at: node, "the name \(quoted(given)) is taken by \(first.description) already",
        help: "names of responders are unique in a scene", notes: notes)
      return names.standIn()
    }
    names.add(given, owner)
    return given
  }

  private func place(of owner: NameTable.Owner) -> TextPosition? {
    switch owner {
    case .view(let id):
      scene.locations.position(of: ViewKey.name.text, in: id) ?? scene.locations.position(of: id)
    case .viewController(let id):
      scene.locations.position(of: ViewKey.viewController.text, in: id)
    case .application, .windowScene, .applicationDelegate: nil
    }
  }

  /// The view that a value names; another name is reported.
  mutating func view(_ node: JSONNode?) -> ViewID? {
    guard let node, let name = text(node) else { return nil }
    if case .view(let id)? = names[name] { return id }
    reportUnknown(name, at: node, wanted: "view") {
      if case .view = $0 { true } else { false }
    }
    return nil
  }

  /// The name of a responder as a value has it; another name is reported.
  mutating func responderName(_ node: JSONNode?) -> String? {
    guard let node, let name = text(node) else { return nil }
    switch names[name] {
    case .windowScene? where !scene.hierarchy.application.hasWindowScene:
      checker.report(
        "unknown-name", at: node, "there is no window scene in this scene",
        help: "set `windowScene` of `application` to true")
      return nil
    case .some: return name
    case nil:
      reportUnknown(name, at: node, wanted: "responder") { _ in true }
      return nil
    }
  }

  /// The name of a view controller as a value has it; another name is reported.
  mutating func viewControllerName(_ node: JSONNode?) -> String? {
    guard let node, let name = text(node) else { return nil }
    if case .viewController? = names[name] { return name }
    reportUnknown(name, at: node, wanted: "view controller") {
      if case .viewController = $0 { true } else { false }
    }
    return nil
  }

  private mutating func reportUnknown(
    _ name: String, at node: JSONNode, wanted: String, fits: (NameTable.Owner) -> Bool
  ) {
    if let owner = names[name] {
      checker.report("unknown-name", at: node, "\(quoted(name)) is \(owner.description), and a \(wanted) was expected")
      return
    }
    // Sorted, so that of two equally near names always the same is suggested.
    let candidates =
      checker.problems.deservesSuggestion(among: names.all.count)
      ? names.all.filter { name in names[name].map(fits) ?? false }.stablySorted() : []
    checker.report(
      "unknown-name", at: node, "there is no \(wanted) named \(quoted(name))",
      help: Suggestion.question(for: name, among: candidates))
  }
}
