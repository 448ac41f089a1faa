/// A member of a responder chain.
public enum Responder: Hashable, Sendable {
  case view(ViewID)
  /// The controller whose root view it is.
  case viewController(of: ViewID)
  case window(ViewID)
  case windowScene
  case application
  case applicationDelegate

  public enum Kind: String, CaseIterable, Sendable {
    case view, viewController, window, windowScene, application, applicationDelegate
  }

  public var kind: Kind {
    switch self {
    case .view: .view
    case .viewController: .viewController
    case .window: .window
    case .windowScene: .windowScene
    case .application: .application
    case .applicationDelegate: .applicationDelegate
    }
  }

  public static let applicationName = "UIApplication"
  public static let windowSceneName = "UIWindowScene"
}

extension Hierarchy {
  /// The view or window as a responder.
  public func responder(_ id: ViewID) -> Responder { self[id].isWindow ? .window(id) : .view(id) }

  public func name(of responder: Responder) -> String {
    switch responder {
    case .view(let id), .window(let id): self[id].name
    case .viewController(let id): self[id].viewController?.name ?? self[id].name
    case .windowScene: Responder.windowSceneName
    case .application: Responder.applicationName
    case .applicationDelegate: application.delegate?.name ?? ""
    }
  }

  public func className(of responder: Responder) -> String {
    switch responder {
    case .view(let id), .window(let id): self[id].className
    case .viewController(let id): self[id].viewController?.className ?? "UIViewController"
    case .windowScene: Responder.windowSceneName
    case .application: Responder.applicationName
    case .applicationDelegate: application.delegate?.name ?? ""
    }
  }

  /// What the responder implements of its own.
  public func traits(of responder: Responder) -> ResponderTraits {
    switch responder {
    case .view(let id), .window(let id): self[id].responder
    case .viewController(let id): self[id].viewController?.responder ?? ResponderTraits()
    case .windowScene: ResponderTraits()
    case .application: application.responder
    case .applicationDelegate: application.delegate?.responder ?? ResponderTraits()
    }
  }

  /// The responder of that name, of any kind.
  public func responder(named name: String) -> Responder? {
    if let id = view(named: name) { return responder(id) }
    if let id = viewController(named: name) { return .viewController(of: id) }
    if name == Responder.applicationName { return .application }
    if name == Responder.windowSceneName, application.hasWindowScene { return .windowScene }
    if let delegate = application.delegate, delegate.name == name { return .applicationDelegate }
    return nil
  }

  /// The root view of the controller of that name.
  public func viewController(named name: String) -> ViewID? {
    views.firstIndex { $0.viewController?.name == name }.map { ViewID($0) }
  }
}
