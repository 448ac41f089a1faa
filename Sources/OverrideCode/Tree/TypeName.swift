/// A type as the source writes it; nothing is looked up.
///
/// | source | `name` | `arguments` |
/// | --- | --- | --- |
/// | `UIView?`, `UIView *` | `UIView` | |
/// | `[UIView]`, `UIView *targets[]` | `Array` | `UIView` |
/// | `[String: UIView]` | `Dictionary` | `String`, `UIView` |
/// | `NSArray<UIView *> *` | `NSArray` | `UIView` |
/// | `(CGPoint) -> Bool`, `BOOL (^)(CGPoint)` | `->` | the parameters, then the result |
/// | `(CGPoint, CGPoint)` | `()` | the elements |
/// | `id<Delegate>` | `id` | |
public struct TypeName: Hashable, Sendable {
  public enum Optionality: UInt8, Sendable {
    case none
    /// `UIView?`
    case optional
    /// `UIView!`
    case implicitlyUnwrapped
  }

  public var name: String
  public var arguments: [TypeName]
  public var optionality: Optionality
  /// An Objective-C object or C pointer: `UIView *`.
  public var isPointer: Bool

  public init(
    _ name: String, arguments: [TypeName] = [], optionality: Optionality = .none, isPointer: Bool = false
  ) {
    self.name = name
    self.arguments = arguments
    self.optionality = optionality
    self.isPointer = isPointer
  }
}
