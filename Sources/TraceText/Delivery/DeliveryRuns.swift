import HitTesting

extension Trace {
  /// The steps of the delivery, with those in one element that a line can tell together: the way to the hit test, and
  /// responders that do the same one after the other.
  public var deliveryRuns: [[DeliveryStep]] {
    var runs: [[DeliveryStep]] = []
    for step in delivery.steps {
      if let last = runs.last?.last, step.continues(last) {
        runs[runs.count - 1].append(step)
      } else {
        runs.append([step])
      }
    }
    return runs
  }
}

extension DeliveryStep {
  fileprivate func continues(_ last: DeliveryStep) -> Bool {
    guard event == last.event, phase == last.phase else { return false }
    switch action {
    case .sent: return true
    case .passedOn, .notImplemented:
      return action == last.action && rule == last.rule && message == last.message && source == nil
        && last.source == nil
    default: return false
    }
  }
}
