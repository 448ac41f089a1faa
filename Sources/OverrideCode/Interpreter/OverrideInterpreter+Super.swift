import HitTesting

// Calls of `super`.

extension OverrideInterpreter {
  /// `super.method(…)`: the program's method above the code's own type, else UIKit's.
  func callSuper(_ site: CallSite, _ frame: Frame) throws(OverrideCrash) -> Value {
    let arguments = try Arguments(site.arguments, in: frame)
    let inherited = frame.code.owner.flatMap {
      classOf(frame.subject)?.method(above: $0, site.name.text, baseName: site.base.text, labels: site.labels)
    }
    if case .view(let id) = frame.subject {
      switch site.name.text {
      case "hitTest:withEvent:": return try superHitTest(id, inherited, arguments, frame)
      case "pointInside:withEvent:": return try superPointInside(id, inherited, arguments, frame)
      default: break
      }
    }
    if let inherited {
      return try run(
        inherited.code(library), subject: frame.subject, arguments,
        order: inherited.function.argumentIndices(site.labels))
    }
    if site.name.isTouchMessage {
      hasCalledSuper = true
      return effect("call \(excerpt(site.range))")
    }
    var subject = frame.subject
    if let result = try callBuiltin(site.name, on: &subject, arguments) { return result }
    if site.base.text.hasPrefix("init") { return frame.subject }
    return try unknownCall(site, on: frame.subject, "super", frame)
  }

  private func superHitTest(
    _ view: ViewID, _ inherited: MethodInfo?, _ arguments: borrowing Arguments, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    let answer: ViewID?
    if let inherited {
      answer = try tester.superHitTest(view, at: point, source: inherited.source) { () throws(OverrideCrash) in
        try runHitTest(inherited, view, at: point, with: event)
      }
    } else {
      try checkSuperclass(frame)
      answer = try tester.superHitTest(view, at: point, with: event)
    }
    return answer.map { .view($0) } ?? .null
  }

  private func superPointInside(
    _ view: ViewID, _ inherited: MethodInfo?, _ arguments: borrowing Arguments, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    if let inherited {
      return .bool(
        try tester.superPointInside(view, at: point, source: inherited.source) { () throws(OverrideCrash) in
          try runPointInside(inherited, view, at: point, with: event)
        })
    }
    try checkSuperclass(frame)
    return .bool(tester.superPointInside(view, at: point))
  }

  /// An extension of `UIView` takes the place of UIKit's own method; its `super` is `UIResponder`, which has none.
  private func checkSuperclass(_ frame: Frame) throws(OverrideCrash) {
    guard let owner = frame.code.owner, owner.kind == nil, owner.name == "UIView" || owner.name == "UIResponder" else {
      return
    }
    throw OverrideCrash(
      message: "unrecognized selector: super of \(owner.name) is its superclass, which has no \(frame.code.name)")
  }
}
