/// The touches of a scene on their way from the event queue to whoever handles them.
///
/// For every event of a finger: the application takes it from its queue and sends it to the window; when the finger goes
/// down, the hit test finds the view; the recognizers of the view and its superviews get the touch before the view
/// does; then it goes up the responder chain.
final class DeliverySession {
  let tester: HitTester
  var fingers: [Finger]
  /// The recognizers at work, in the order in which touches reached them.
  var recognitions: [Recognition] = []
  private var event = 0

  init(_ touches: [Touch], in tester: HitTester) {
    self.tester = tester
    fingers = touches.map(Finger.init)
  }

  func run() -> [Trace] {
    let sequences = Timeline(fingers.map { $0.touch }).sequences
    run(sequences[...])
    return fingers.indices.map(finish)
  }

  func run(for index: Int) -> Trace {
    let sequences = Timeline(fingers.map { $0.touch }).sequences
    let own = sequences.firstIndex { $0.contains(index) }!
    var (start, end) = (own, own + 1)
    while start > 0, isFurtherTap(sequences[start]) { start -= 1 }
    while end < sequences.count, isFurtherTap(sequences[end]) { end += 1 }
    run(sequences[(tester.overrides == nil ? start : 0)..<end])
    return finish(index)
  }

  private func run(_ sequences: ArraySlice<[Int]>) {
    for (place, sequence) in zip(sequences.indices, sequences) {
      run(sequence)
      let next = place + 1
      endSequence(sequence, beforeFurtherTap: next < sequences.endIndex && isFurtherTap(sequences[next]))
    }
  }

  /// Whether the sequence goes on with the taps of the one before it.
  private func isFurtherTap(_ sequence: [Int]) -> Bool { fingers[sequence[0]].touch.tapCount > 1 }

  private func finish(_ index: Int) -> Trace {
    fingers[index].delivery.handler = handler(of: fingers[index].delivery)
    var trace = fingers[index].trace!
    trace.delivery = fingers[index].delivery
    return trace
  }

  private func handler(of delivery: Delivery) -> Responder? {
    guard let id = delivery.recognizedBy else { return delivery.handler }
    let view = tester.hierarchy.responder(id.view)
    return tester.hierarchy[id].cancelsTouchesInView ? view : delivery.handler ?? view
  }

  /// Lets the fingers go down, rest, move and be lifted.
  private func run(_ sequence: [Int]) {
    sequence.forEach(begin)
    for index in sequence where fingers[index].motion.pressDuration > 0 { rest(index) }
    var down = sequence
    while !down.isEmpty {
      // One event carries the moves of all fingers, so that a pinch sees both.
      event += 1
      for index in down {
        if let point = fingers[index].path.popLast() {
          fingers[index].motion.move(to: point)
          fingers[index].phase = .moved
        } else {
          fingers[index].motion.isDown = false
          fingers[index].phase = .ended
        }
      }
      for index in down { proceed(index, with: fingers[index].motion.isDown ? .moved : .ended) }
      down = down.filter { fingers[$0].motion.isDown }
    }
  }

  // MARK: The phases of a finger

  private func begin(_ index: Int) {
    event += 1
    for other in fingers.indices where fingers[other].motion.isDown { fingers[other].phase = .stationary }
    let trace = tester.traceHitTest(of: fingers[index].touch)
    fingers[index].putDown(trace)
    note(index, .responder(.application), .queued, .eventQueue)
    note(index, .responder(.application), .sent, .sendEvent)
    guard trace.crash == nil else {
      note(index, .responder(.application), .crashed, .crash)
      return
    }
    guard let view = trace.hitView, let window = trace.window else {
      note(index, .responder(.application), .discarded, .noHitView)
      return
    }
    note(index, .responder(tester.hierarchy.responder(window)), .sent, .sendEvent)
    note(index, .responder(tester.hierarchy.responder(view)), .hitTested, .boundToHitView)
    addRecognizers(to: index, from: view)
    advanceRecognizers(of: index)
    releaseWithheld()
    noteScrollView(of: index)
    if mayTouch(view, with: index) {
      fingers[index].link = .delivering
      deliver(.began, to: index)
    }
  }

  private func rest(_ index: Int) {
    guard fingers[index].trace?.hitView != nil else { return }
    event += 1
    fingers[index].phase = .stationary
    advanceRecognizers(of: index)
    releaseWithheld()
  }

  /// Takes a later message of a touch to its window and on; to nobody where nothing was hit when it began.
  private func proceed(_ index: Int, with message: TouchPhase) {
    guard fingers[index].trace?.hitView != nil, let window = fingers[index].trace?.window,
      fingers[index].delivery.crash == nil
    else { return }
    note(index, .responder(.application), .queued, .eventQueue)
    note(index, .responder(.application), .sent, .sendEvent)
    note(index, .responder(tester.hierarchy.responder(window)), .sent, .boundToHitView)
    advanceRecognizers(of: index)
    releaseWithheld(before: (index, message))
    noteScrollView(of: index)
    deliver(message, to: index)
  }

  // MARK: The record

  /// - Parameters:
  ///   - message: the message that the step is about and where the finger was then; nil for what the finger does in the
  ///     current event.
  func note(
    _ index: Int, about message: (phase: TouchPhase, point: Point)? = nil, _ receiver: DeliveryReceiver,
    _ action: DeliveryAction, _ rule: DeliveryRule, action actionMessage: ActionMessage? = nil,
    source: OverrideSource? = nil,
    codeSteps: [Step] = []
  ) {
    fingers[index].delivery.steps.append(
      DeliveryStep(
        event: event, phase: message.map { DeliveryPhase($0.phase) } ?? fingers[index].phase,
        point: message?.point ?? fingers[index].motion.point, receiver: receiver, action: action, rule: rule,
        message: actionMessage, source: source, codeSteps: codeSteps))
  }
}

extension Finger {
  /// Puts the finger where the hit test was made and lays out its path, in screen coordinates.
  fileprivate mutating func putDown(_ trace: Trace) {
    self.trace = trace
    phase = .began
    motion = Motion(
      start: trace.point, point: trace.point, previousPoint: trace.point, isDown: true,
      pressDuration: touch.pressDuration, tapCount: touch.tapCount)
    path = touch.path.reversed().map { trace.hierarchy.convert($0, from: touch.space, to: nil) }
  }
}
