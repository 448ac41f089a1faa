import HitTesting

extension SceneBuilder {
  /// Builds the windows and all views in them, in the document's order.
  mutating func buildViews(windows: [JSONNode]) {
    var open: [(node: JSONNode, superview: ViewID?, depth: Int)] = windows.reversed().map { ($0, nil, 1) }
    var hasTooDeep = false
    while let (node, superview, depth) = open.popLast() {
      guard depth <= Limits.viewDepth else {
        if !hasTooDeep {
          checker.report(
            "too-deep", at: node, "more than \(Limits.viewDepth) views are inside each other here",
            help: "UIKit's own hit test, which calls itself for every level, would overflow its stack")
        }
        hasTooDeep = true
        continue
      }
      let members = checker.members(of: node, as: superview == nil ? .window : .view, ViewKey.self)
      let id = buildView(members, superview: superview)
      if let subviews = members[.subviews] {
        open += checker.elements(of: subviews).reversed().map { ($0, id, depth + 1) }
      }
    }
  }

  private mutating func buildView(_ members: Members<ViewKey>, superview: ViewID?) -> ViewID {
    let id = ViewID(scene.hierarchy.views.count)
    let className = text(members[.className]) ?? (superview == nil ? "UIWindow" : "UIView")
    let name = name(members[.name], className: className, for: .view(id))
    var view = View(name: name, className: className, baseClass: text(members[.baseClass]), frame: .zero)
    setGeometry(of: &view, members)
    setFlags(of: &view, members)
    view.label = text(members[.label])
    if let node = members[.handles] { view.responder.handles = phases(node) }
    view.responder.implements = texts(members[.implements])
    if let node = members[.actions] { view.actions = actions(node) }
    if let node = members[.gestureRecognizers] { view.gestureRecognizers = gestureRecognizers(node) }
    if bool(members[.firstResponder]) == true { view.isFirstResponder = isOnlyFirstResponder(members) }

    if let superview { scene.hierarchy.addSubview(view, to: superview) } else { scene.hierarchy.addWindow(view) }
    scene.locations.addView(at: position(of: members.node), keys: members.places(in: document))
    if let node = members[.viewController] { scene.hierarchy[id].viewController = viewController(node, of: id) }
    checkMagnification(of: id, members)
    let disabled = disabledRules(members[.lint])
    if !disabled.isEmpty { scene.lint.disabledByView[id] = disabled }
    if refersToOthers(members) { referring.append((id, members)) }
    return id
  }

  private func setFlags(of view: inout View, _ members: Members<ViewKey>) {
    if let value = bool(members[.isHidden]) { view.isHidden = value }
    if let value = number(members[.alpha]) { view.alpha = value }
    if let value = bool(members[.isUserInteractionEnabled]) { view.isUserInteractionEnabled = value }
    if let value = bool(members[.clipsToBounds]) { view.clipsToBounds = value }
    if let value = bool(members[.isEnabled]) { view.isEnabled = value }
    if let value = bool(members[.isMultipleTouchEnabled]) { view.isMultipleTouchEnabled = value }
    if let value = bool(members[.isExclusiveTouch]) { view.isExclusiveTouch = value }
    if let value = number(members[.windowLevel]) { view.windowLevel = value }
    if let value = number(members[.zPosition]) { view.zPosition = value }
  }

  private mutating func isOnlyFirstResponder(_ members: Members<ViewKey>) -> Bool {
    guard let node = members.keyNode(.firstResponder) else { return false }
    guard let first = firstResponder else {
      firstResponder = node
      return true
    }
    checker.report(
      "two-first-responders", at: node, "a second view is the first responder, and there is only one",
      notes: [Diagnostic.Note("this is the first", at: position(of: first))])
    return false
  }

  private mutating func checkMagnification(of id: ViewID, _ members: Members<ViewKey>) {
    let around = scene.hierarchy[id].superview.map { magnifications[$0.index] } ?? Magnification()
    let own = around.applying(scene.hierarchy[id].transform)
    if own.isExcessive, !around.isExcessive {
      checker.report(
        "out-of-range", at: members.keyNode(.transform) ?? members.node,
        "the transforms of this view and its superviews together enlarge or shrink by more than 1e50",
        help: "use a scale of 0 for a view that is squeezed to nothing")
    }
    magnifications.append(own)
  }

  private func refersToOthers(_ members: Members<ViewKey>) -> Bool {
    let keys: [ViewKey] = [.behavior, .outlets, .properties, .answers, .actions, .viewController]
    return keys.contains { members[$0] != nil }
  }
}
