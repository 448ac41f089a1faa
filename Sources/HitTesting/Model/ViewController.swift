/// A view controller; it stands with its root view.
public struct ViewController: Sendable {
  public var name: String
  public var className: String
  /// The name of the controller that presents this one.
  public var presentedBy: String?
  public var responder = ResponderTraits()

  public init(name: String, className: String = "UIViewController", presentedBy: String? = nil) {
    self.name = name
    self.className = className
    self.presentedBy = presentedBy
  }
}
