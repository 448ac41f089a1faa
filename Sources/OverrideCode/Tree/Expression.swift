/// One expression with its place. Each case below shows Swift first, then Objective-C where it differs.
public struct Expression: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable {
    // Literals.

    /// `nil` · `nil`, `Nil`, `NULL`
    case null
    /// `true` · `YES`, `@NO`, `true`
    case boolean(Bool)
    /// `44` · `44`, `44u`, `@44`, `'a'`
    case integer(Int)
    /// `44.0` · `44.f`, `@0.5`
    case floating(Double)
    /// `"at \(point)"` · `@"at"`, `"at"`
    case string([StringPart])
    /// `#selector(save(_:))` · `@selector(save:)`, in the spelling of the language.
    case selector(String)
    /// `UIButton.self` · `[UIButton class]`, `UIButton.class`
    case classReference(TypeName)
    /// `\UIView.layer.zPosition`: the names behind the root.
    case keyPath([String])
    /// `[a, b]` · `@[a, b]`, and `{a, b}` for a C array.
    case array([Expression])
    /// `["a": b]` · `@{@"a": b}`
    case dictionary([DictionaryEntry])
    /// `(x: a, b)`
    case tuple([Argument])
    /// `(CGPoint){.x = 1, .y = 2}`, `CGPoint p = {1, 2};`; no type for a list inside another one.
    case compoundLiteral(TypeName?, [Argument])
    /// `{ $0.isHidden }` · `^BOOL(UIView *v) { … }`
    case closure(Closure)

    // Names.

    /// A variable, a property of `self`, an instance variable, a type, a constant: `point`, `_button`, `UIScreen`, `$0`.
    case name(String)
    case selfReference
    /// Only as a receiver or base.
    case superReference
    /// What stands in front of a leading dot: `.zero` is a member of it.
    case implicitBase
    /// `_` as the target of an assignment.
    case discard
    /// `view.frame` · `view.frame`, `self->_view`
    case member(Expression, String)
    /// `views[0]` · `views[0]`, `map[@"key"]`
    case `subscript`(Expression, [Argument])

    // Calls.

    /// A message, a method call, an initializer or a free function.
    case call(Call)
    /// A call of a value that is no plain name or member: `handlers[0](point)`, `{ … }()` · `self.handler(point)`.
    case invoke(Expression, [Argument])

    // Operators.

    case unary(UnaryOperator, Expression)
    case binary(BinaryOperator, Expression, Expression)
    /// `a = b`, `a += b`; the operator is nil for a plain assignment.
    case assignment(Expression, BinaryOperator?, Expression)
    /// `a ? b : c` · GNU's `a ?: c` has no second part.
    case conditional(Expression, then: Expression?, else: Expression)
    /// `view is UIButton`
    case typeTest(Expression, TypeName)
    /// `view as? UIButton` · `(UIButton *)view`
    case cast(CastKind, Expression, TypeName)

    // Optionals.

    /// The whole of a chain, `a?.b.c`: nil as soon as an `unwrapOrLeave` or an optional call in it finds nil. As the
    /// target of an assignment, `a?.b = c`, it does nothing then.
    case optionalChain(Expression)
    /// `a?` inside a chain.
    case unwrapOrLeave(Expression)
    /// `a!`
    case forceUnwrap(Expression)

    // The rest.

    /// `({ …; value; })`, and Swift's `if` and `switch` as expressions: the value is that of the expression statement
    /// that runs last.
    case statements([Statement])
    /// What the reader could not read: code that gets here cannot go on. The text says why.
    case unreadable(String)
  }
}

/// A piece of a string literal.
public enum StringPart: Sendable {
  case text(String)
  /// `\(value)`
  case value(Expression)
}

/// `key: value` in a dictionary literal.
public struct DictionaryEntry: Sendable {
  public var key: Expression
  public var value: Expression

  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A value with its label in a call, tuple, subscript or C initializer.
public struct Argument: Sendable {
  public var label: String?
  public var value: Expression

  public init(label: String? = nil, _ value: Expression) {
    self.label = label
    self.value = value
  }
}

/// How a cast behaves when the type does not fit.
public enum CastKind: UInt8, Sendable {
  /// `as? T`: nil.
  case conditional
  /// `as! T`: a crash.
  case forced
  /// `as T`: cannot fail.
  case bridging
  /// `(T)x`: unchecked for objects, a conversion for numbers.
  case unchecked
}

/// `{ [view = self.view] point in … }` · `^BOOL(CGPoint point) { … }`
public struct Closure: Sendable {
  /// Empty too where the body uses `$0`.
  public var parameters: [Parameter]
  /// Captures with a value of their own; `[weak self]` is not listed.
  public var captures: [Argument]
  /// A Swift body of one expression is a `return`.
  public var body: [Statement]

  public init(parameters: [Parameter] = [], captures: [Argument] = [], body: [Statement]) {
    self.parameters = parameters
    self.captures = captures
    self.body = body
  }
}
