import HitTesting

extension SceneBuilder {
  mutating func buildTouches(_ node: JSONNode) {
    var places: [String: JSONNode] = [:]
    var references: [(name: String?, during: JSONNode)] = []
    for element in checker.elements(of: node) {
      let members = checker.members(of: element, as: .touch, TouchKey.self)
      let touch = touch(members)
      if let nameNode = members[.name], let name = touch.name {
        if let first = places[name] {
          checker.report(
            "duplicate-name", at: nameNode, "two touches are named \(quoted(name))",
            notes: [Diagnostic.Note("this is the first", at: position(of: first))])
        } else {
          places[name] = nameNode
        }
      }
      if let during = members[.during] { references.append((touch.name, during)) }
      scene.touches.append(touch)
      scene.locations.addTouch(at: position(of: element), keys: members.places(in: document))
    }
    checkTouchesDown(references, names: places)
  }

  private mutating func touch(_ members: Members<TouchKey>) -> Touch {
    var touch = Touch(name: text(members[.name]), point: .zero)
    if let node = members[.point], let point = point(node) { touch.point = point }
    if let node = members[.space] { touch.space = view(node) }
    if let node = members[.path] { touch.path = points(node) }
    touch.during = text(members[.during])
    if let value = number(members[.pressDuration]) { touch.pressDuration = value }
    if let value = count(members[.tapCount]) { touch.tapCount = value }
    if let node = members[.event] { touch.event = event(node) }
    if let node = members[.expect] {
      touch.expectedHitView =
        document.kind(of: node) == .null ? .nobody : view(node).map { .named(scene.hierarchy[$0].name) }
    }
    if let node = members[.expectHandledBy] {
      touch.expectedHandler = document.kind(of: node) == .null ? .nobody : responderName(node).map { .named($0) }
    }
    return touch
  }

  private mutating func event(_ node: JSONNode) -> Event? {
    guard document.kind(of: node) == .object else { return nil }
    let members = checker.members(of: node, as: .event, EventKey.self)
    return Event(type: text(members[.type]).flatMap { EventType(rawValue: $0) } ?? .touches)
  }

  /// Checks that each `during` names another touch, and that no touch begins during itself.
  private mutating func checkTouchesDown(
    _ references: [(name: String?, during: JSONNode)], names: [String: JSONNode]
  ) {
    var earlier: [String: (name: String, place: JSONNode)] = [:]
    for (name, node) in references {
      let during = text(node) ?? ""
      if names[during] == nil {
        checker.report(
          "unknown-name", at: node, "there is no touch named \(quoted(during))",
          help: checker.problems.deservesSuggestion(among: names.count)
            ? Suggestion.question(for: during, among: names.keys.stablySorted()) : nil)
      } else if let name {
        earlier[name] = (during, node)
      }
    }
    for start in Circles(of: references.compactMap { $0.name }, next: { earlier[$0]?.name }).starts {
      guard let place = earlier[start]?.place else { continue }
      checker.report(
        "circular-reference", at: place, "the touch \(quoted(start)) begins during itself, through `during`")
    }
  }
}
