extension HitTester {
  /// Puts the fingers down one after the other, follows each to its end, and records everything: one trace for each
  /// touch, in the touches' order.
  ///
  /// The touches of a scene are to be given together, since one with `during` begins while another is down. Overrides
  /// may change the hierarchy on the way; later touches see it changed.
  public func traces(of touches: [Touch]) -> [Trace] {
    DeliverySession(touches, in: self).run()
  }

  /// Puts a single finger down, follows it to its end, and records everything.
  public func trace(_ touch: Touch) -> Trace {
    traces(of: [touch])[0]
  }
}
