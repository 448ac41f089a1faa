/// What the name of a class tells.
enum KnownClasses {
  /// Whether the class is one of windows: `UIWindow`, `UITextEffectsWindow`, `MyApp.PassthroughWindow`.
  static func isWindow(_ className: String, baseClass: String? = nil) -> Bool {
    baseClass == "UIWindow" || className.hasSuffix("Window")
  }

  /// Whether SwiftUI draws and hit-tests the inside of the view.
  static func isSwiftUIHost(_ className: String) -> Bool { className.contains("_UIHostingView") }
}
