extension HitTester {
  /// Puts the fingers down one after the other, follows each to its end, and records everything: one trace for each
  /// touch, in the touches' order.
  ///
  /// The touches of a scene are to be given together, since one with `during` begins while another is down. Overrides
  /// may change the hierarchy on the way; later touches see it changed.
  public func traces(of touches: [Touch]) -> [Trace] {
    DeliverySession(touches, in: self).run()
  }

  /// The trace of one of a scene's touches, without those that have no part in it: fingers that go down later on their
  /// own and, where no override can have moved anything, earlier ones.
  public func trace(of index: Int, in touches: [Touch]) -> Trace {
    DeliverySession(touches, in: self).run(for: index)
  }

  /// Puts a single finger down, follows it to its end, and records everything.
  public func trace(_ touch: Touch) -> Trace {
    traces(of: [touch])[0]
  }
}
