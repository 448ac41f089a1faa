import HitTesting

/// Searches for changes that let touches reach a view, by trying them in the engine.
///
/// Against the largest blocker every candidate is tried; where that uncovers the next blocker, the search goes on from there,
/// up to `mostChanges` changes. Only what makes the view reachable, or more of it, is kept.
struct FixSearch {
  let view: ViewID
  let overrides: (any ViewOverrides)?
  /// Measures the view in a hierarchy: its whole visible part, or one touch.
  let measure: (Hierarchy) throws(OverrideCrash) -> Reachability

  static let mostChanges = 4
  static let mostFixes = 6

  func fixes(for hierarchy: Hierarchy, before: Reachability) throws(OverrideCrash) -> [Fix] {
    var found: [(changes: [Change], reachability: Reachability)] = []
    try search(hierarchy, before, [], goal: before.reachableArea, &found)
    let ordered = found.sorted { a, b in
      let (weightA, weightB) = (a.changes.reduce(0) { $0 + $1.weight }, b.changes.reduce(0) { $0 + $1.weight })
      return (weightA, -a.reachability.reachableArea) < (weightB, -b.reachability.reachableArea)
    }
    var fixes: [Fix] = []
    for (changes, reachability) in ordered.prefix(Self.mostFixes) {
      fixes.append(
        Fix(
          changes: changes, reachableAreaAfter: reachability.reachableArea,
          alsoChanges: try losses(from: hierarchy, by: changes)))
    }
    return fixes
  }

  private func search(
    _ hierarchy: Hierarchy, _ reachability: Reachability, _ changes: [Change], goal: Double,
    _ found: inout [(changes: [Change], reachability: Reachability)]
  ) throws(OverrideCrash) {
    guard let blocker = reachability.blockers.first, changes.count < Self.mostChanges else { return }
    for change in FixCandidates(hierarchy: hierarchy, view: view).changes(against: blocker) {
      var changed = hierarchy
      change.apply(to: &changed)
      let after = try measure(changed)
      let way = changes + [change]
      if after.reachableArea > goal {
        found.append((way, after))
      } else if after.blockers.first != blocker {
        try search(changed, after, way, goal: goal, &found)
      }
    }
  }

  /// What each other view answers less of the screen than before.
  private func losses(from hierarchy: Hierarchy, by changes: [Change]) throws(OverrideCrash) -> [Fix.Loss] {
    var changed = hierarchy
    for change in changes { change.apply(to: &changed) }
    guard let grid = ScreenGrid(of: hierarchy) else { return [] }
    let before = try TouchMap(of: hierarchy, overrides: overrides, grid: grid).counts().views
    let after = try TouchMap(of: changed, overrides: overrides, grid: grid).counts().views
    return before.compactMap { id, count in
      let lost = Double(count - (after[id] ?? 0)) * grid.areaOfSample
      return id != view && lost > 0 ? Fix.Loss(view: id, area: lost) : nil
    }
    .sorted { ($1.area, $0.view) < ($0.area, $1.view) }
  }
}
