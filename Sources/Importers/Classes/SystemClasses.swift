/// The classes of Apple's frameworks, by the beginnings of their names.
enum SystemClasses {
  /// Whether the class is Apple's own, so that no source of the app's changes its hit testing.
  static func contains(_ className: String) -> Bool {
    modules.contains { className.hasPrefix($0) } || prefixes.contains { isPrefixed(className, by: $0) }
  }

  /// A prefix is followed by a capital: `UIView` has `UI`, `UIscroller` has not.
  private static func isPrefixed(_ className: String, by prefix: String) -> Bool {
    guard className.hasPrefix(prefix), !className.contains(".") else { return false }
    return className.dropFirst(prefix.count).first?.isUppercase ?? false
  }

  /// UIKit, WebKit, MapKit, MetalKit, GLKit, SpriteKit, SceneKit, ARKit, AVKit, PDFKit, PhotosUI, Core Animation.
  private static let prefixes = [
    "UI", "_UI", "WK", "_WK", "MK", "_MK", "MTK", "GLK", "SK", "SCN", "AR", "AV", "PDF", "PK", "PU", "CA", "LP", "QL",
    "VK",
  ]

  /// Swift's modules, plain and mangled.
  private static let modules = [
    "UIKit.", "UIKitCore.", "SwiftUI.", "_TtC7SwiftUI", "_TtCC7SwiftUI", "_TtGC7SwiftUI", "_TtCV7SwiftUI",
    "_TtC5UIKit", "_TtC9UIKitCore", "_TtCC5UIKit", "_TtCC9UIKitCore",
  ]
}
