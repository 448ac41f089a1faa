import HitTesting

/// Asks the override of one view directly, at points of its own coordinates, and keeps what happened.
struct OverrideProbe {
  let hierarchy: Hierarchy
  let overrides: any ViewOverrides
  let view: ViewID

  /// What one question brought.
  struct Answer {
    let point: Point
    let result: ViewID?
    let calls: [Call]
    let crash: OverrideCrash?
    /// What it has left changed, by name.
    let changed: [String]
  }

  func ask(at point: Point, event: Event? = .touches, in changed: Hierarchy? = nil) -> Answer {
    let tester = HitTester(changed ?? hierarchy, overrides: overrides)
    let (result, calls, crash) = tester.record { (tester) throws(OverrideCrash) in
      try tester.hitTest(view, at: point, with: event)
    }
    return Answer(point: point, result: result ?? nil, calls: calls, crash: crash, changed: overrides.changedByProbe)
  }

  /// Whether a touch at the point comes to the view: UIKit, asked at the windows, calls its override there.
  func isReached(at point: Point, in changed: Hierarchy? = nil) -> Bool {
    let hierarchy = changed ?? hierarchy
    let (_, calls) = touch(at: point, in: hierarchy, overrides)
    return calls.contains { $0.view == view && !$0.isSuper }
  }

  /// How well a point shows what the override does: best where a touch goes elsewhere without it, then inside the view, then
  /// where it is asked, and least where no touch comes to it.
  func weight(at point: Point) -> Int {
    let (result, calls) = touch(at: point, in: hierarchy, overrides)
    guard calls.contains(where: { $0.view == view && !$0.isSuper }) else { return 0 }
    let without = touch(at: point, in: hierarchy, OverridesWithout(overrides, leavingOut: [view])).result
    if result != without { return 3 }
    return hierarchy[view].bounds.contains(point) ? 2 : 1
  }

  private func touch(
    at point: Point, in hierarchy: Hierarchy, _ overrides: any ViewOverrides
  ) -> (result: ViewID?, calls: [Call]) {
    let point = hierarchy.convert(point, from: view, to: nil)
    let (result, calls, _) = HitTester(hierarchy, overrides: overrides).record { (tester) throws(OverrideCrash) in
      try tester.hitView(at: point)
    }
    return (result ?? nil, calls)
  }

  /// Points worth asking at: a grid over the view and its surroundings, and the middles and edges of everything in it.
  var points: [Point] {
    let bounds = hierarchy[view].bounds
    var points: [Point] = []
    let margin = Self.surroundings
    for row in 0...Self.gridSteps {
      for column in 0...Self.gridSteps {
        let (u, v) = (Double(column) / Double(Self.gridSteps), Double(row) / Double(Self.gridSteps))
        let x = bounds.minX - margin + u * (bounds.size.width + 2 * margin)
        let y = bounds.minY - margin + v * (bounds.size.height + 2 * margin)
        // In the middle of a pixel, where a map is sampled too.
        points.append(Point(x: x.rounded(.down) + 0.5, y: y.rounded(.down) + 0.5))
      }
    }
    for id in hierarchy.ids where id != view && hierarchy.isDescendant(id, of: view) {
      let rect = hierarchy.convert(hierarchy[id].bounds, from: id, to: view)
      guard rect.origin.isDefined else { continue }
      points.append(rect.center)
      if points.count > Self.mostPoints { break }
    }
    return points.filter(\.isDefined)
  }

  /// How far around the view it is asked, in points: further than any sensible enlargement.
  static let surroundings = 100.0
  private static let gridSteps = 24
  private static let mostPoints = 1500
}
