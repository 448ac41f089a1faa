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

  /// Adds a step to the innermost open call and says which of its steps it is.
  @discardableResult
  func record(_ step: Step) -> Int {
    guard let index = openCalls.last else {
      outerSteps.append(step)
      return outerSteps.count - 1
    }
    calls[index].steps.append(step)
    return calls[index].steps.count - 1
  }

  /// Tells what a step of the innermost open call has come to.
  func finish(_ index: Int, text: String, effect: Step.Effect?) {
    if let call = openCalls.last {
      calls[call].steps[index].text = text
      calls[call].steps[index].effect = effect
    } else {
      outerSteps[index].text = text
      outerSteps[index].effect = effect
    }
  }

  /// Closes the calls that a crash left open.
  func closeAll() {
    while !openCalls.isEmpty { close(.none) }
  }
}
