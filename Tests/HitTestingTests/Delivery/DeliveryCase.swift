import HitTesting
import Testing

/// A rule of touch delivery: where it is written, and a scene that shows it.
struct DeliveryCase: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The address that documents the rule, or what kind of fact it is where nothing does.
  let source: String
  let hierarchy: Hierarchy
  let touches: [Touch]
  /// Each touch's steps, those from the queue to the hit test left out: `began button handled controlTracks`.
  let steps: [[String]]
  let handledBy: [String?]

  init(
    _ rule: String, source: String, _ hierarchy: Hierarchy, _ touches: Touch..., steps: [[String]], handledBy: [String?]
  ) {
    self.rule = rule
    self.source = source
    self.hierarchy = hierarchy
    self.touches = touches
    self.steps = steps
    self.handledBy = handledBy
  }

  var testDescription: String { "\(rule) [\(source)]" }

  func check() {
    let traces = HitTester(hierarchy).traces(of: touches)
    #expect(traces.map { $0.delivery.lines(in: hierarchy) } == steps)
    #expect(traces.map(\.handledBy) == handledBy)
  }
}

extension Delivery {
  /// The steps in short: phase, receiver, action, rule, and the selector of an action message.
  func lines(in hierarchy: Hierarchy, withWay: Bool = false) -> [String] {
    let way: Set<DeliveryAction> = [.queued, .sent, .hitTested]
    return steps.filter { withWay || !way.contains($0.action) }.map { step in
      let message = step.message.map { " \($0.event) \($0.selector)" } ?? ""
      return
        "\(step.phase.rawValue) \(hierarchy.name(of: step.receiver)) \(step.action.rawValue) \(step.rule.name)\(message)"
    }
  }
}

func touch(_ x: Double, _ y: Double, path: [Point] = [], press: Double = 0, tap: Int = 1) -> Touch {
  touch("t1", x, y, path: path, press: press, tap: tap)
}

func touch(
  _ name: String, _ x: Double, _ y: Double, path: [Point] = [], during: String? = nil, press: Double = 0,
  tap: Int = 1
) -> Touch {
  var touch = Touch(name: name, point: Point(x: x, y: y))
  touch.path = path
  touch.during = during
  touch.pressDuration = press
  touch.tapCount = tap
  return touch
}

func recognizer(
  _ name: String, _ kind: String, configure: (inout GestureRecognizer) -> Void = { _ in }
) -> GestureRecognizer {
  var recognizer = GestureRecognizer(name: name, className: "UI\(kind)GestureRecognizer")
  configure(&recognizer)
  return recognizer
}
