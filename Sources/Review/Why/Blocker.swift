import HitTesting

/// What keeps touches on a part of a view from reaching it.
public struct Blocker: Hashable, Sendable {
  /// The view to blame: an ancestor with its flags, the view in front, the view itself.
  public let view: ViewID
  public let reason: Reason
  /// The part of the view that it takes, in square points.
  public let area: Double

  public enum Reason: String, CaseIterable, Sendable {
    case isHidden, alpha, isUserInteractionEnabled
    /// The part lies outside an ancestor, which is asked first.
    case pointInsideFalse
    case singularTransform
    /// Another view answers, because it is asked earlier.
    case covered
    /// The view, or an ancestor, is empty and contains no point.
    case zeroSize
    /// No part of the view is on the screen.
    case offScreen
    /// An override, declared or in code, answers something else.
    case override
  }
}
