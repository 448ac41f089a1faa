/// A property, an instance variable, a constant or a global.
///
/// | Swift | Objective-C |
/// | --- | --- |
/// | `let inset: CGFloat = 8` | `static const CGFloat kInset = 8;`, `#define kInset 8` |
/// | `lazy var button = makeButton()` | a method of the property's name, which is the getter |
/// | `var area: CGRect { bounds.insetBy(dx: -8, dy: -8) }` | the same |
/// | `weak var target: UIView?` | `@property (nonatomic, weak) UIView *target;`, `UIView *_target;` |
public struct Property: Sendable {
  public var name: String
  public var type: TypeName?
  /// `static let`, `class var`, `@property (class)`.
  public var isStatic = false
  public var isLazy = false
  /// `let`, `const`, `#define`.
  public var isConstant = false
  /// An Objective-C instance variable that is declared as such and is no `@property`.
  public var isInstanceVariable = false
  /// Objective-C `@property (getter=isOpen) BOOL open;`: `isOpen`.
  public var getterName: String?
  /// The instance variable behind an Objective-C property where `@synthesize` names it; else it is `_` and the name.
  public var instanceVariableName: String?
  /// The initial value; for a `lazy` property it runs at the first read.
  public var initialValue: Expression?
  /// The body of a Swift getter. An Objective-C getter is a method without parameters of the property's name.
  public var getter: [Statement]?
  /// The Swift setter.
  public var setter: Accessor?
  /// The observers of a Swift property: before and after code assigns to it.
  public var willSet: Accessor?
  public var didSet: Accessor?
  public var range: SourceRange

  public init(name: String, type: TypeName? = nil, initialValue: Expression? = nil, range: SourceRange) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.range = range
  }
}

/// `set(value) { … }`, `willSet(value) { … }`, `didSet(value) { … }`.
public struct Accessor: Sendable {
  /// `newValue`, or `oldValue` in `didSet`, where the source gives no name.
  public var parameterName: String
  public var body: [Statement]

  public init(parameterName: String, body: [Statement]) {
    self.parameterName = parameterName
    self.body = body
  }
}
