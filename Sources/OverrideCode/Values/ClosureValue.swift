/// A closure, a block, a local function, or a function named as a value.
final class ClosureValue {
  enum Body {
    /// Code of the file, with the variables around it.
    case code(Code, outer: Frame?, subject: Value)
    /// Given by the scene: whatever it is called with, it returns this.
    case supplied(Value)
    /// A function that is built in, such as `max` in `reduce(0, max)`.
    case function(BuiltinFunction)
    /// A method of a value: `views.filter(contains)`.
    case method(MemberName, receiver: Value)
    /// `map(\.frame)`
    case keyPath([MemberName])
  }

  let body: Body

  init(_ body: Body) { self.body = body }
}
