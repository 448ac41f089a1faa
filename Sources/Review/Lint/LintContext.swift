import HitTesting
import SceneFiles

/// What the rules look at: the scene, and what the engine says about it, asked once.
final class LintContext {
  let scene: Scene
  let overrides: (any ViewOverrides)?
  /// The side that an effective touch target should have at least, in points.
  let minimumTarget: Double
  /// The views that a person means to touch: controls, and views with a gesture recognizer.
  let targets: [ViewID]
  /// Who answers where, four samples to a square point; nil for a scene without a screen.
  let map: TouchMap?
  private var known: [ViewID: Reachability] = [:]

  init(_ scene: Scene, overrides: (any ViewOverrides)?, minimumTarget: Double) throws(OverrideCrash) {
    self.scene = scene
    self.overrides = overrides
    self.minimumTarget = minimumTarget
    let hierarchy = scene.hierarchy
    targets = hierarchy.ids.filter { id in
      hierarchy.isControl(id) || hierarchy[id].gestureRecognizers.contains(where: \.isEnabled)
    }
    if let grid = ScreenGrid(of: hierarchy, scale: 2) {
      map = try TouchMap(of: hierarchy, overrides: overrides, grid: grid)
    } else {
      map = nil
    }
  }

  var hierarchy: Hierarchy { scene.hierarchy }

  /// The view's name, quoted for a message.
  func name(_ id: ViewID) -> String { quoted(hierarchy[id].name) }

  func reachability(of view: ViewID) throws(OverrideCrash) -> Reachability {
    if let known = known[view] { return known }
    let reachability = try Reachability(of: view, in: hierarchy, overrides: overrides)
    known[view] = reachability
    return reachability
  }

  /// The targets that are blocked for the reason, with the view to blame and the area.
  func targets(
    blockedBy reasons: Set<Blocker.Reason>
  ) throws(OverrideCrash) -> [(target: ViewID, blocker: Blocker, visible: Double)] {
    var found: [(target: ViewID, blocker: Blocker, visible: Double)] = []
    for target in targets {
      let reachability = try reachability(of: target)
      for blocker in reachability.blockers where reasons.contains(blocker.reason) {
        found.append((target, blocker, reachability.visibleArea))
      }
    }
    return found
  }

  /// The smallest rectangle of the screen around the samples that the view answers.
  func effectiveRect(of view: ViewID) -> Rect? {
    guard let map else { return nil }
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for row in 0..<map.grid.rows {
      for run in map.row(row) where run.owner == view {
        box = (
          min(box?.left ?? run.columns.lowerBound, run.columns.lowerBound), box?.top ?? row,
          max(box?.right ?? run.columns.upperBound, run.columns.upperBound), row + 1
        )
      }
    }
    return box.map { box in
      let (width, height) = (
        map.grid.screen.size.width / Double(map.grid.columns), map.grid.screen.size.height / Double(map.grid.rows)
      )
      return Rect(
        x: map.grid.screen.minX + Double(box.left) * width, y: map.grid.screen.minY + Double(box.top) * height,
        width: Double(box.right - box.left) * width, height: Double(box.bottom - box.top) * height)
    }
  }

  /// A sample that the view answers, near the middle of them.
  func reachablePoint(of view: ViewID) -> Point? {
    guard let map else { return nil }
    let rows = (0..<map.grid.rows).filter { row in map.row(row).contains { $0.owner == view } }
    guard !rows.isEmpty else { return nil }
    let row = rows[rows.count / 2]
    let run = map.row(row).filter { $0.owner == view }.max { $0.columns.count < $1.columns.count }!
    return map.grid.point(column: (run.columns.lowerBound + run.columns.upperBound) / 2, row: row)
  }
}

extension Hierarchy {
  func isControl(_ id: ViewID) -> Bool {
    ClassDefaults(className: self[id].className, baseClass: self[id].baseClass).isControl
  }

  func isOfClass(_ id: ViewID, _ names: Set<String>) -> Bool {
    names.contains(self[id].className) || (self[id].baseClass.map(names.contains) ?? false)
  }
}
