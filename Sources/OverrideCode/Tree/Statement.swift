/// One statement of a body, with its place. Each case below shows Swift first, then Objective-C where it differs.
public struct Statement: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable {
    /// `layer.removeAllAnimations()` · `[self.layer removeAllAnimations];`
    case expression(Expression)
    /// `let (x, y) = pair`, `var frame: CGRect` · `CGRect a = b, c;`. One statement for each name or tuple.
    case variable(Variable)
    /// A function inside a body.
    case function(Function)
    /// `if let view = view, view.isHidden { … } else { … }`. An `else if` is an `if` alone in the else part.
    case `if`([Condition], then: [Statement], else: [Statement]?)
    /// `guard let view = view else { return nil }`
    case `guard`([Condition], else: [Statement])
    /// `for case let view? in views where !view.isHidden { … }` · `for (UIView *view in self.subviews)`
    case forIn(Pattern, in: Expression, where: Expression?, body: [Statement])
    /// C's `for (int i = 0, n = 3; i < n; i++)`.
    case forLoop(start: [Statement], condition: Expression?, step: [Expression], body: [Statement])
    /// `while let view = next { … }`
    case `while`([Condition], body: [Statement])
    /// `repeat { … } while x` · `do { … } while (x);`
    case repeatWhile(body: [Statement], condition: Expression)
    /// In Objective-C a case that runs on into the next one ends in `fallthrough` here too.
    case `switch`(Expression, [SwitchCase])
    /// Leaves the innermost loop or switch, or the labelled statement.
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case `return`(Expression?)
    /// `throw failure` · `@throw failure;`
    case `throw`(Expression)
    case `defer`([Statement])
    /// `do { … }` · `{ … }`, `@autoreleasepool { … }`, `@synchronized (self) { … }`
    case block([Statement])
    /// `do { … } catch { … }` · `@try { … } @catch (…) { … } @finally { … }`
    case doCatch([Statement], catches: [[Statement]], finally: [Statement])
    /// `dispatch_once(&token, ^{ … });`
    case once(token: Expression, body: [Statement])
    /// `outer: for …`
    case labelled(String, Statement)
    /// What the reader could not read: code that gets here cannot go on. The text says why.
    case unreadable(String)
  }
}

/// The declaration of a local variable or constant.
public struct Variable: Sendable {
  public var pattern: Pattern
  public var type: TypeName?
  /// Nil for `let x: Int`, `CGRect r;`.
  public var initialValue: Expression?
  public var isConstant: Bool
  /// C's `static`: initialized once, kept between calls.
  public var isStatic: Bool

  public init(
    _ pattern: Pattern, type: TypeName? = nil, initialValue: Expression? = nil, isConstant: Bool = false,
    isStatic: Bool = false
  ) {
    self.pattern = pattern
    self.type = type
    self.initialValue = initialValue
    self.isConstant = isConstant
    self.isStatic = isStatic
  }
}

/// One clause of `if`, `guard` or `while`; all must hold, from left to right.
public indirect enum Condition: Sendable {
  /// `!view.isHidden`. `#available` and `@available` are read as `true`.
  case expression(Expression)
  /// `let view = superview`: holds unless the value is nil. The shorthand `let view` has the name as its value.
  case binding(Pattern, Expression)
  /// `case .began = phase`
  case match(Pattern, Expression)
}

/// `case .began, .moved where active:`, `default:`. In Objective-C the default may stand anywhere; it is chosen when no
/// other case fits.
public struct SwitchCase: Sendable {
  /// Any of these; empty for `default`.
  public var alternatives: [Alternative]
  public var body: [Statement]
  public var range: SourceRange

  public init(alternatives: [Alternative], body: [Statement], range: SourceRange) {
    self.alternatives = alternatives
    self.body = body
    self.range = range
  }

  public var isDefault: Bool { alternatives.isEmpty }

  public struct Alternative: Sendable {
    public var pattern: Pattern
    public var condition: Expression?

    public init(_ pattern: Pattern, where condition: Expression? = nil) {
      self.pattern = pattern
      self.condition = condition
    }
  }
}

/// What a value is compared with or taken apart by.
public indirect enum Pattern: Sendable {
  /// `_`
  case wildcard
  /// `let view`, or the name in `let view = …`
  case name(String)
  /// `(let x, _)`
  case tuple([Pattern])
  /// `let view?`: not nil.
  case some(Pattern)
  /// `.path(let p)`, `Mode.busy`
  case enumCase(String, [Pattern])
  /// `is UIButton`, `let button as UIButton`
  case type(TypeName, Pattern?)
  /// `self`, `1...3`, `ModeIdle`
  case expression(Expression)
}
