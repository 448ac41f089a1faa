/// What a value of a scene file may be.
///
/// The reader checks by it and the JSON Schema is made from it, so that both accept the same files.
indirect enum Shape: Sendable {
  case text
  /// A text that is not empty.
  case name
  case bool
  /// `true` alone.
  case yes
  case null
  case number(NumberRange)
  /// One of the words.
  case word([String])
  /// An array with a number for each of the names.
  case numbers([(name: String, range: NumberRange)])
  case list(Shape, atLeast: Int = 0)
  /// An object whose members have rules of their own; its reader opens it.
  case object(ObjectKind)
  /// An object with keys of the author's.
  case map(Shape)
  /// One of several shapes that differ in the kind of JSON value, objects aside.
  case either([Shape])
  /// A shape that may hold itself.
  case nested(NestedShape)

  static let position: Shape = .either([.numbers([("x", .coordinate), ("y", .coordinate)]), .object(.point)])
  static let rectangle: Shape = .either([
    .numbers([("x", .coordinate), ("y", .coordinate), ("width", .length), ("height", .length)]), .object(.rect),
  ])
  static let affineTransform: Shape = .either([
    .numbers(["a", "b", "c", "d", "tx", "ty"].map { ($0, .coordinate) }), .object(.transform),
  ])
}

/// The shapes of values for overrides.
enum NestedShape: String, CaseIterable, Sendable {
  /// What `outlets` holds.
  case outlet
  /// What `properties` and `answers` hold.
  case value

  var shape: Shape {
    switch self {
    case .outlet:
      .either([.null, .name, .list(.nested(.outlet)), .object(.suppliedObject)])
    case .value:
      .either([
        .null, .bool, .number(.finite), .text, .list(.nested(.value)), .object(.point), .object(.rect), .object(.size),
        .object(.insets), .object(.suppliedPath), .object(.closure), .object(.viewReference), .object(.suppliedObject),
      ])
    }
  }

  var documentation: String {
    switch self {
    case .outlet: "An object for overrides: a view's name, null, an object that is no view, or an array of these."
    case .value:
      "A value for overrides: a number, a truth value, a string (`.automatic` is an enum case), null, a point [x, y], "
        + "a rectangle [x, y, width, height], a size, insets, a path, a closure, a view, an object, or an array of these."
    }
  }
}
