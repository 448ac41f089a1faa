/// Overrides of `hitTest` and `pointInside` that run code: what an interpreter gives the engine.
///
/// The engine calls it in place of UIKit's own method; the code may call the engine back, any number of times and
/// on any view, through the `HitTester` that it is handed.
public protocol ViewOverrides: AnyObject {
  /// Where the method is overridden for the view's class, or nil where the view has UIKit's own. Asked for every
  /// view that is visited, so it must be quick.
  func source(of method: HitTestMethod, for view: ViewID) -> OverrideSource?

  /// Runs the view's `hitTest`; the point is in the view's own coordinates.
  func hitTest(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> ViewID?

  /// Runs the view's `pointInside`; the point is in the view's own coordinates.
  func pointInside(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> Bool
}
