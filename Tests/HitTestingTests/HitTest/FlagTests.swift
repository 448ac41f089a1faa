import HitTesting
import Testing

/// The flags that keep a view out of hit testing
/// (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)).
@Suite struct FlagTests {
  /// Rejected below 0.01 as the layer keeps it, in 32 bits.
  @Test(arguments: [
    (0.0, false), (0.009, false), (0.01, false), (0.010_000_000_1, false), (0.010_000_01, true), (0.011, true),
    (0.02, true), (1, true),
  ])
  func alpha(_ alpha: Double, isHit: Bool) throws {
    let hierarchy = Hierarchy(.window([Tree("v", rect(0, 0, 100, 100)) { $0.alpha = alpha }]))
    let trace = HitTester(hierarchy).trace(Touch(point: point(10, 10)))
    let id = hierarchy.id("v")
    #expect((trace.hitView == id) == isHit)
    #expect(trace[id].reason == (isHit ? nil : .flag(.alpha)))
  }

  @Test(
    "A flag removes the view with everything in it",
    arguments: [
      ({ @Sendable (view: inout View) in view.isHidden = true }, Flag.isHidden),
      ({ @Sendable (view: inout View) in view.isUserInteractionEnabled = false }, .isUserInteractionEnabled),
      ({ @Sendable (view: inout View) in view.alpha = 0 }, .alpha),
    ])
  func subtree(_ set: @Sendable (inout View) -> Void, _ flag: Flag) {
    let hierarchy = Hierarchy(
      .window([Tree("v", rect(0, 0, 100, 100), [Tree("sub", rect(0, 0, 50, 50))], configure: set)]))
    let trace = HitTester(hierarchy).trace(Touch(point: point(10, 10)))
    #expect(trace.hitView == hierarchy.id("window"))
    #expect(trace[hierarchy.id("v")].state == .rejectedByFlags)
    #expect(trace[hierarchy.id("v")].reason == .flag(flag))
    #expect(trace[hierarchy.id("sub")].state == .notVisited)
    // The flags come before pointInside.
    #expect(!trace.calls.contains { $0.view == hierarchy.id("v") && $0.method == .pointInside })
  }

  @Test(
    "Defaults by class",
    arguments: [
      // https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled and .../uilabel/...
      ("UIView", true), ("UIImageView", false), ("UILabel", false), ("UIButton", true), ("UIStackView", true),
      ("UIScrollView", true), ("UIControl", true),
    ])
  func defaults(_ className: String, isEnabled: Bool) {
    #expect(View(name: "v", className: className, frame: .zero).isUserInteractionEnabled == isEnabled)
    #expect(
      View(name: "v", className: "Own", baseClass: className, frame: .zero).isUserInteractionEnabled == isEnabled)
  }
}
