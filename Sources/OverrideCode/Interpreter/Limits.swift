/// How far the code of an override may go before it is stopped, which ends the touch as a crash would.
public struct Limits: Hashable, Sendable {
  /// Executed statements and rounds of loops for each touch.
  public var steps = 1_000_000
  /// Functions that run inside each other, overrides and helpers together.
  public var depth = 512
  /// Bytes of the stack that the code may take, however deep it is. A run may go on by half as much before it notices;
  /// a program with a small stack, such as a web page, sets less.
  public var stack = 4 << 20

  public init() {}
}
