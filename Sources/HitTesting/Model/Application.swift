/// The application at the end of every responder chain.
public struct Application: Sendable {
  public var responder = ResponderTraits()
  public var delegate: ApplicationDelegate?
  /// Whether there is a window scene between a window and the application (iOS 13 and later).
  public var hasWindowScene = false
  public var presentedNext = PresentedNext.presentingViewController

  public init() {}
}

/// A delegate that is a responder itself; others are not in the chain.
public struct ApplicationDelegate: Sendable {
  public var name: String
  public var responder = ResponderTraits()

  public init(name: String) { self.name = name }
}

/// What follows a presented view controller in the responder chain. Apple's pages differ: the article "Using
/// responders and the responder chain to handle events" names the presenting controller, the page of
/// `UIResponder.next` the superview of the controller's view.
public enum PresentedNext: String, Sendable {
  case presentingViewController = "presenting"
  case superview
}
