import HitTesting

/// Changes that were tried and let touches reach a view.
public struct Fix: Sendable {
  public let changes: [Change]
  /// The area of the view that touches reach afterwards, in square points; 1 for a single touch.
  public let reachableAreaAfter: Double
  /// What other views lose to the changes, the most first.
  public let alsoChanges: [Loss]

  public struct Loss: Hashable, Sendable {
    public let view: ViewID
    /// In square points.
    public let area: Double
  }
}
