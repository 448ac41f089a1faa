import SceneFiles

/// Which of the trees in a file make the scene: a log may hold several windows, or several dumps.
enum DumpRoots {
  /// The trees by number, with their root's class for a name.
  static func parts(of draft: Draft) -> [ImportPart] {
    draft.roots.enumerated().map { number, root in
      ImportPart(
        id: String(number + 1), name: draft[root].names.first ?? draft[root].view.className, isInitial: number == 0,
        aliases: [draft[root].view.className])
    }
  }

  /// Keeps the roots that belong together, or the one that was asked for.
  ///
  /// - Returns: whether there are any.
  static func choose(from draft: inout Draft, options: ImportOptions, _ findings: inout Findings) -> Bool {
    if let name = options.scene {
      let parts = parts(of: draft)
      guard let chosen = parts.firstIndex(where: { $0.isCalled(name) }) else {
        let list = parts.prefix(20).map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
        findings.refuse("unknown-scene", "there is no tree “\(name)” in it", help: "one of these: \(list)")
        return false
      }
      draft.keepRoots([draft.roots[chosen]])
      return true
    }
    guard draft.roots.count > 1 else { return !draft.roots.isEmpty }
    let kept = together(draft)
    for (number, root) in draft.roots.enumerated() where !kept.contains(root) {
      findings.warn(
        "several-dumps", at: draft[root].position,
        "this is a dump of its own, of \(draft[root].view.className); it was left out",
        help: "--scene \(number + 1) imports it instead")
    }
    draft.keepRoots(kept)
    return true
  }

  private static func together(_ draft: Draft) -> [Int] {
    let first = draft.roots[0]
    // The same window again is a later dump of it.
    var seen: Set<String> = []
    let roots = draft.roots.filter { draft[$0].address.isEmpty || seen.insert(draft[$0].address).inserted }
    let windows = roots.filter { draft[$0].isWindow || draft[$0].isStandIn }
    if draft[first].isWindow || draft[first].isStandIn, !windows.isEmpty { return windows }
    return [first]
  }
}
