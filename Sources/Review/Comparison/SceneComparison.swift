import HitTesting
import SceneFiles

/// What differs between two states of a scene, for touches. Views are the same where their names are.
public struct SceneComparison: Sendable {
  public let before: Scene
  public let after: Scene
  /// Both maps, over the union of both screens.
  public let maps: (before: TouchMap, after: TouchMap)?
  public let ownerChanges: [OwnerChange]
  public let touchChanges: [TouchChange]
  public let controlChanges: [ControlChange]
  public let propertyChanges: [PropertyChange]

  /// A touch of both scenes whose hit-test view is another one.
  public struct TouchChange: Hashable, Sendable {
    /// Its index in the later scene.
    public let touch: Int
    public let before: String?
    public let after: String?
  }

  /// A control that touches reach less of.
  public struct ControlChange: Hashable, Sendable {
    public let name: String
    /// In square points.
    public let before: Double
    public let after: Double

    public init(name: String, before: Double, after: Double) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  public struct PropertyChange: Hashable, Sendable {
    public let view: String
    /// Nil where the whole view came or went.
    public let key: String?
    /// Nil where there was none.
    public let before: String?
    public let after: String?
  }

  /// Compares two scenes, each with its overrides.
  ///
  /// - Throws: the crash of an override.
  public init(
    from before: Scene, _ oldOverrides: (any ViewOverrides)? = nil, to after: Scene,
    _ newOverrides: (any ViewOverrides)? = nil
  ) throws(OverrideCrash) {
    self.before = before
    self.after = after
    let (old, new) = (before.hierarchy, after.hierarchy)
    let frames = (old.windows.map { old[$0].frame } + new.windows.map { new[$0].frame })
    if let grid = ScreenGrid(screen: frames.reduce(.zero) { $0.union($1) }, scale: 1) {
      let maps = (
        before: try TouchMap(of: old, overrides: oldOverrides, grid: grid),
        after: try TouchMap(of: new, overrides: newOverrides, grid: grid)
      )
      self.maps = maps
      ownerChanges = OwnerChange.changes(from: maps.before, of: old, to: maps.after, of: new)
      controlChanges = Self.controlChanges(maps.before, old, maps.after, new)
    } else {
      maps = nil
      ownerChanges = []
      controlChanges = []
    }
    touchChanges = Self.touchChanges(before, oldOverrides, after, newOverrides)
    propertyChanges = Self.propertyChanges(old, new)
  }

  private static func controlChanges(
    _ before: TouchMap, _ old: Hierarchy, _ after: TouchMap, _ new: Hierarchy
  ) -> [ControlChange] {
    let (oldCounts, newCounts) = (before.counts().views, after.counts().views)
    return new.ids.compactMap { id in
      guard new.isControl(id), let previous = old.view(named: new[id].name) else { return nil }
      let (was, now) = (oldCounts[previous] ?? 0, newCounts[id] ?? 0)
      guard now < was else { return nil }
      let area = before.grid.areaOfSample
      return ControlChange(name: new[id].name, before: Double(was) * area, after: Double(now) * area)
    }
  }

  private static func touchChanges(
    _ before: Scene, _ oldOverrides: (any ViewOverrides)?, _ after: Scene, _ newOverrides: (any ViewOverrides)?
  ) -> [TouchChange] {
    let old = HitTester(before.hierarchy, overrides: oldOverrides).traces(of: before.touches)
    let new = HitTester(after.hierarchy, overrides: newOverrides).traces(of: after.touches)
    return new.enumerated().compactMap { index, trace in
      guard let name = trace.touch.name, let previous = old.first(where: { $0.touch.name == name }) else { return nil }
      let was = previous.hitView.map { previous.hierarchy[$0].name }
      let now = trace.hitView.map { trace.hierarchy[$0].name }
      return was == now ? nil : TouchChange(touch: index, before: was, after: now)
    }
  }

  private static func propertyChanges(_ old: Hierarchy, _ new: Hierarchy) -> [PropertyChange] {
    var changes: [PropertyChange] = []
    for id in old.ids where new.view(named: old[id].name) == nil {
      changes.append(PropertyChange(view: old[id].name, key: nil, before: old[id].className, after: nil))
    }
    for id in new.ids {
      guard let previous = old.view(named: new[id].name) else {
        changes.append(PropertyChange(view: new[id].name, key: nil, before: nil, after: new[id].className))
        continue
      }
      for (was, now) in zip(ViewProperties.list(previous, in: old), ViewProperties.list(id, in: new))
      where was.value != now.value {
        changes.append(PropertyChange(view: new[id].name, key: was.key, before: was.value, after: now.value))
      }
    }
    return changes
  }

  public var isEmpty: Bool {
    ownerChanges.isEmpty && touchChanges.isEmpty && controlChanges.isEmpty && propertyChanges.isEmpty
  }
}
