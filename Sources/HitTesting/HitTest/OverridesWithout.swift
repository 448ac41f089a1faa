/// Overrides with those of some views left out: what the hierarchy would answer without them.
public final class OverridesWithout: ViewOverrides {
  private let all: any ViewOverrides
  private let left: Set<ViewID>

  public init(_ all: any ViewOverrides, leavingOut left: Set<ViewID>) {
    self.all = all
    self.left = left
  }

  public func source(of method: HitTestMethod, for view: ViewID) -> OverrideSource? {
    left.contains(view) ? nil : all.source(of: method, for: view)
  }

  public func hitTest(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> ViewID? {
    try all.hitTest(view, at: point, with: event, in: tester)
  }

  public func pointInside(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> Bool {
    try all.pointInside(view, at: point, with: event, in: tester)
  }

  public func source(of message: TouchPhase, for view: ViewID) -> OverrideSource? {
    left.contains(view) ? nil : all.source(of: message, for: view)
  }

  public func touches(
    _ touch: TouchMessage, of view: ViewID, in tester: HitTester
  ) throws(OverrideCrash) -> TouchAnswer {
    try all.touches(touch, of: view, in: tester)
  }

  public var framesReadUnderTransform: [ViewID: SourceLocation] { all.framesReadUnderTransform }

  public var changedByProbe: [String] { all.changedByProbe }

  public func beginProbe() { all.beginProbe() }
  public func endProbe() { all.endProbe() }
}
