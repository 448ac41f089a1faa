extension HitTester {
  /// Puts a finger down and records the hit test.
  func traceHitTest(of touch: Touch) -> Trace {
    let before = hierarchy
    let point = before.convert(touch.point, from: touch.space, to: nil)
    let recorder = CallRecorder()
    self.recorder = recorder
    defer { self.recorder = nil }

    var answer: (view: ViewID, window: ViewID)?
    var crash: OverrideCrash?
    do throws(OverrideCrash) {
      answer = try hitTestWindows(at: point, with: touch.event)
    } catch {
      crash = error
      recorder.closeAll()
      reset()
    }
    return Trace(
      touch: touch, point: point, hierarchy: before, calls: recorder.calls,
      outcomes: ViewOutcome.outcomes(of: recorder.calls, hitView: answer?.view, in: before),
      hitView: answer?.view, window: answer?.window,
      responderChain: answer.map { before.responderChain(from: before.responder($0.view)) } ?? [], crash: crash)
  }

  /// The hit-test view at a point of the screen, without a record. It is a question and no touch: what overrides change
  /// meanwhile is undone.
  public func hitView(at point: Point, with event: Event? = .touches) throws(OverrideCrash) -> ViewID? {
    try probe { (tester) throws(OverrideCrash) in try tester.hitTestWindows(at: point, with: event)?.view }
  }

  /// Asks the windows, front to back, until one answers: a touch falls through a window whose `hitTest` gives
  /// nil to the next one (observed). Hidden, transparent and disabled windows are not asked; their overrides do not
  /// run.
  private func hitTestWindows(
    at point: Point, with event: Event?
  ) throws(OverrideCrash) -> (view: ViewID, window: ViewID)? {
    for window in hierarchy.windowsFrontToBack {
      let local = hierarchy[window].convertFromSuperview(point)
      if let flag = hierarchy[window].rejectingFlag {
        recorder?.record(window, .hitTest, at: local, result: .view(nil), reason: .flag(flag))
        continue
      }
      if let view = try hitTest(window, at: local, with: event) { return (view, window) }
    }
    return nil
  }
}
