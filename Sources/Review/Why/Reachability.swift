import HitTesting

/// How much of a view touches reach, and who takes the rest.
public struct Reachability: Sendable {
  /// The view's part on the screen, cut by clipping ancestors and the screen's edges, in square points; with one
  /// touch, 1 where it is on the view, else 0.
  public let visibleArea: Double
  /// The part of it whose hit-test view is the view itself.
  public let reachableArea: Double
  /// Those who take the rest, the largest first.
  public let blockers: [Blocker]

  /// How many samples to a point are tried, the finest first: quarters of a point come out exact where the view is not too
  /// large for that, whole points everywhere.
  private static let scales = [4.0, 2, 1, 0.5, 0.25]
  private static let mostSamples = 600_000.0

  /// Asks for the whole visible part of the view.
  public init(
    of view: ViewID, in hierarchy: Hierarchy, overrides: (any ViewOverrides)? = nil
  ) throws(OverrideCrash) {
    let part = VisiblePart(of: view, in: hierarchy)
    let scale = Self.scales.first { part.boundingBox.area * $0 * $0 <= Self.mostSamples } ?? 0.25
    guard let grid = ScreenGrid(screen: part.boundingBox, scale: scale) else {
      self.init(nothingVisibleOf: view, in: hierarchy)
      return
    }
    try self.init(of: part, grid: grid, overrides: overrides)
    if visibleArea == 0 { self.init(nothingVisibleOf: view, in: hierarchy) }
  }

  /// Asks for one point of the screen.
  public init(
    of view: ViewID, at point: Point, in hierarchy: Hierarchy, overrides: (any ViewOverrides)? = nil
  ) throws(OverrideCrash) {
    let tester = HitTester(hierarchy, overrides: overrides)
    let part = VisiblePart(of: view, in: hierarchy)
    visibleArea = part.contains(point) ? 1 : 0
    let answer = try tester.hitView(at: point)
    reachableArea = answer == view ? 1 : 0
    if answer == view {
      blockers = []
    } else {
      let blame = try BlockerFinding(hierarchy, overrides: overrides, view: view)
        .blame(at: point, answer: answer, in: tester)
      blockers = [Blocker(view: blame.view, reason: blame.reason, area: 1)]
    }
  }

  private init(of part: VisiblePart, grid: ScreenGrid, overrides: (any ViewOverrides)?) throws(OverrideCrash) {
    let tester = HitTester(part.hierarchy, overrides: overrides)
    let finding = BlockerFinding(part.hierarchy, overrides: overrides, view: part.view)
    let map = try TouchMap(of: part.hierarchy, overrides: overrides, grid: grid)
    var (visible, reachable) = (0, 0)
    var blames: [BlockerFinding.Blame: Int] = [:]
    for row in 0..<grid.rows {
      for run in map.row(row) {
        for column in run.columns {
          let point = grid.point(column: column, row: row)
          guard part.contains(point) else { continue }
          visible += 1
          if run.owner == part.view {
            reachable += 1
          } else {
            blames[try finding.blame(at: point, answer: run.owner, in: tester), default: 0] += 1
          }
        }
      }
    }
    visibleArea = Double(visible) * grid.areaOfSample
    reachableArea = Double(reachable) * grid.areaOfSample
    blockers =
      blames.map { Blocker(view: $0.view, reason: $0.reason, area: Double($1) * grid.areaOfSample) }
      .sorted { ($1.area, $0.view, $0.reason.rawValue) < ($0.area, $1.view, $1.reason.rawValue) }
  }

  /// A view of which nothing is on the screen: it is empty, squeezed flat, or elsewhere.
  private init(nothingVisibleOf view: ViewID, in hierarchy: Hierarchy) {
    visibleArea = 0
    reachableArea = 0
    let area = hierarchy[view].bounds.area
    var reason = Blocker.Reason.offScreen
    var blamed = view
    var current: ViewID? = view
    while let id = current {
      if hierarchy[id].inverseTransform == nil {
        reason = .singularTransform
        blamed = id
      }
      current = hierarchy[id].superview
    }
    if area == 0 { (reason, blamed) = (.zeroSize, view) }
    blockers = [Blocker(view: blamed, reason: reason, area: area)]
  }
}
