/// A method, an initializer, a free or a local function.
///
/// | | Swift | Objective-C |
/// | --- | --- | --- |
/// | source | `func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?` | `- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)event` |
/// | `name` | `hitTest(_:with:)` | `hitTest:withEvent:` |
/// | `baseName` | `hitTest` | `hitTest` |
/// | parameters' labels | nil, `with` | nil, `withEvent` |
///
/// An Objective-C method without parameters is named `reset`, a Swift one `reset()`, a C function as in C (`clamp`).
public struct Function: Sendable {
  /// The full name in the spelling of the file's language.
  public var name: String
  public var baseName: String
  public var parameters: [Parameter]
  public var returnType: TypeName?
  /// `static func`, `class func`, `+ (…)`.
  public var isStatic: Bool
  /// Nil for a declaration only, as in an `@interface` or a protocol. A Swift body of one expression is a `return`.
  public var body: [Statement]?
  /// From the first word of the declaration to the closing brace.
  public var range: SourceRange

  public init(
    name: String, baseName: String, parameters: [Parameter] = [], returnType: TypeName? = nil, isStatic: Bool = false,
    body: [Statement]? = nil, range: SourceRange
  ) {
    self.name = name
    self.baseName = baseName
    self.parameters = parameters
    self.returnType = returnType
    self.isStatic = isStatic
    self.body = body
    self.range = range
  }
}

/// One parameter of a function, closure or block.
public struct Parameter: Sendable {
  /// The label at the call; nil for `_`, for C functions, closures and an Objective-C method's first parameter.
  public var label: String?
  /// The name in the body; `_` where it is not used, `...` for any further arguments of a C function or macro.
  public var name: String
  public var type: TypeName?
  public var defaultValue: Expression?

  public init(label: String? = nil, name: String, type: TypeName? = nil, defaultValue: Expression? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}
