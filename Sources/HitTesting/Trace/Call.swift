/// The two methods that hit testing consists of.
public enum HitTestMethod: String, Sendable {
  case hitTest
  case pointInside
}

/// One call of `hitTest` or `pointInside`, as it happened.
public struct Call: Sendable {
  public let view: ViewID
  public let method: HitTestMethod
  /// In the view's own coordinates.
  public let point: Point
  /// Whether an override (or a declared behavior) called it on `super`: the view was asked already.
  public let isSuper: Bool
  /// The override that answered; nil for UIKit's own method.
  public let source: OverrideSource?
  /// How many calls this one is inside of.
  public let depth: Int
  /// The step of the calling override that made this call, by its index in the caller's `steps`.
  public let callerStep: Int?

  public internal(set) var result: Result
  /// What decided a negative answer of UIKit's own method; nil for a positive one and for an override.
  public internal(set) var reason: Reason?
  /// The lines of the override that were executed.
  public internal(set) var steps: [Step] = []
  /// The index behind the last call inside this one, in the trace's `calls`.
  public internal(set) var end: Int

  public enum Result: Hashable, Sendable {
    case view(ViewID?)
    case inside(Bool)
    /// An override crashed, or was cut off, before it answered.
    case none
  }

  /// What turned the touch away.
  public enum Reason: Hashable, Sendable {
    case flag(Flag)
    case pointInsideFalse
    case singularTransform
  }
}

/// Where an override stands.
public enum OverrideSource: Hashable, Sendable {
  /// Declared in the scene.
  case behavior
  case code(SourceLocation)
}

/// A place in a source file; line and column count from 1.
public struct SourceLocation: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// One executed line of an override.
public struct Step: Sendable {
  public var line: Int
  public var column: Int
  /// What the line did, in the override's language: `point = (12, 40)`.
  public var text: String
  public var effect: Effect?

  public init(line: Int, column: Int = 1, text: String, effect: Effect? = nil) {
    self.line = line
    self.column = column
    self.text = text
    self.effect = effect
  }

  /// Something that the code would do to the world outside the hit test; it is recorded, not performed.
  public struct Effect: Hashable, Sendable {
    public var description: String
    public init(description: String) { self.description = description }
  }
}

/// The end that an override's code would bring to the program: a nil unwrapped by force, endless recursion.
public struct OverrideCrash: Error, Hashable, Sendable {
  public var message: String
  public var source: SourceLocation?

  public init(message: String, source: SourceLocation? = nil) {
    self.message = message
    self.source = source
  }
}
