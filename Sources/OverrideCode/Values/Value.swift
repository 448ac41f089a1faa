import HitTesting

/// A value that an override's code computes with.
///
/// Structures are copied with the value, as in both languages; the class instances inside are shared. A number keeps
/// whether it is an integer, because `1 / 2` depends on it; `CGFloat`, `Double` and `Float` are one kind.
enum Value {
  /// `nil`, `Nil`, `NULL`.
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  indirect case transform(AffineTransform)
  /// A view or a window of the scene.
  case view(ViewID)
  /// The model layer of a view: there is no animation in a scene, so that its presentation layer is the same.
  case layer(ViewID)
  /// A responder that is no view: a controller, the window scene, the application, its delegate.
  case responder(Responder)
  case event(Event)
  case touch(TouchValue)
  /// An object or structure that is no view of the scene.
  case object(ObjectValue)
  /// A class or another type as a value, by its name.
  case type(String)
  case selector(String)
  case keyPath([String])
  case path(PathValue)
  case array(ArrayValue)
  case dictionary(DictionaryValue)
  case range(RangeValue)
  case closure(ClosureValue)
  case enumCase(EnumValue)
  case tuple(TupleValue)
  /// What a question was asked about; it stands in for the answer so that further questions come up.
  case unknown(UnknownValue)
}

/// `Array`, `Set`, `NSArray` and C arrays. Swift's copies are made where one is changed: see `BuiltinMethod.isMutating`.
final class ArrayValue {
  enum Kind { case array, set }

  var elements: [Value]
  let kind: Kind

  init(_ elements: [Value], kind: Kind = .array) {
    self.elements = elements
    self.kind = kind
  }
}

/// `Dictionary` and `NSDictionary`, in the order of insertion.
final class DictionaryValue {
  var entries: [(key: Value, value: Value)]

  init(_ entries: [(key: Value, value: Value)] = []) { self.entries = entries }

  subscript(key: Value) -> Value {
    get { entries.first { $0.key.equals(key) }?.value ?? .null }
    set {
      let index = entries.firstIndex { $0.key.equals(key) }
      switch (index, newValue) {
      case (let index?, .null): entries.remove(at: index)
      case (let index?, _): entries[index].value = newValue
      case (nil, .null): break
      case (nil, _): entries.append((key, newValue))
      }
    }
  }
}

/// `1..<4`, `0.5...1`, `1...`; an end that is not there is infinite.
struct RangeValue {
  var lower: Double
  var upper: Double
  var isClosed: Bool
  var isInteger: Bool

  func contains(_ number: Double) -> Bool {
    number >= lower && (isClosed ? number <= upper : number < upper)
  }

  /// How many integers are in it.
  var count: Int {
    guard lower.isFinite, upper.isFinite, upper >= lower else { return 0 }
    return Int(upper - lower) + (isClosed ? 1 : 0)
  }
}

/// A case of an enum, or an Objective-C constant.
final class EnumValue {
  /// Nil where only the name is known: `.automatic` from a scene, a constant of a header.
  let type: String?
  let name: String
  let rawValue: Value
  let associated: [Value]

  init(type: String? = nil, name: String, rawValue: Value = .null, associated: [Value] = []) {
    self.type = type
    self.name = name
    self.rawValue = rawValue
    self.associated = associated
  }
}

final class TupleValue {
  var elements: [Value]
  let labels: [String?]

  init(_ elements: [Value], labels: [String?]) {
    self.elements = elements
    self.labels = labels
  }
}

/// A finger as `touchesBegan` and its neighbours see it.
final class TouchValue {
  let message: TouchMessage

  init(_ message: TouchMessage) { self.message = message }
}

/// The place of a value that the scene does not give: `delegate.theme`.
final class UnknownValue {
  let path: String
  init(path: String) { self.path = path }
}
