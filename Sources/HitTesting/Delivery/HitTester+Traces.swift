extension HitTester {
  /// Puts the fingers down one after the other, follows each to its end, and records everything: one trace for each
  /// touch, in the touches' order. A touch with `during` begins while that one is down, so that a scene's touches are
  /// to be given together.
  public func traces(of touches: [Touch]) -> [Trace] {
    touches.map(trace)
  }
}
