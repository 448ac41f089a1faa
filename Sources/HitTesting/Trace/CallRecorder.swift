/// Collects the calls of one hit test.
final class CallRecorder {
  private(set) var calls: [Call] = []
  /// The lines of code that runs outside any call: an override of a touch message.
  private(set) var outerSteps: [Step] = []
  private var openCalls: [Int] = []

  /// A call that ends at once.
  func record(
    _ view: ViewID, _ method: HitTestMethod, at point: Point, isSuper: Bool = false, source: OverrideSource? = nil,
    result: Call.Result, reason: Call.Reason?
  ) {
    open(view, method, at: point, isSuper: isSuper, source: source)
    close(result, reason: reason)
  }

  func open(
    _ view: ViewID, _ method: HitTestMethod, at point: Point, isSuper: Bool = false, source: OverrideSource? = nil
  ) {
    var callerStep: Int?
    if let caller = openCalls.last, !calls[caller].steps.isEmpty { callerStep = calls[caller].steps.count - 1 }
    let index = calls.count
    calls.append(
      Call(
        view: view, method: method, point: point, isSuper: isSuper, source: source, depth: openCalls.count,
        callerStep: callerStep, result: .none, reason: nil, end: index + 1))
    openCalls.append(index)
  }

  func close(_ result: Call.Result, reason: Call.Reason? = nil) {
    let index = openCalls.removeLast()
    calls[index].result = result
    calls[index].reason = reason
    calls[index].end = calls.count
  }

  func record(_ step: Step) {
    if let index = openCalls.last {
      calls[index].steps.append(step)
    } else {
      outerSteps.append(step)
    }
  }

  /// Closes the calls that a crash left open.
  func closeAll() {
    while !openCalls.isEmpty { close(.none) }
  }
}
