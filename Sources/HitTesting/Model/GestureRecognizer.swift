/// A gesture recognizer of a view, with the defaults of `UIGestureRecognizer`.
public struct GestureRecognizer: Sendable {
  public var name: String
  public var className: String
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var isEnabled = true

  public init(name: String, className: String) {
    self.name = name
    self.className = className
  }
}
