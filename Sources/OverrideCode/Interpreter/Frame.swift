import HitTesting

/// The variables of one run of some code.
final class Frame {
  let code: Code
  /// `code.slotCount` values; the compiler gives out no other slots.
  let slots: UnsafeMutablePointer<Value>
  /// What `self` is.
  var subject: Value = .null
  /// The variables around a closure.
  var outer: Frame?
  /// The run that called this one.
  var caller: Frame?
  /// Whether a closure may still use the variables when the run is over.
  private(set) var isCaptured = false
  /// What `return` gave.
  var result: Value = .null
  /// The interpreter outlives every frame that it runs.
  unowned(unsafe) let interpreter: OverrideInterpreter

  init(_ code: Code, _ interpreter: OverrideInterpreter) {
    self.code = code
    self.interpreter = interpreter
    slots = .allocate(capacity: code.slotCount)
    slots.initialize(repeating: .null, count: code.slotCount)
  }

  deinit {
    slots.deinitialize(count: code.slotCount)
    slots.deallocate()
  }

  /// The frame that many closures further out.
  @inline(__always)
  func enclosing(_ hops: Int) -> Frame {
    var frame = self
    for _ in 0..<hops { frame = frame.outer ?? frame }
    return frame
  }

  /// The frame as what a closure has around it.
  func captured() -> Frame {
    isCaptured = true
    return self
  }

  /// Forgets everything, so that nothing lives longer than it should.
  func clear() {
    for index in 0..<code.slotCount { slots[index] = .null }
    subject = .null
    outer = nil
    result = .null
  }
}
