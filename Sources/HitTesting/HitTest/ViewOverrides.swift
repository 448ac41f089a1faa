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

  /// Where the touch message is overridden for the view's class, or nil where the view has UIKit's own.
  func source(of message: TouchPhase, for view: ViewID) -> OverrideSource?

  /// Runs the view's `touchesBegan` and its neighbours. The code may change `tester.hierarchy`: a drag moves the view,
  /// and the next touch sees it moved.
  func touches(_ touch: TouchMessage, of view: ViewID, in tester: HitTester) throws(OverrideCrash) -> TouchAnswer

  /// Begins a hit test that is a question and no touch: whatever the code changes is undone at its end.
  func beginProbe()
  func endProbe()

  /// What the last question that was recorded has changed and not changed back itself, by name.
  var changedByProbe: [String] { get }

  /// The views whose `frame` code has read so far while a transform turned or scaled them, with the code that did it first.
  var framesReadUnderTransform: [ViewID: SourceLocation] { get }
}

extension ViewOverrides {
  public func source(of message: TouchPhase, for view: ViewID) -> OverrideSource? { nil }

  public func touches(
    _ touch: TouchMessage, of view: ViewID, in tester: HitTester
  ) throws(OverrideCrash) -> TouchAnswer { .callsSuper }

  public func beginProbe() {}
  public func endProbe() {}

  public var changedByProbe: [String] { [] }

  public var framesReadUnderTransform: [ViewID: SourceLocation] { [:] }
}

/// What an override of a touch message did with the touch.
public enum TouchAnswer: Sendable {
  /// It did not call `super`: the touch ends with it.
  case handles
  /// It called `super`, which does what the class does.
  case callsSuper
}
