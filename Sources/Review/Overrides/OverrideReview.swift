import HitTesting
import SceneFiles
import TraceText

/// What the overrides of one class change for touches, and what is risky about them.
public struct OverrideReview: Sendable {
  public let className: String
  /// The views of the class, in document order.
  public let views: [ViewID]
  public let sources: [OverrideSource]
  /// The screen without the class's overrides and with them; nil where a crash leaves no map, or there is no screen.
  public let maps: (without: TouchMap, with: TouchMap)?
  /// What the overrides move from whom to whom, the largest area first.
  public let changes: [OwnerChange]
  public let hazards: [Hazard]

  /// Reviews every class of the scene that has an override in code.
  ///
  /// - Parameter scale: how many samples of the screen there are to a point, in each direction.
  public static func reviews(
    of scene: Scene, _ overrides: any ViewOverrides, scale: Double = 1
  ) -> [OverrideReview] {
    let grid = ScreenGrid(of: scene.hierarchy, scale: scale)
    return OverriddenClass.all(in: scene.hierarchy, overrides).map {
      OverrideReview(of: $0, in: scene.hierarchy, overrides, grid)
    }
  }

  private init(
    of reviewed: OverriddenClass, in hierarchy: Hierarchy, _ overrides: any ViewOverrides, _ grid: ScreenGrid?
  ) {
    className = reviewed.name
    views = reviewed.views
    sources = reviewed.sources
    maps = Self.maps(of: reviewed, in: hierarchy, overrides, grid)
    changes = maps.map { OwnerChange.changes(from: $0.without, of: hierarchy, to: $0.with, of: hierarchy) } ?? []
    var hazards: [Hazard] = []
    for view in reviewed.views.prefix(Self.mostViews) {
      for hazard in HazardSearch.hazards(of: view, in: hierarchy, overrides, location: reviewed.location)
      where !hazards.contains(where: { $0.rule.id == hazard.rule.id }) {
        hazards.append(hazard)
      }
    }
    self.hazards = hazards
  }

  /// A class with very many views is judged by its first ones.
  private static let mostViews = 8

  private static func maps(
    of reviewed: OverriddenClass, in hierarchy: Hierarchy, _ overrides: any ViewOverrides, _ grid: ScreenGrid?
  ) -> (without: TouchMap, with: TouchMap)? {
    guard let grid else { return nil }
    do throws(OverrideCrash) {
      let without = OverridesWithout(overrides, leavingOut: Set(reviewed.views))
      return (
        try TouchMap(of: hierarchy, overrides: without, grid: grid),
        try TouchMap(of: hierarchy, overrides: overrides, grid: grid)
      )
    } catch {
      return nil
    }
  }

  /// The hazards as diagnostics at their lines.
  public func diagnostics(in scene: Scene) -> [Diagnostic] {
    hazards.map { hazard in
      Diagnostic(
        ruleID: hazard.rule.id, severity: hazard.rule.severity, file: hazard.source?.file ?? scene.locations.file,
        position: hazard.source.map { TextPosition(line: $0.line, column: $0.column) }
          ?? scene.locations.position(of: hazard.view),
        message: "\(className): \(hazard.message)", help: hazard.rule.help, view: scene.hierarchy[hazard.view].name)
    }
  }
}
