import HitTesting

// Property observers: what `willSet` and `didSet` do when the code assigns
// (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/#Property-Observers).
extension OverrideInterpreter {
  /// Stores a value in a property and runs the observers that the program has for it, one before and one after.
  ///
  /// - Parameters:
  ///   - code: the code that assigns. An observer's own assignment to its property is not observed, nor are those of an
  ///     initializer.
  ///   - store: stores the value and gives the subject as it is then, which is another one where it is a structure.
  func observing(
    _ info: PropertyInfo?, _ name: MemberName, _ value: Value, of subject: Value, in code: Code,
    store: () throws(OverrideCrash) -> Value
  ) throws(OverrideCrash) {
    guard let info, info.isObserved, !code.isInitializer else {
      _ = try store()
      return
    }
    let (willSet, didSet) = (info.willSet(library), info.didSet(library))
    if code === willSet || code === didSet {
      _ = try store()
      return
    }
    if let willSet { _ = try run(willSet, subject: subject, Arguments(value)) }
    guard let didSet else {
      _ = try store()
      return
    }
    // Nobody may know what it was; then it is asked for where the observer reads it.
    let before = try ownMember(name, of: subject) ?? .unknown(UnknownValue(path: "oldValue"))
    _ = try run(didSet, subject: try store(), Arguments(before))
  }
}

extension Code {
  fileprivate var isInitializer: Bool { name == "init" || name.hasPrefix("init(") }
}
