/// The three flags that keep a view, with everything in it, out of hit testing
/// (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
public enum Flag: String, CaseIterable, Sendable {
  case isHidden
  case isUserInteractionEnabled
  case alpha
}

extension View {
  /// The first flag that turns a touch away, or nil where the view may be hit. Each view checks its own flags only:
  /// alpha is not multiplied along the superviews.
  public var rejectingFlag: Flag? {
    if isHidden { return .isHidden }
    if !isUserInteractionEnabled { return .isUserInteractionEnabled }
    if isTransparentToTouches { return .alpha }
    return nil
  }

  /// Whether `alpha` is below 0.01. It is compared as the layer keeps it, a 32-bit `opacity`, so that exactly 0.01
  /// (0.00999999977… there) is rejected, by the documented `< 0.01` and by the `<= 0.01` of folklore alike. The
  /// exact comparison inside UIKit is not public.
  public var isTransparentToTouches: Bool { Double(Float(alpha)) < 0.01 }
}
