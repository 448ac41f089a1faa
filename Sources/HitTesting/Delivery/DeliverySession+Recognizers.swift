// Gesture recognizers: they get a touch before its view does, and may take it away.
extension DeliverySession {
  /// Brings the touch to the recognizers of its view and of the superviews.
  func addRecognizers(to index: Int, from view: ViewID) {
    let hierarchy = tester.hierarchy
    let ids = hierarchy.recognizers(reachedFrom: view)
    fingers[index].delivery.recognizers = ids
    for id in ids {
      let recognizer = hierarchy[id]
      guard recognizer.isEnabled else {
        note(index, .recognizer(id), .ignored, .recognizerDisabled)
        continue
      }
      guard recognizer.kind != nil else {
        note(index, .recognizer(id), .notSimulated, .unknownRecognizer)
        continue
      }
      let recognition: Recognition
      if let known = recognitions.first(where: { $0.id == id }) {
        recognition = known
      } else {
        recognition = Recognition(id, recognizer)
        recognitions.append(recognition)
      }
      recognition.fingers.append(index)
      fingers[index].recognitions.append(recognition)
    }
  }

  /// Lets the touch's recognizers look at its new phase. The first one to complete its gesture ends the others;
  /// of several at once it is the one of the nearest view (observed).
  func advanceRecognizers(of index: Int) {
    let phase = fingers[index].phase
    let candidates = fingers[index].recognitions
    let verdicts = candidates.map { $0.state == .possible ? judge($0, of: index) : .possible }
    let winner = winner(of: candidates, verdicts)
    winner?.state = .recognized

    for (recognition, verdict) in zip(candidates, verdicts) {
      if recognition === winner {
        note(index, .recognizer(recognition.id), .recognized, .gestureComplete)
        continue
      }
      switch recognition.state {
      case .recognized:
        guard recognition.isGoingOn, phase != .stationary else { continue }
        note(index, .recognizer(recognition.id), .received, .gestureContinues)
      case .failed:
        continue
      case .possible:
        if case .failed(let rule) = verdict {
          fail(recognition, rule)
        } else if let winner, winner.prevents(recognition) {
          fail(recognition, .preventedBy(winner.id))
        } else if phase != .stationary {
          note(index, .recognizer(recognition.id), .received, .recognizersFirst)
        }
      }
    }
    if let winner { complete(winner) }
  }

  private func judge(_ recognition: Recognition, of index: Int) -> Verdict {
    let motions = recognition.fingers.map { fingers[$0].motion }
    let verdict = recognition.recognizer.judge(motions, after: fingers[index].phase)
    guard verdict == .recognized else { return verdict }
    if let other = fingers[index].recognitions.first(where: { $0.isGoingOn && $0.prevents(recognition) }) {
      return .failed(.preventedBy(other.id))
    }
    if let view = fingers[index].trace?.hitView,
      let control = tester.hierarchy.controlActingFirst(on: view, over: recognition, fingers: motions)
    {
      return .failed(.controlActsFirst(control))
    }
    return verdict
  }

  /// Of several gestures complete at once the nearest view's counts, of one view's the one of more taps, then the one
  /// added first.
  private func winner(of candidates: [Recognition], _ verdicts: [Verdict]) -> Recognition? {
    var winner: Recognition?
    for (recognition, verdict) in zip(candidates, verdicts) where verdict == .recognized {
      guard let best = winner else {
        winner = recognition
        continue
      }
      let hasMoreTaps = recognition.recognizer.numberOfTapsRequired > best.recognizer.numberOfTapsRequired
      if recognition.id.view == best.id.view, hasMoreTaps { winner = recognition }
    }
    return winner
  }

  /// Tells it in the story of every finger that the recognizer follows.
  private func fail(_ recognition: Recognition, _ rule: DeliveryRule) {
    recognition.state = .failed
    let followed = recognition.fingers.isEmpty ? recognition.earlierFingers : recognition.fingers
    for index in followed { note(index, .recognizer(recognition.id), .failed, rule) }
  }

  /// What follows when a gesture is recognized: recognizers that share another finger with it fail, and its
  /// touches are taken from their views.
  private func complete(_ winner: Recognition) {
    for finger in winner.fingers {
      for other in fingers[finger].recognitions where other.state == .possible && winner.prevents(other) {
        fail(other, .preventedBy(winner.id))
      }
    }
    for finger in winner.earlierFingers + winner.fingers {
      fingers[finger].delivery.recognizedBy = winner.id
      if winner.recognizer.delaysTouchesBegan { discardWithheld(of: finger, for: winner) }
      if winner.recognizer.cancelsTouchesInView { cancel(finger, for: winner) }
    }
  }

  /// Ends the recognizers of a sequence, all fingers being up. One that waits for a further tap goes on waiting if
  /// that is to come.
  func endSequence(_ sequence: [Int], beforeFurtherTap: Bool) {
    var waiting: [Recognition] = []
    for recognition in recognitions where recognition.state == .possible {
      guard let last = recognition.fingers.last ?? recognition.earlierFingers.last else { continue }
      if beforeFurtherTap {
        recognition.earlierFingers += recognition.fingers
        recognition.fingers = []
        waiting.append(recognition)
      } else {
        let taps = fingers[last].touch.tapCount
        fail(recognition, .tapsRequired(recognition.recognizer.numberOfTapsRequired, got: taps))
      }
    }
    releaseWithheld()
    recognitions = waiting
  }
}
