import HitTesting

/// Overrides with those of one class left out: the hierarchy as it would be without them.
final class OverridesWithout: ViewOverrides {
  private let all: any ViewOverrides
  private let left: Set<ViewID>

  init(_ all: any ViewOverrides, leavingOut left: [ViewID]) {
    self.all = all
    self.left = Set(left)
  }

  func source(of method: HitTestMethod, for view: ViewID) -> OverrideSource? {
    left.contains(view) ? nil : all.source(of: method, for: view)
  }

  func hitTest(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> ViewID? {
    try all.hitTest(view, at: point, with: event, in: tester)
  }

  func pointInside(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> Bool {
    try all.pointInside(view, at: point, with: event, in: tester)
  }

  func source(of message: TouchPhase, for view: ViewID) -> OverrideSource? {
    left.contains(view) ? nil : all.source(of: message, for: view)
  }

  func touches(
    _ touch: TouchMessage, of view: ViewID, in tester: HitTester
  ) throws(OverrideCrash) -> TouchAnswer {
    try all.touches(touch, of: view, in: tester)
  }

  var framesReadUnderTransform: [ViewID: SourceLocation] { all.framesReadUnderTransform }

  func beginProbe() { all.beginProbe() }
  func endProbe() { all.endProbe() }
}
