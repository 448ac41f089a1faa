/// What any responder (a view, a controller, the application, its delegate) implements of its own.
public struct ResponderTraits: Sendable {
  /// The touch messages that it implements without calling `super`: they end with it.
  public var handles: Set<TouchPhase>
  /// The selectors of the action methods that it implements.
  public var implements: [String]

  public init(handles: Set<TouchPhase> = [], implements: [String] = []) {
    self.handles = handles
    self.implements = implements
  }
}
