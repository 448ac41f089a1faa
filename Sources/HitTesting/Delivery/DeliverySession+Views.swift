// The view and the responders after it.
extension DeliverySession {
  // MARK: Which fingers a view gets

  /// Whether the view gets a further finger.
  ///
  /// - A view gets one finger at a time unless `isMultipleTouchEnabled`
  ///   (https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled).
  /// - An exclusive view gets a finger only where no other view of its window has one, and while it has one no other
  ///   view of the window gets any (https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch).
  func mayTouch(_ view: ViewID, with index: Int) -> Bool {
    let hierarchy = tester.hierarchy
    func ignore(_ rule: DeliveryRule) -> Bool {
      note(index, .responder(hierarchy.responder(view)), .ignored, rule)
      return false
    }
    let window = hierarchy.window(of: view)
    for finger in fingers where finger.motion.isDown && finger.link == .delivering {
      guard let other = finger.trace?.hitView else { continue }
      if other == view {
        if !hierarchy[view].isMultipleTouchEnabled { return ignore(.multipleTouchDisabled) }
      } else if hierarchy.window(of: other) == window {
        if hierarchy[view].isExclusiveTouch { return ignore(.exclusiveTouchOfView(while: other)) }
        if hierarchy[other].isExclusiveTouch { return ignore(.exclusiveTouchElsewhere(other)) }
      }
    }
    return true
  }

  // MARK: Messages that wait

  /// Delivers the message to the view, or keeps it while a recognizer delays it.
  func deliver(_ message: TouchPhase, to index: Int) {
    guard fingers[index].link == .delivering, let view = fingers[index].trace?.hitView else { return }
    let point = fingers[index].motion.point
    if let rule = delay(of: message, to: index) {
      fingers[index].withheld.append((message, point))
      let responder = tester.hierarchy.responder(view)
      note(index, .responder(responder), .withheld, rule)
    } else {
      send(message, of: index, at: point)
    }
  }

  /// Why the message has to wait: a recognizer that delays it has neither recognized its gesture nor failed.
  private func delay(of message: TouchPhase, to index: Int) -> DeliveryRule? {
    for recognition in fingers[index].recognitions where recognition.state == .possible {
      if recognition.recognizer.delaysTouchesBegan { return .delaysTouchesBegan(recognition.id) }
      if recognition.recognizer.delaysTouchesEnded, message == .ended { return .delaysTouchesEnded(recognition.id) }
    }
    return nil
  }

  /// Delivers the messages that nobody delays any longer; of several moves the last one tells enough
  /// (https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan).
  ///
  /// - Parameters:
  ///   - next: the message of a finger that is about to follow.
  func releaseWithheld(before next: (index: Int, message: TouchPhase)? = nil) {
    for index in fingers.indices where !fingers[index].withheld.isEmpty {
      let withheld = fingers[index].withheld
      guard delay(of: withheld[withheld.count - 1].phase, to: index) == nil else { continue }
      fingers[index].withheld = []
      for (place, message) in withheld.enumerated() {
        let following =
          place + 1 < withheld.count ? withheld[place + 1].phase : next.flatMap { $0.index == index ? $0.message : nil }
        if message.phase != .moved || following != .moved { send(message.phase, of: index, at: message.point) }
      }
    }
  }

  /// Drops a touch that its view has not got yet, and never will.
  func discardWithheld(of index: Int, for recognition: Recognition) {
    guard fingers[index].withheld.first?.phase == .began else { return }
    dropWithheld(of: index, .delaysTouchesBegan(recognition.id))
  }

  private func dropWithheld(of index: Int, _ rule: DeliveryRule) {
    guard let view = fingers[index].trace?.hitView else { return }
    fingers[index].withheld = []
    fingers[index].link = .over
    note(index, .responder(tester.hierarchy.responder(view)), .discarded, rule)
  }

  /// Takes a touch away from its view
  /// (https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview).
  func cancel(_ index: Int, for recognition: Recognition) {
    guard fingers[index].link == .delivering, let view = fingers[index].trace?.hitView else { return }
    let rule = DeliveryRule.cancelsTouchesInView(recognition.id)
    if fingers[index].withheld.first?.phase == .began {
      dropWithheld(of: index, rule)
      return
    }
    fingers[index].withheld = []
    note(index, .responder(tester.hierarchy.responder(view)), .cancelled, rule)
    send(.cancelled, of: index, at: fingers[index].motion.point)
  }

  // MARK: Up the responder chain

  /// Sends the message to the view and on from responder to responder until one handles it.
  private func send(_ message: TouchPhase, of index: Int, at point: Point) {
    guard let view = fingers[index].trace?.hitView else { return }
    if message == .ended || message == .cancelled { fingers[index].link = .over }
    let hierarchy = tester.hierarchy
    let chain = hierarchy.responderChain(from: hierarchy.responder(view))
    for (place, responder) in chain.enumerated() {
      let outcome = outcome(of: message, of: index, at: point, for: responder)
      let isDiscarded = outcome.action == .passedOn && place == chain.count - 1
      note(
        index, about: (message, point), .responder(responder), isDiscarded ? .discarded : outcome.action,
        isDiscarded ? .endOfChain : outcome.rule, source: outcome.source, codeSteps: outcome.codeSteps)
      guard outcome.action == .handled else {
        if outcome.action == .crashed { return }
        continue
      }
      if message != .cancelled, fingers[index].delivery.handler == nil {
        fingers[index].delivery.handler = responder
      }
      if outcome.rule == .controlTracks, case .view(let control) = responder {
        track(index, by: control, message, at: point)
      }
      return
    }
  }

  /// What a responder does with a message.
  private struct Outcome {
    var action: DeliveryAction
    var rule: DeliveryRule
    var source: OverrideSource?
    var codeSteps: [Step] = []
  }

  private func outcome(
    of message: TouchPhase, of index: Int, at point: Point, for responder: Responder
  ) -> Outcome {
    var outcome = inheritedOutcome(of: message, of: index, for: responder)
    guard let overrides = tester.overrides, let id = responder.view,
      let source = overrides.source(of: message, for: id), let hitView = fingers[index].trace?.hitView
    else { return outcome }
    let touch = TouchMessage(
      phase: message, point: point, previousPoint: fingers[index].motion.previousPoint, view: hitView,
      tapCount: fingers[index].touch.tapCount)
    let recorder = CallRecorder()
    tester.recorder = recorder
    do throws(OverrideCrash) {
      switch try overrides.touches(touch, of: id, in: tester) {
      case .handles: outcome = Outcome(action: .handled, rule: .codeHandles)
      case .callsSuper: if outcome.rule == .defaultImplementation { outcome.rule = .codeCallsSuper }
      }
    } catch {
      tester.reset()
      fingers[index].delivery.crash = error
      fingers[index].link = .over
      outcome = Outcome(action: .crashed, rule: .crash)
    }
    tester.recorder = nil
    outcome.source = source
    outcome.codeSteps = recorder.outerSteps
    return outcome
  }

  /// What the responder's class, or what a scene says about it, does with a message.
  private func inheritedOutcome(of message: TouchPhase, of index: Int, for responder: Responder) -> Outcome {
    let hierarchy = tester.hierarchy
    if let id = responder.view, hierarchy[id].isControl {
      // A control that is disabled while it tracks a finger tracks it to the end (observed).
      let isTracking = fingers[index].control == id
      if !hierarchy[id].isEnabled, !isTracking { return Outcome(action: .passedOn, rule: .controlDisabled) }
      let isKnownControl = ClassDefaults(className: hierarchy[id].className, baseClass: hierarchy[id].baseClass)
        .isControl
      if !isKnownControl || hierarchy[id].responder.handles.contains(message) {
        return Outcome(action: .handled, rule: .controlTracks)
      }
    }
    let isHandled = hierarchy.traits(of: responder).handles.contains(message)
    return isHandled
      ? Outcome(action: .handled, rule: .implementsMessage)
      : Outcome(action: .passedOn, rule: .defaultImplementation)
  }
}

extension Responder {
  /// The view or window that the responder is; nil for the others.
  public var view: ViewID? {
    switch self {
    case .view(let id), .window(let id): id
    default: nil
    }
  }
}
