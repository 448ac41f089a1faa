import HitTesting

/// A change of one view, as a scene file, or a developer's code, would make it.
public enum Change: Hashable, Sendable {
  case set(ViewID, Setting)
  /// Makes the view the last of its siblings (`bringSubviewToFront(_:)`).
  case bringToFront(ViewID)

  /// A key of the scene file with its new value.
  public enum Setting: Hashable, Sendable {
    case isHidden(Bool)
    case alpha(Double)
    case isUserInteractionEnabled(Bool)
    case transform(AffineTransform)
    /// In the superview's coordinates. The content stays where it is on the screen: `contentOffset` moves with the origin.
    case frame(Rect, contentOffset: Point)
    /// In the superview's coordinates: the whole view moves, whatever its transform.
    case center(Point)
    case hitTest(HitTestBehavior)
    case pointInside(PointInsideBehavior)
  }

  public var view: ViewID {
    switch self {
    case .set(let view, _), .bringToFront(let view): view
    }
  }

  public func apply(to hierarchy: inout Hierarchy) {
    switch self {
    case .bringToFront(let view):
      hierarchy.bringToFront(view)
    case .set(let view, let setting):
      switch setting {
      case .isHidden(let value): hierarchy[view].isHidden = value
      case .alpha(let value): hierarchy[view].alpha = value
      case .isUserInteractionEnabled(let value): hierarchy[view].isUserInteractionEnabled = value
      case .transform(let value): hierarchy[view].transform = value
      case .frame(let frame, let contentOffset):
        hierarchy[view].frame = frame
        hierarchy[view].bounds.origin = contentOffset
      case .center(let center): hierarchy[view].center = center
      case .hitTest(let behavior): hierarchy[view].behavior.hitTest = behavior
      case .pointInside(let behavior): hierarchy[view].behavior.pointInside = behavior
      }
    }
  }

  /// How much the change disturbs, for putting small ones first: a switch before geometry, one view's before everybody's.
  var weight: Int {
    switch self {
    case .bringToFront: 3
    case .set(_, let setting):
      switch setting {
      case .isHidden, .alpha, .isUserInteractionEnabled: 1
      case .hitTest: 2
      case .pointInside: 2
      case .transform: 3
      case .frame, .center: 4
      }
    }
  }
}
