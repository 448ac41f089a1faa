import HitTesting

/// What a scene says about the names that an override reads: one view's (or one object's) `outlets`,
/// `properties` and `answers`. A key is spelled as the source file spells it and may be a key path
/// (`layer.shapeLayer.path`); a key of `answers` is a call (`delegate.hitView(for:)`).
public struct SuppliedValues: Sendable {
  /// Objects and values together, by name or key path.
  public var properties: [String: SuppliedValue] = [:]
  /// The results of calls that leave the file.
  public var answers: [String: SuppliedValue] = [:]

  public init() {}

  public var isEmpty: Bool { properties.isEmpty && answers.isEmpty }
}

/// A value given in a scene file for an override's code.
public indirect enum SuppliedValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  /// `.automatic`, or in Objective-C a constant's name.
  case enumCase(String)
  case view(ViewID)
  /// An object that is no view.
  case object(className: String, SuppliedValues)
  case path(SuppliedPath)
  /// A closure or block that is not nil, and what it returns.
  case closure(SuppliedValue)
  case array([SuppliedValue])
}

/// A path given in a scene file, in the coordinates of the view that carries it.
public enum SuppliedPath: Hashable, Sendable {
  case rect(Rect)
  case ellipse(Rect)
  case polygon([Point])
}
