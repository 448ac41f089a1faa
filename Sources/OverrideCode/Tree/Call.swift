/// A message, a method call, an initializer call or a call of a free function.
///
/// | source | receiver | `baseName` | labels | `name` |
/// | --- | --- | --- | --- | --- |
/// | `view.hitTest(p, with: e)` | `view` | `hitTest` | nil, `with` | `hitTest(_:with:)` |
/// | `[view hitTest:p withEvent:e]` | `view` | `hitTest` | nil, `withEvent` | `hitTest:withEvent:` |
/// | `[view superview]` | `view` | `superview` | | `superview` |
/// | `CGPoint(x: 1, y: 2)` | none | `CGPoint` | `x`, `y` | `CGPoint(x:y:)` |
/// | `CGPointMake(1, 2)` | none | `CGPointMake` | nil, nil | `CGPointMake` |
/// | `.init(x: 1, y: 2)` | `implicitBase` | `init` | `x`, `y` | `init(x:y:)` |
///
/// In Swift, a call without receiver may also be a method of `self` or a closure in a variable, and one with a receiver
/// a closure in a property. A trailing closure is the last argument, without label (the first of several).
public struct Call: Sendable {
  public var receiver: Expression?
  public var baseName: String
  public var arguments: [Argument]
  /// The full name in the spelling of the language, as `Function.name` is.
  public var name: String
  /// `delegate.shouldBypass?(view)`, `handler?(point)`: nil, and the end of the chain around it, where the method is
  /// not implemented or the closure is nil.
  public var isOptional: Bool

  public init(
    receiver: Expression?, baseName: String, arguments: [Argument], name: String, isOptional: Bool = false
  ) {
    self.receiver = receiver
    self.baseName = baseName
    self.arguments = arguments
    self.name = name
    self.isOptional = isOptional
  }
}
