import HitTesting
import OverrideCode

extension SceneBuilder {
  /// Resolves what refers to views and other responders, now that all of them have their names.
  mutating func resolveReferences() {
    for target in targets { _ = responderName(target) }
    for (id, members) in referring {
      if let node = members[.behavior] { scene.hierarchy[id].behavior = behavior(node) }
      if let node = members[.viewController], let presenter = document.member("presentedBy", of: node) {
        _ = viewControllerName(presenter)
      }
      let values = suppliedValues(
        outlets: members[.outlets], properties: members[.properties], answers: members[.answers], depth: 0)
      if !values.isEmpty { scene.suppliedValues[id] = values }
    }
    checkPresentations()
  }

  private mutating func behavior(_ node: JSONNode) -> Behavior {
    let members = checker.members(of: node, as: .behavior, BehaviorKey.self)
    var behavior = Behavior()
    if let node = members[.hitTest] { behavior.hitTest = hitTestBehavior(node) }
    if let node = members[.pointInside] { behavior.pointInside = pointInsideBehavior(node) }
    return behavior
  }

  private mutating func hitTestBehavior(_ node: JSONNode) -> HitTestBehavior? {
    switch text(node) {
    case "passThrough": return .passThrough
    case "none": return .never
    case "unbounded": return .unbounded(ignoringAlpha: false)
    case "unboundedIgnoringAlpha": return .unbounded(ignoringAlpha: true)
    default:
      let members = checker.members(of: node, as: .forwarding, ForwardingKey.self)
      return view(members[.forwardTo]).map { .forward(to: $0) }
    }
  }

  private mutating func pointInsideBehavior(_ node: JSONNode) -> PointInsideBehavior? {
    switch text(node) {
    case "always": return .always
    case "never": return .never
    default: break
    }
    let members = checker.members(of: node, as: .touchArea, TouchAreaKey.self)
    if let outset = members[.outset] {
      if let distance = number(outset) { return .outset(EdgeInsets(all: distance)) }
      let distances = numbers(outset)
      guard distances.count == 4 else { return nil }
      return .outset(
        EdgeInsets(top: distances[0], left: distances[1], bottom: distances[2], right: distances[3]))
    }
    if members[.ellipse] != nil { return .ellipse }
    return members[.path].map { .path(points($0)) }
  }

  /// Reports controllers that present each other in a circle, each circle once.
  private mutating func checkPresentations() {
    var presenters: [String: (presenter: String, place: JSONNode)] = [:]
    for (id, members) in referring {
      guard let controller = scene.hierarchy[id].viewController, let presenter = controller.presentedBy,
        let node = members[.viewController], let place = document.member("presentedBy", of: node)
      else { continue }
      presenters[controller.name] = (presenter, place)
    }
    let circles = Circles(
      of: referring.compactMap { scene.hierarchy[$0.view].viewController?.name }, next: { presenters[$0]?.presenter })
    for start in circles.starts {
      guard let place = presenters[start]?.place else { continue }
      checker.report(
        "circular-reference", at: place,
        "the view controller \(quoted(start)) is presented by itself, through `presentedBy`")
    }
  }
}
