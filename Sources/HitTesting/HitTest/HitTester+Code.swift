// What the code of an override needs besides the messages.
extension HitTester {
  // MARK: Executed lines

  /// Adds an executed line to the innermost override that is running. A line is recorded before it does anything, so
  /// that the calls that it makes hang under it. Gives the place of the step among the override's, for `finishStep`; nil
  /// where nobody records.
  @discardableResult
  public func record(_ step: Step) -> Int? { recorder?.record(step) }

  /// Tells what a line has come to; the innermost override is the one that recorded it.
  public func finishStep(_ index: Int, text: String, effect: Step.Effect? = nil) {
    recorder?.finish(index, text: text, effect: effect)
  }

  // MARK: Inherited overrides

  /// Runs an override of a superclass that `super.hitTest(point, with: event)` reaches, as a call of its own.
  public func superHitTest(
    _ view: ViewID, at point: Point, source: OverrideSource, _ run: () throws(OverrideCrash) -> ViewID?
  ) throws(OverrideCrash) -> ViewID? {
    recorder?.open(view, .hitTest, at: point, isSuper: true, source: source)
    try enterOverride(of: view, at: source)
    let answer = try run()
    depth -= 1
    recorder?.close(.view(answer))
    return answer
  }

  /// Runs an override of a superclass that `super.point(inside: point, with: event)` reaches, as a call of its own.
  public func superPointInside(
    _ view: ViewID, at point: Point, source: OverrideSource, _ run: () throws(OverrideCrash) -> Bool
  ) throws(OverrideCrash) -> Bool {
    recorder?.open(view, .pointInside, at: point, isSuper: true, source: source)
    try enterOverride(of: view, at: source)
    let isInside = try run()
    depth -= 1
    recorder?.close(.inside(isInside))
    return isInside
  }
}
