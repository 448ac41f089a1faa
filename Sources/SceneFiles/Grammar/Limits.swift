/// The sizes up to which a scene is read. They are far beyond any real one and keep all geometry finite.
enum Limits {
  /// In bytes. A file of nothing but brackets takes 24 times as much memory; a million views need 80 MB.
  static let fileSize = 256 << 20
  /// The largest magnitude of a coordinate, a length or a factor.
  static let coordinate = 1e15
  /// How much the transforms of a view and its superviews together may enlarge or shrink. A coordinate that goes up
  /// and down through that, squared to an area, still fits a `Double`.
  static let magnification = 1e50
  /// How many views may be inside each other. UIKit's hit test calls itself once for every level and would
  /// overflow an app's stack with more.
  static let viewDepth = 2000
  /// How many fingers or taps.
  static let count = 100.0
  /// How deep the values for overrides may nest.
  static let valueDepth = 32
}
