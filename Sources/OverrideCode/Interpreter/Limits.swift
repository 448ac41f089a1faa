/// How far the code of an override may go before it is stopped, which ends the touch as a crash would.
public struct Limits: Hashable, Sendable {
  /// Executed statements and rounds of loops for each touch.
  public var steps = 1_000_000
  /// Functions that run inside each other, overrides and helpers together.
  public var depth = 512
  /// Expressions and statements inside each other, over all functions that run inside each other: what bounds the
  /// stack. A program with a small stack, such as a web page, sets less.
  public var nesting = 12_000

  public init() {}
}
