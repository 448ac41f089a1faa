import HitTesting

/// React Native's views hit-test by rules of their own, which are known: their classes get a declared behavior.
///
/// Sources: `RCTView.m` and `RCTViewComponentView.mm` of https://github.com/facebook/react-native. What a component's
/// `pointerEvents` and `hitSlop` say is in no dump.
enum ReactNativePreset {
  /// The rule of the class; nil for any other class.
  static func behavior(of className: String) -> HitTestBehavior? {
    // Generic and renamed subclasses are left alone: nobody knows what they override.
    if paper.contains(className) { return .unbounded(ignoringAlpha: true) }
    if fabric.contains(className) { return .unbounded(ignoringAlpha: false) }
    return nil
  }

  /// `RCTView` and its subclasses in React Native that leave its hit test alone.
  private static let paper: Set<String> = ["RCTView", "RCTScrollContentView", "RCTRootContentView"]

  /// `RCTViewComponentView` and its subclasses in React Native that leave its hit test alone.
  private static let fabric: Set<String> = [
    "RCTViewComponentView", "RCTParagraphComponentView", "RCTImageComponentView", "RCTSafeAreaViewComponentView",
    "RCTUnimplementedNativeComponentView",
  ]
}

extension Draft {
  /// Gives React Native's views their rules, and says so.
  mutating func applyReactNativePreset() {
    var classes: Set<String> = []
    for index in views.indices where views[index].view.behavior.hitTest == nil {
      guard let behavior = ReactNativePreset.behavior(of: views[index].view.className) else { continue }
      self[index].view.behavior.hitTest = behavior
      classes.insert(views[index].view.className)
    }
    guard !classes.isEmpty else { return }
    note(
      "\(classes.sorted().joined(separator: ", ")) hit-test by React Native's rules, which were applied: subviews are asked outside of the bounds too. pointerEvents, hitSlop and zIndex are not in the file: auto and none were assumed."
    )
  }
}
