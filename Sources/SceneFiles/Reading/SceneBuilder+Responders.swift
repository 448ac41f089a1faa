import HitTesting

extension SceneBuilder {
  func phases(_ node: JSONNode) -> Set<TouchPhase> {
    Set(texts(node).compactMap { TouchPhase(rawValue: $0) })
  }

  /// A view's controller; its `presentedBy` is resolved when all controllers are known.
  mutating func viewController(_ node: JSONNode, of view: ViewID) -> ViewController {
    let members = checker.members(of: node, as: .viewController, ViewControllerKey.self)
    let className = text(members[.className]) ?? "UIViewController"
    let name = name(members[.name], className: className, for: .viewController(of: view))
    var controller = ViewController(name: name, className: className, presentedBy: text(members[.presentedBy]))
    if let node = members[.handles] { controller.responder.handles = phases(node) }
    controller.responder.implements = texts(members[.implements])
    return controller
  }

  mutating func application(_ node: JSONNode) -> Application {
    let members = checker.members(of: node, as: .application, ApplicationKey.self)
    var application = Application()
    if let node = members[.delegate] { application.delegate = applicationDelegate(node) }
    if let value = bool(members[.windowScene]) { application.hasWindowScene = value }
    if let word = text(members[.presentedNext]), let next = PresentedNext(rawValue: word) {
      application.presentedNext = next
    }
    if let node = members[.handles] { application.responder.handles = phases(node) }
    application.responder.implements = texts(members[.implements])
    return application
  }

  private mutating func applicationDelegate(_ node: JSONNode) -> ApplicationDelegate? {
    if document.kind(of: node) == .string {
      return ApplicationDelegate(name: name(node, className: "", for: .applicationDelegate))
    }
    guard document.kind(of: node) == .object else { return nil }
    let members = checker.members(of: node, as: .applicationDelegate, ApplicationDelegateKey.self)
    guard let nameNode = members[.name] else { return nil }
    var delegate = ApplicationDelegate(name: name(nameNode, className: "", for: .applicationDelegate))
    if let node = members[.handles] { delegate.responder.handles = phases(node) }
    delegate.responder.implements = texts(members[.implements])
    return delegate
  }

  mutating func gestureRecognizers(_ node: JSONNode) -> [GestureRecognizer] {
    var recognizers: [GestureRecognizer] = []
    var places: [String: JSONNode] = [:]
    for element in checker.elements(of: node) {
      let members = checker.members(of: element, as: .gestureRecognizer, GestureRecognizerKey.self)
      let className = text(members[.className]) ?? "UIGestureRecognizer"
      let name = text(members[.name]) ?? recognizerNames.next(for: className)
      if let first = places.updateValue(members[.name] ?? element, forKey: name) {
        checker.report(
          "duplicate-name", at: members[.name] ?? element,
          "two gesture recognizers of one view are named \(quoted(name))",
          notes: [Diagnostic.Note("this is the first", at: position(of: first))])
      }
      var recognizer = GestureRecognizer(name: name, className: className)
      if let value = bool(members[.cancelsTouchesInView]) { recognizer.cancelsTouchesInView = value }
      if let value = bool(members[.delaysTouchesBegan]) { recognizer.delaysTouchesBegan = value }
      if let value = bool(members[.delaysTouchesEnded]) { recognizer.delaysTouchesEnded = value }
      if let value = bool(members[.isEnabled]) { recognizer.isEnabled = value }
      if let value = count(members[.numberOfTapsRequired]) { recognizer.numberOfTapsRequired = value }
      if let value = count(members[.numberOfTouchesRequired]) { recognizer.numberOfTouchesRequired = value }
      if let value = number(members[.minimumPressDuration]) { recognizer.minimumPressDuration = value }
      if let value = number(members[.allowableMovement]) { recognizer.allowableMovement = value }
      if let node = members[.direction] { recognizer.directions = directions(node) }
      recognizers.append(recognizer)
    }
    return recognizers
  }

  private func directions(_ node: JSONNode) -> Set<SwipeDirection> {
    let words = document.kind(of: node) == .array ? texts(node) : [text(node)].compactMap { $0 }
    return Set(words.compactMap { SwipeDirection(rawValue: $0) })
  }

  /// A control's actions; their targets are resolved when all responders are known.
  mutating func actions(_ node: JSONNode) -> [ControlAction] {
    var actions: [ControlAction] = []
    for element in checker.elements(of: node) {
      let members = checker.members(of: element, as: .action, ActionKey.self)
      guard let selector = text(members[.selector]) else { continue }
      actions.append(
        ControlAction(
          event: text(members[.event]) ?? "touchUpInside", selector: selector, target: text(members[.target])))
      if let target = members[.target], document.kind(of: target) == .string { targets.append(target) }
    }
    return actions
  }
}
