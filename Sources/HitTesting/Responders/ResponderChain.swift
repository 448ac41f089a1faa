extension Hierarchy {
  /// The next responder, or nil at the end of the chain.
  ///
  /// - A view's is its controller if it is the controller's root view, else its superview; a controller's is the
  ///   superview of its view, or the controller that presents it
  ///   (https://developer.apple.com/documentation/uikit/uiresponder/next).
  /// - A window's is the application; since iOS 13 the window scene is observed between them.
  /// - The application's is its delegate, if that is a responder
  ///   (https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events).
  public func next(after responder: Responder) -> Responder? {
    switch responder {
    case .view(let id):
      return self[id].viewController == nil ? superviewResponder(of: id) : .viewController(of: id)
    case .viewController(let id):
      if application.presentedNext == .presentingViewController,
        let presenter = self[id].viewController?.presentedBy,
        let presentersView = viewController(named: presenter)
      {
        return .viewController(of: presentersView)
      }
      return self[id].isWindow ? afterWindow : superviewResponder(of: id)
    case .window(let id):
      return self[id].viewController == nil ? afterWindow : .viewController(of: id)
    case .windowScene:
      return .application
    case .application:
      return application.delegate == nil ? nil : .applicationDelegate
    case .applicationDelegate:
      return nil
    }
  }

  private var afterWindow: Responder { application.hasWindowScene ? .windowScene : .application }

  private func superviewResponder(of id: ViewID) -> Responder? {
    self[id].superview.map(responder)
  }

  /// The chain from a responder, itself included, to the end. It stops before a responder that it has passed
  /// already, which only controllers that present each other can bring about.
  public func responderChain(from first: Responder) -> [Responder] {
    var chain: [Responder] = []
    var passed: Set<Responder> = []
    var current: Responder? = first
    while let responder = current, passed.insert(responder).inserted {
      chain.append(responder)
      current = next(after: responder)
    }
    return chain
  }
}
