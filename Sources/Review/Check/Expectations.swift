import HitTesting
import SceneFiles
import TraceText

/// Compares what the touches of a scene reach with what its author expects.
public enum Expectations {
  public static let rules: [Rule] = [
    Rule(
      id: "expected-hit-view", severity: .error,
      summary: "A touch hits another view than its author expects.",
      reason: "`expect` of a touch names the hit-test view, or null for none.",
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "see `hitviz trace` for every call, and `hitviz why` for what would help"),
    Rule(
      id: "expected-handler", severity: .error,
      summary: "A touch is handled by another responder than its author expects.",
      reason: "`expectHandledBy` of a touch names the responder that handles it, or null for none.",
      source:
        "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events",
      help: "see `hitviz trace` for the touch's way up the responder chain"),
    Rule(
      id: "override-crash", severity: .error,
      summary: "An override crashes at a touch.",
      reason: "A nil unwrapped by force, an index out of range or endless recursion ends the program.",
      source: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)",
      help: "see `hitviz trace` for the lines that were executed"),
  ]

  /// The expectations that do not hold, each at its touch.
  public static func check(_ scene: Scene, _ traces: [Trace]) -> [Diagnostic] {
    zip(scene.touches.indices, traces).flatMap { index, trace -> [Diagnostic] in
      if let crash = trace.fatalCrash {
        let place = crash.source.map { " (\($0.text))" } ?? ""
        return [diagnostic(2, scene, index, key: "point", crash.message + place, view: nil)]
      }
      var found: [Diagnostic] = []
      if let expected = trace.touch.expectedHitView, !expected.isMet(by: trace.hitView.map { trace.hierarchy[$0].name })
      {
        found.append(
          diagnostic(0, scene, index, key: "expect", hitMessage(trace, expected), view: expected.name))
      }
      if let expected = trace.touch.expectedHandler, !expected.isMet(by: trace.handledBy) {
        let handler = trace.handledBy.map(quoted) ?? "nobody"
        let message = "\(touch(trace)) is handled by \(handler), not by \(expected.text)"
        found.append(diagnostic(1, scene, index, key: "expectHandledBy", message, view: expected.name))
      }
      return found
    }
  }

  private static func diagnostic(
    _ rule: Int, _ scene: Scene, _ touch: Int, key: String, _ message: String, view: String?
  ) -> Diagnostic {
    let position =
      scene.locations.position(of: key, inTouch: touch) ?? scene.locations.position(ofTouch: touch)
    return Diagnostic(
      ruleID: rules[rule].id, severity: rules[rule].severity, file: scene.locations.file, position: position,
      message: message, view: view)
  }

  private static func touch(_ trace: Trace) -> String {
    let name = trace.touch.name.map { " \(quoted($0))" } ?? ""
    return "the touch\(name) at \(trace.point.text)"
  }

  private static func hitMessage(_ trace: Trace, _ expected: Touch.Expectation) -> String {
    let answer = trace.hitView.map { quoted(trace.hierarchy[$0].name) } ?? "nothing"
    let message = "\(touch(trace)) hits \(answer), not \(expected.text)"
    guard let name = expected.name, let view = trace.hierarchy.view(named: name) else { return message }
    return message + "; " + why(view, in: trace)
  }

  /// What happened to the view that was expected.
  private static func why(_ view: ViewID, in trace: Trace) -> String {
    let hierarchy = trace.hierarchy
    // The outermost ancestor that turned the touch away is why nothing in it was asked.
    var way = [view]
    while let superview = hierarchy[way[way.count - 1]].superview { way.append(superview) }
    for step in way.reversed() {
      let outcome = trace[step]
      let name = quoted(hierarchy[step].name)
      switch outcome.state {
      case .rejectedByFlags:
        guard case .flag(let flag) = outcome.reason else { break }
        return "\(name): " + Phrase.rejected(by: flag, alpha: hierarchy[step].alpha).text(in: .english)
      case .pointInsideFalse:
        let miss = outcome.point.flatMap { hierarchy[step].miss(at: $0) }
        let numbers = miss.map { ": " + Phrase.missed($0, at: outcome.point!).text(in: .english) } ?? ""
        return "pointInside of \(name) is false" + numbers
      case .notVisited:
        return "\(name) is not asked: an answer was found before"
      case .visited, .chosen:
        continue
      }
    }
    return "\(quoted(hierarchy[view].name)) was asked, and a view in it or an override answered"
  }
}

extension Touch.Expectation {
  fileprivate var name: String? {
    if case .named(let name) = self { return name }
    return nil
  }

  fileprivate var text: String { name.map(quoted) ?? "nothing" }

  fileprivate func isMet(by answer: String?) -> Bool { answer == name }
}
